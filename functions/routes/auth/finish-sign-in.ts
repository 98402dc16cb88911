import { timingSafeEqual } from "node:crypto";
import type { Identity } from "#functions/providers/identity/identity-token";
import { OutsideSignIn } from "#functions/providers/identity/outside-sign-in";
import { AdminRepository } from "#functions/repositories/admins";
import { newMember } from "#functions/repositories/new-user";
import { newSession, SessionRepository } from "#functions/repositories/sessions";
import { type UserChanges, type UserRecord, UserRepository } from "#functions/repositories/users";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { clearCookie, SESSION_COOKIE } from "#functions/runtime/cookies";
import { type OwnerServices, recogniseOwner } from "#functions/runtime/deployment-owner";
import { env } from "#functions/runtime/env";
import { faultOf, log } from "#functions/runtime/log";
import { now } from "#functions/runtime/now";
import { isOwnPath } from "#functions/runtime/own-path";
import { redirectTo } from "#functions/runtime/reply";
import { decodeSignIn, type PendingSignIn, SIGN_IN_COOKIE } from "#functions/runtime/sign-in-cookie";
import { deployedIdentityReader } from "#functions/runtime/user-pool";
import type { Language } from "#shared/api/schemas/common";

export type FinishServices = OwnerServices & {
  users: Pick<UserRepository, "getByIdentity" | "getByEmail" | "update" | "register" | "link">;
  sessions: Pick<SessionRepository, "open" | "close" | "find">;
  outside: Pick<OutsideSignIn, "identityOf">;
  now: () => Date;
};

/** Why a sign-in came to nothing, for the sign-in screen: `/login?error=…`. */
type Failure = "provider" | "state" | "email" | "unproven" | "disabled";

/**
 * Takes the browser back from the outside provider: redeems the code, verifies the token and its nonce, finds or makes the
 * member, opens a session. A person is known by the provider's own name for them, or by an e-mail that the provider has
 * verified; an unverified one opens nobody's account. Every failure leads to the sign-in screen.
 *
 * An account whose own e-mail nobody has proven is not joined: whoever registered somebody else's address with a password
 * would share what its owner does there. Who is signed in to that very account has both, and joins them.
 */
export async function finishSignIn(request: RequestOf<"auth/finish-sign-in">, services: FinishServices) {
  const { query, cookies, language, requestId } = request;
  const pending = decodeSignIn(cookies[SIGN_IN_COOKIE]);
  if (query.error || !query.code) return failed("provider");
  if (!pending || !isSame(query.state, pending.state)) return failed("state");

  const identity = await redeemed(query.code, pending, services, requestId);
  if (!identity) return failed("provider");
  const at = services.now();
  const old = cookies[SESSION_COOKIE];
  const user = await memberOf(identity, { language, sessionId: old }, services, at);
  if (typeof user === "string") return failed(user);
  if (user.disabledAt) return failed("disabled");

  const session = await services.sessions.open(newSession(user.userId, "provider", at, identity.username));
  if (old) await services.sessions.close(old);
  await recogniseOwner(user, services, at);
  const returnTo = isOwnPath(pending.returnTo) ? pending.returnTo : "/dashboard";
  return redirectTo(returnTo, { session, cookies: [clearCookie(SIGN_IN_COOKIE)] });
}

async function redeemed(
  code: string,
  { codeVerifier, nonce }: PendingSignIn,
  { outside }: FinishServices,
  requestId: string,
): Promise<Identity | undefined> {
  try {
    const identity = await outside.identityOf({ code, codeVerifier });
    return isSame(identity.nonce, nonce) ? identity : undefined;
  } catch (error) {
    log({ event: "refusal", route: "auth/finish-sign-in", requestId, outcome: "provider", fault: faultOf(error) });
    return undefined;
  }
}

type Browser = { language: Language; sessionId?: string };

async function memberOf(
  identity: Identity,
  { language, sessionId }: Browser,
  services: FinishServices,
  at: Date,
): Promise<UserRecord | Failure> {
  const { users } = services;
  const known = await users.getByIdentity(identity.subject);
  if (known) return signedIn(known, services, at);

  const email = identity.isEmailVerified ? identity.email : undefined;
  if (email === undefined) return "email";
  const sameEmail = await users.getByEmail(email);
  if (!sameEmail) return opened({ ...identity, email }, language, services, at);

  const isOwn = sameEmail.emailProvenAt !== undefined || (await isSignedIn(sameEmail, sessionId, services, at));
  if (!isOwn) return "unproven";
  await users.link(sameEmail.userId, identity);
  return signedIn(sameEmail, services, at, { emailProvenAt: sameEmail.emailProvenAt ?? at.toISOString() });
}

async function isSignedIn(
  { userId }: UserRecord,
  sessionId: string | undefined,
  { sessions }: FinishServices,
  at: Date,
): Promise<boolean> {
  const session = sessionId === undefined ? undefined : await sessions.find(sessionId, at);
  return session?.kind === "member" && session.memberId === userId;
}

function signedIn(
  user: UserRecord,
  { users }: FinishServices,
  at: Date,
  changes: UserChanges = {},
): Promise<UserRecord> | UserRecord {
  if (user.disabledAt) return user;
  return users.update(user.userId, {
    lastLoginAt: at.toISOString(),
    signInMethod: "provider",
    ...changes,
  });
}

function opened(
  { subject, username, email, firstName, lastName }: Identity & { email: string },
  language: Language,
  { users }: FinishServices,
  at: Date,
): Promise<UserRecord> {
  const names = { firstName: firstName || nameIn(email), lastName: lastName ?? "" };
  const fresh = newMember(language, { email, ...names, signInMethod: "provider", isAdmin: false }, at);
  return users.register({ member: { ...fresh, emailProvenAt: at.toISOString() }, outside: { subject, username } });
}

function nameIn(email: string): string {
  return email.slice(0, email.indexOf("@"));
}

function isSame(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function failed(why: Failure) {
  return redirectTo(`/login?error=${why}`, { cookies: [clearCookie(SIGN_IN_COOKIE)] });
}

export const handler = apiHandler("auth/finish-sign-in", finishSignIn, () => ({
  users: new UserRepository(documents(), env("USERS_TABLE")),
  admins: new AdminRepository(documents(), env("USERS_TABLE")),
  sessions: new SessionRepository(documents(), env("USERS_TABLE")),
  outside: new OutsideSignIn(
    {
      authDomain: env("AUTH_DOMAIN"),
      clientId: env("USER_POOL_CLIENT_ID"),
      redirectUri: `${env("SITE_ORIGIN")}/api/callback`,
    },
    deployedIdentityReader(),
  ),
  now,
}));
