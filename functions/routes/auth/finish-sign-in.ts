import {
  admins,
  emails,
  onboarding,
  openStates,
  outsideSignIn,
  payments,
  reports,
  sessions,
  users,
  writeTogether,
} from "#functions/services";
import { type JoinServices, joinVisitor } from "#functions/services/members/join-visitor";
import { type MemberOfIdentityServices, memberOfIdentity } from "#functions/services/members/member-of-identity";
import { type RedeemServices, redeemSignIn } from "#functions/services/members/redeem-sign-in";
import { type StartSessionServices, startSession } from "#functions/services/members/start-session";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { clearCookie, SESSION_COOKIE } from "#functions/shell/cookies";
import { now } from "#functions/shell/now";
import { redirectTo } from "#functions/shell/reply";
import {
  decodeSignIn,
  HOME,
  isSameSecret,
  outsideCookie,
  SIGN_IN_COOKIE,
  signInAddress,
} from "#functions/shell/sign-in-cookie";
import type { SignInProblem } from "#shared/api/sign-in-problems";
import { isOwnPath } from "#shared/domain/account/own-path";

type Services = RedeemServices & MemberOfIdentityServices & JoinServices & StartSessionServices & { now: () => Date };

/**
 * Takes the browser back from the outside provider: redeems the code, finds or makes the member, opens a session. Every failure
 * leads to the sign-in screen. The account's second factor is asked there, with its password: the user pool, which holds it,
 * takes a code in no other way.
 */
export async function finishSignIn(request: RequestOf<"auth/finish-sign-in">, services: Services) {
  const { query, cookies, language, requestId, userAgent } = request;
  const pending = decodeSignIn(cookies[SIGN_IN_COOKIE]);
  const returnTo = pending && isOwnPath(pending.returnTo) ? pending.returnTo : HOME;
  if (query.error === "access_denied") return failed("cancelled", returnTo);
  if (query.error || !query.code) return failed("provider", returnTo);
  if (!pending || !isSameSecret(query.state, pending.state)) return failed("state", returnTo);

  const identity = await redeemSignIn(query.code, pending, services, requestId);
  if (typeof identity === "string") return failed(identity, returnTo, [outsideCookie()]);
  const at = services.now();
  const user = await memberOfIdentity(identity, { language, cookies, requestId }, services, at);
  if (typeof user === "string") return failed(user, returnTo, [outsideCookie()]);

  await joinVisitor(user, { route: "auth/finish-sign-in", cookies, requestId }, services, at);
  const { username: poolUsername } = identity;
  const signIn = { poolUsername, oldSessionId: cookies[SESSION_COOKIE], requestId, userAgent };
  const { session } = await startSession(user, { method: "provider", ...signIn }, services, at);
  return redirectTo(returnTo, { session, cookies: [clearCookie(SIGN_IN_COOKIE), outsideCookie()] });
}

/**
 * Back to the sign-in screen, which goes on to where this sign-in was to lead.
 *
 * @param cookies once the code was redeemed: the pool's domain remembers who signed in there
 */
function failed(why: SignInProblem, returnTo: string, cookies: string[] = []) {
  return redirectTo(signInAddress(why, returnTo), { cookies: [clearCookie(SIGN_IN_COOKIE), ...cookies] });
}

export const handler = apiHandler("auth/finish-sign-in", finishSignIn, () => ({
  users: users(),
  admins: admins(),
  sessions: sessions(),
  onboarding: onboarding(),
  reports: reports(),
  emails: emails(),
  payments: payments(),
  openStates: openStates(),
  transact: writeTogether,
  outside: outsideSignIn(),
  now,
}));
