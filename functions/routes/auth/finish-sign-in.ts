import { timingSafeEqual } from "node:crypto";
import type { Identity } from "#functions/providers/identity/identity-token";
import { type OutsideSignIn, OutsideUnavailable } from "#functions/providers/identity/outside-sign-in";
import { newMember } from "#functions/repositories/new-user";
import { newSession, type SessionRepository } from "#functions/repositories/sessions";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { admins, outsideSignIn, sessions, users } from "#functions/services";
import { type OwnerServices, recogniseOwner } from "#functions/services/members/deployment-owner";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { clearCookie, SESSION_COOKIE } from "#functions/shell/cookies";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { redirectTo } from "#functions/shell/reply";
import { decodeSignIn, outsideCookie, type PendingSignIn, SIGN_IN_COOKIE } from "#functions/shell/sign-in-cookie";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import type { SignInProblem } from "#shared/api/sign-in-problems";
import { outsideProblemOf } from "#shared/domain/account/outside-sign-in";
import { isOwnPath } from "#shared/domain/account/own-path";

export type FinishServices = OwnerServices & {
  users: Pick<UserRepository, "getByIdentity" | "getByEmail" | "update" | "register" | "link">;
  sessions: Pick<SessionRepository, "open" | "close">;
  outside: Pick<OutsideSignIn, "identityOf">;
  now: () => Date;
};

/**
 * Takes the browser back from the outside provider: redeems the code, verifies the token and its nonce, finds or makes the
 * member, opens a session. A person is known by the provider's own name for them, or by an e-mail that the provider has
 * verified; an unverified one opens nobody's account. Every failure leads to the sign-in screen.
 *
 * The account's second factor is asked there, with its password: the user pool, which holds it, takes a code in no other way.
 */
export async function finishSignIn(request: RequestOf<"auth/finish-sign-in">, services: FinishServices) {
  const { query, cookies, language, requestId } = request;
  const pending = decodeSignIn(cookies[SIGN_IN_COOKIE]);
  if (query.error === "access_denied") return failed("cancelled");
  if (query.error || !query.code) return failed("provider");
  if (!pending || !isSame(query.state, pending.state)) return failed("state");

  const returnTo = isOwnPath(pending.returnTo) ? pending.returnTo : "/dashboard";
  const identity = await redeemed(query.code, pending, services, requestId);
  if (typeof identity === "string") return failed(identity, returnTo);
  const at = services.now();
  const old = cookies[SESSION_COOKIE];
  const user = await memberOf(identity, language, services, at);
  if (typeof user === "string") return failed(user, returnTo);

  const { username: poolUsername } = identity;
  const session = await services.sessions.open(newSession(user.userId, "provider", at, { poolUsername }));
  log({ event: "sign-in", outcome: "signed in", subjectId: user.userId, requestId });
  if (old) await services.sessions.close(old);
  await recogniseOwner(user, services, at);
  return redirectTo(returnTo, { session, cookies: [clearCookie(SIGN_IN_COOKIE), outsideCookie()] });
}

async function redeemed(
  code: string,
  { codeVerifier, nonce }: PendingSignIn,
  { outside }: FinishServices,
  requestId: string,
): Promise<Identity | SignInProblem> {
  try {
    const identity = await outside.identityOf({ code, codeVerifier });
    return isSame(identity.nonce, nonce) ? identity : "provider";
  } catch (error) {
    log({ event: "refusal", route: "auth/finish-sign-in", requestId, outcome: "provider", fault: faultOf(error) });
    return error instanceof OutsideUnavailable ? "unavailable" : "provider";
  }
}

async function memberOf(
  identity: Identity,
  language: Language,
  services: FinishServices,
  at: Date,
): Promise<UserRecord | SignInProblem> {
  const { users } = services;
  const known = await users.getByIdentity(identity.subject);
  if (known) return joined(known, services, at);

  const email = identity.isEmailVerified ? identity.email : undefined;
  if (email === undefined) return "email";
  const sameEmail = await users.getByEmail(email);
  if (!sameEmail) return opened({ ...identity, email }, language, services, at);
  return joined(sameEmail, services, at, identity);
}

/** @param identity a name of the provider that is not linked to the account yet */
async function joined(
  user: UserRecord,
  { users }: FinishServices,
  at: Date,
  identity?: Identity,
): Promise<UserRecord | SignInProblem> {
  const problem = outsideProblemOf(user, { isLinked: identity === undefined });
  if (problem) return problem;
  if (identity) await users.link(user.userId, identity);
  return users.update(user.userId, { lastLoginAt: at.toISOString(), signInMethod: "provider" });
}

function opened(
  { subject, username, email, firstName, lastName }: Identity & { email: string },
  language: Language,
  { users }: FinishServices,
  at: Date,
): Promise<UserRecord | SignInProblem> {
  const names = { firstName: firstName || nameIn(email), lastName: lastName ?? "" };
  const fresh = newMember(language, { email, ...names, signInMethod: "provider", isAdmin: false }, at);
  const member = { ...fresh, emailProvenAt: at.toISOString() };
  return users.register({ member, outside: { subject, username } }).catch((error: unknown) => {
    // Another account took the address a moment ago.
    if (error instanceof AppError && error.code === "ACCOUNT_EXISTS") return "unproven";
    throw error;
  });
}

function nameIn(email: string): string {
  return email.slice(0, email.indexOf("@"));
}

function isSame(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** @param returnTo once the code was redeemed: the pool's domain remembers who signed in there */
function failed(why: SignInProblem, returnTo?: string) {
  const query = new URLSearchParams({ error: why, ...(why === "factor" && returnTo && { returnTo }) });
  const remembered = returnTo === undefined ? [] : [outsideCookie()];
  return redirectTo(`/login?${query}`, { cookies: [clearCookie(SIGN_IN_COOKIE), ...remembered] });
}

export const handler = apiHandler("auth/finish-sign-in", finishSignIn, () => ({
  users: users(),
  admins: admins(),
  sessions: sessions(),
  outside: outsideSignIn(),
  now,
}));
