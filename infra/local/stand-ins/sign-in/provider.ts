import { randomBytes } from "node:crypto";
import type { Configuration, KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Pool } from "../cognito/pool";
import type { OutsideAccounts } from "./accounts";

export type SignInSettings = {
  folder: string;
  pool: Pool;
  /** Where it is mounted on the one port, such as `/__local/sign-in`. */
  prefix: string;
  callbackUrls: string[];
  logoutUrls: string[];
  /** The name of the outside provider in the template's pool. */
  providerName: string;
};

/** The pool's domain remembers who signed in, for an hour: the next sign-in asks nothing, unless `/logout` came between. */
export const SESSION_COOKIE = "cognito";
const SESSION_SECONDS = 3_600;

/**
 * An OpenID provider in the place of the pool's domain: it keeps the code flow's rules (client, redirect address, PKCE,
 * one use of a code), and what it hands out in the end are the pool's own tokens.
 *
 * Source: Amazon Cognito Developer Guide, "Authorize endpoint" and "Token endpoint".
 */
export async function makeProvider(settings: SignInSettings, accounts: OutsideAccounts): Promise<Provider> {
  const provider = await quietly(async () => {
    const { Provider: OpenIdProvider } = await import("oidc-provider");
    return new OpenIdProvider(settings.pool.issuer, configurationOf(settings));
  });
  // It is reached through the one port, whose headers say which address was asked for.
  provider.proxy = true;
  provider.use<object, Pick<KoaContextWithOIDC, "oidc">>(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route === "token" && ctx.status === 200) await givePoolTokens(ctx, settings, accounts);
  });
  return provider;
}

function configurationOf({ pool, prefix, callbackUrls }: SignInSettings): Configuration {
  const { id, secret } = pool.client;
  return {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: callbackUrls,
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: secret === undefined ? "none" : "client_secret_basic",
      },
    ],
    routes: { authorization: "/oauth2/authorize", token: "/oauth2/token", jwks: "/.well-known/jwks.json" },
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    jwks: { keys: [pool.key.privateJwk()] },
    cookies: { keys: [randomBytes(32).toString("hex")], names: { session: SESSION_COOKIE } },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { url: (_, { uid }) => `${prefix}/choose/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    loadExistingGrant: grantEverything,
    renderError: (ctx, { error, error_description: why }) => {
      ctx.type = "text/plain";
      ctx.body = `${error}: ${why ?? ""}`;
    },
    ttl: {
      AuthorizationCode: 300,
      AccessToken: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
    },
  };
}

type TokenContext = Pick<KoaContextWithOIDC, "oidc"> & { status: number; body: unknown };

// The pool asks for no consent to its own client.
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

async function givePoolTokens(ctx: TokenContext, settings: SignInSettings, accounts: OutsideAccounts) {
  const { pool, providerName } = settings;
  const account = accounts.find(ctx.oidc.account?.accountId ?? "");
  const user = account && (await pool.outsideUser(providerName, account.subject, attributesOf(account)));
  if (!user?.isEnabled) {
    ctx.status = 400;
    ctx.body = { error: "invalid_grant" };
    return;
  }
  const identity = { userId: account?.subject, providerName, providerType: "OIDC", primary: "true" };
  const nonce = ctx.oidc.entities.AuthorizationCode?.nonce;
  const tokens = await pool.signIn(user, { nonce, identities: [identity] });
  ctx.body = {
    id_token: tokens.IdToken,
    access_token: tokens.AccessToken,
    refresh_token: tokens.RefreshToken,
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  };
}

function attributesOf({ email, firstName, lastName }: { email: string; firstName: string; lastName: string }) {
  return { email, email_verified: "true", given_name: firstName, family_name: lastName };
}

/** Without the notices on how to run it in production, and on Node 20, that it prints while it is loaded and made. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn, info } = console;
  Object.assign(console, { warn: () => {}, info: () => {} });
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}
