import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { ServiceError } from "../stand-in";
import { AppClient, type AppClientSettings } from "./app-client";
import { Lockout } from "./lockout";
import type { PasswordPolicy } from "./passwords";
import { type Claims, SigningKey } from "./signing-key";
import { stepOf } from "./totp";
import { type PoolUser, PoolUsers, type RefreshGrant } from "./users";

export type PoolSettings = AppClientSettings & {
  folder: string;
  /** Well formed, such as `us-east-1_Local1234`. */
  poolId: string;
  isEmailUsername?: boolean;
  /** `UsernameConfiguration.CaseSensitive`; a pool that does not say so flattens what it puts out to lower case. */
  isCaseSensitive?: boolean;
  /** How long a sign-in can be refreshed; 30 days unless said. */
  refreshHours?: number;
  passwordPolicy?: PasswordPolicy;
  now: () => Date;
};

export type PoolTokens = {
  IdToken: string;
  AccessToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: "Bearer";
};

const HOUR_MS = 3_600_000;
const REFRESH_HOURS = 30 * 24;
const MOST_GRANTS = 20;
/** Codes of older steps are too old in any case. */
const MOST_STEPS = 10;

/**
 * A user pool on one machine: its users, its signing key, and the tokens it gives.
 *
 * Source of the claims: Amazon Cognito Developer Guide, "Understanding the identity (ID) token" and "… the access token".
 */
export class Pool {
  readonly lockout = new Lockout();

  private constructor(
    readonly settings: PoolSettings,
    readonly users: PoolUsers,
    readonly key: SigningKey,
    readonly client: AppClient,
  ) {}

  static async open(settings: PoolSettings): Promise<Pool> {
    const { folder, isEmailUsername = false, isCaseSensitive = false, now } = settings;
    const users = await PoolUsers.in(join(folder, "users"), { isEmailUsername, isCaseSensitive }, now);
    return new Pool(settings, users, await SigningKey.in(folder), await AppClient.in(folder, settings));
  }

  get issuer(): string {
    const { poolId } = this.settings;
    return `https://cognito-idp.${poolId.split("_")[0]}.amazonaws.com/${poolId}`;
  }

  /** Opens a sign-in of its own; with all three tokens. `idClaims` are added to the id token. */
  async signIn(user: PoolUser, idClaims: Claims = {}): Promise<PoolTokens> {
    const at = this.settings.now().getTime();
    const refreshToken = randomBytes(48).toString("base64url");
    const grant: RefreshGrant = {
      hash: hashOf(refreshToken),
      origin: randomUUID(),
      clientId: this.client.id,
      signedInAt: at,
      expiresAt: at + (this.settings.refreshHours ?? REFRESH_HOURS) * HOUR_MS,
    };
    const living = this.users.get(user.username).grants.filter(({ expiresAt }) => expiresAt > at);
    await this.users.change(user, { grants: [...living, grant].slice(-MOST_GRANTS) });
    return { ...this.tokens(user, grant, idClaims), RefreshToken: refreshToken };
  }

  /** @throws ServiceError NotAuthorizedException when the token is unknown, revoked or too old */
  refresh(refreshToken: string): { user: PoolUser; tokens: PoolTokens } {
    const found = this.holderOf(refreshToken);
    if (found === undefined || found.grant.expiresAt <= this.settings.now().getTime()) {
      throw new ServiceError("NotAuthorizedException", "Invalid Refresh Token");
    }
    if (!found.user.isEnabled) throw new ServiceError("NotAuthorizedException", "User is disabled.");
    return { user: found.user, tokens: this.tokens(found.user, found.grant) };
  }

  /** Ends the sign-in that a refresh token belongs to. An unknown token is no error (RFC 7009, section 2.2). */
  async revoke(refreshToken: string): Promise<void> {
    const found = this.holderOf(refreshToken);
    if (found === undefined) return;
    await this.users.change(found.user, { grants: found.user.grants.filter((grant) => grant !== found.grant) });
  }

  /** Who an access token stands for. @throws ServiceError NotAuthorizedException */
  holderOfAccess(accessToken: string): PoolUser {
    const claims = this.key.read(accessToken);
    const user = this.users.find(String(claims.username));
    const isLate = Number(claims.exp) * 1000 <= this.settings.now().getTime();
    if (claims.token_use !== "access") throw new ServiceError("NotAuthorizedException", "Invalid Access Token");
    if (isLate) throw new ServiceError("NotAuthorizedException", "Access Token has expired");
    if (!user?.grants.some(({ origin }) => origin === claims.origin_jti)) {
      throw new ServiceError("NotAuthorizedException", "Access Token has been revoked");
    }
    if (!user.isEnabled) throw new ServiceError("NotAuthorizedException", "User is disabled.");
    return user;
  }

  /**
   * Takes the code of a user's authenticator app, which counts once: RFC 6238, section 5.2.
   *
   * @throws ServiceError CodeMismatchException, ExpiredCodeException when it was taken before
   */
  async withCode(user: PoolUser, code: string): Promise<PoolUser> {
    const { softwareToken } = this.users.get(user.username);
    const step = softwareToken && stepOf(softwareToken.secret, code, this.settings.now());
    if (step === undefined) throw new ServiceError("CodeMismatchException", "Invalid code received for user");
    if (softwareToken?.usedSteps.includes(step)) {
      throw new ServiceError("ExpiredCodeException", "Your software token has already been used once.");
    }
    const usedSteps = [...(softwareToken?.usedSteps ?? []), step].slice(-MOST_STEPS);
    return this.users.change(user, { softwareToken: softwareToken && { ...softwareToken, usedSteps } });
  }

  /** The pool's user for a person whom an outside provider vouched for, made at the first sign-in. */
  async outsideUser(provider: string, subject: string, attributes: Record<string, string>): Promise<PoolUser> {
    const name = `${provider}_${subject}`;
    const known = this.users.find(name);
    if (known) return this.users.change(known, { attributes: { ...known.attributes, ...attributes } });
    return this.users.create(name, "EXTERNAL_PROVIDER", attributes);
  }

  private holderOf(refreshToken: string): { user: PoolUser; grant: RefreshGrant } | undefined {
    const hash = hashOf(refreshToken);
    for (const user of this.users.all()) {
      const grant = user.grants.find((one) => one.hash === hash);
      if (grant) return { user, grant };
    }
    return undefined;
  }

  private tokens(user: PoolUser, grant: RefreshGrant, idClaims: Claims = {}): PoolTokens {
    const at = Math.floor(this.settings.now().getTime() / 1000);
    const { email_verified: verified, ...attributes } = user.attributes;
    const common = {
      sub: user.id,
      iss: this.issuer,
      origin_jti: grant.origin,
      event_id: randomUUID(),
      auth_time: Math.floor(grant.signedInAt / 1000),
      iat: at,
      exp: at + HOUR_MS / 1000,
    };
    const AccessToken = this.key.sign({
      ...common,
      client_id: grant.clientId,
      token_use: "access",
      scope: user.status === "EXTERNAL_PROVIDER" ? "openid email profile" : "aws.cognito.signin.user.admin",
      username: user.username,
      jti: randomUUID(),
    });
    const IdToken = this.key.sign({
      ...attributes,
      ...(verified !== undefined && { email_verified: verified === "true" }),
      ...idClaims,
      ...common,
      aud: grant.clientId,
      token_use: "id",
      "cognito:username": user.username,
      jti: randomUUID(),
    });
    return { IdToken, AccessToken, ExpiresIn: HOUR_MS / 1000, TokenType: "Bearer" };
  }
}

/** @throws ServiceError ResourceNotFoundException for another pool's id */
export function assertPool(pool: Pool, poolId: string): void {
  if (poolId === pool.settings.poolId) return;
  throw new ServiceError("ResourceNotFoundException", `User pool ${poolId} does not exist.`);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
