import * as z from "zod";
import { OUTSIDE_PROVIDER } from "#shared/domain/account/outside-sign-in";
import type { Identity, ReadIdentity } from "./identity-token";

const LONGEST_MS = 8_000;

export type OutsideSettings = { authDomain: string; clientId: string; redirectUri: string; siteOrigin: string };

/** What a sign-in remembers between leaving for the provider and coming back. */
export type Challenge = { state: string; nonce: string; codeChallenge: string };

/** The provider, or the pool before it, does not answer. */
export class OutsideUnavailable extends Error {}

const Tokens = z.object({ id_token: z.string().min(1) });

/** The outside provider's address to send the browser to: authorization code, PKCE (S256), state, nonce (ASVS 10). */
export function outsideAddress(settings: OutsideSettings, { state, nonce, codeChallenge }: Challenge): string {
  const { authDomain, clientId, redirectUri } = settings;
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: "S256",
    identity_provider: OUTSIDE_PROVIDER,
  });
  return `${authDomain}/oauth2/authorize?${query}`;
}

/**
 * Where a browser leaves the user pool's domain, which remembers for an hour who signed in: without it the next sign-in through
 * the provider would ask nothing. Source: Amazon Cognito Developer Guide, "Logout endpoint".
 *
 * @param next where it leads on to: the domain knows no other addresses of the site
 */
export function outsideLogoutAddress(
  { authDomain, clientId, siteOrigin }: OutsideSettings,
  next: "/" | "/api/login",
): string {
  const query = new URLSearchParams({ client_id: clientId, logout_uri: `${siteOrigin}${next}` });
  return `${authDomain}/logout?${query}`;
}

/** The way back from the outside provider, at the user pool's domain. */
export class OutsideSignIn {
  constructor(
    private readonly settings: OutsideSettings,
    private readonly secret: () => Promise<string>,
    private readonly read: ReadIdentity,
  ) {}

  /**
   * Redeems a code. The tokens are verified and dropped.
   *
   * @throws OutsideUnavailable when no answer comes within 8 s; Error when the code, its verifier or the token is not accepted, or
   * when another than the outside provider vouches for the person
   */
  async identityOf({ code, codeVerifier }: { code: string; codeVerifier: string }): Promise<Identity> {
    const { authDomain, clientId, redirectUri } = this.settings;
    const secret = await this.secret().catch(unavailable);
    const answer = await fetch(`${authDomain}/oauth2/token`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
        // RFC 6749, section 2.3.1.
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`,
      },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: clientId,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      }).toString(),
      signal: AbortSignal.timeout(LONGEST_MS),
    }).catch(unavailable);
    if (answer.status >= 500) throw new OutsideUnavailable(`The token endpoint answered ${answer.status}.`);
    if (!answer.ok) throw new Error(`The token endpoint answered ${answer.status}.`);
    const { id_token: idToken } = Tokens.parse(await answer.json());
    const identity = await this.read(idToken);
    const isOutside = identity.providers.length > 0 && identity.providers.every((name) => name === OUTSIDE_PROVIDER);
    if (!isOutside) throw new Error("The token is not the outside provider's.");
    return identity;
  }
}

function unavailable(error: unknown): never {
  throw new OutsideUnavailable("The token endpoint does not answer.", { cause: error });
}
