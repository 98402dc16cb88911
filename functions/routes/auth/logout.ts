import { type OutsideSettings, outsideLogoutAddress } from "#functions/providers/identity/outside-sign-in";
import type { UserPool } from "#functions/providers/identity/user-pool";
import type { SessionRepository } from "#functions/repositories/sessions";
import { outsideIfAny, sessions, userPool } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { clearCookie, ONBOARDING_COOKIE, SESSION_COOKIE } from "#functions/shell/cookies";
import { logFault } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { isForeignPage } from "#functions/shell/origin";
import { redirectTo } from "#functions/shell/reply";
import { OUTSIDE_COOKIE } from "#functions/shell/sign-in-cookie";
import { AppError } from "#shared/api/errors";

export type LogoutServices = {
  sessions: Pick<SessionRepository, "find" | "close">;
  pool: Pick<UserPool, "signOutEverywhere">;
  outside?: OutsideSettings;
  now: () => Date;
};

/**
 * Ends the session, a member's or a visitor's, and revokes what the user pool has issued.
 *
 * No token is kept anywhere after a sign-in; the pool's refresh token, which no one has, is made worthless all the same.
 * Should the pool not answer, the session is over nevertheless. Who came through the outside provider leaves by the pool's domain,
 * which remembers its own sign-in and leads to the front page, too. Where the page stays, the next sign-in through the provider passes there first.
 *
 * @throws AppError FORBIDDEN when another site's page asks for it
 */
export async function logout(
  { query, cookies, headers, requestId }: RequestOf<"auth/logout">,
  services: LogoutServices,
) {
  if (isForeignPage(headers)) throw new AppError("FORBIDDEN");
  const [id, visitorId] = [cookies[SESSION_COOKIE], cookies[ONBOARDING_COOKIE]];
  if (visitorId) await services.sessions.close(visitorId);
  const session = id ? await end(id, requestId, services) : undefined;
  const isRemembered = !query.stays && (cookies[OUTSIDE_COOKIE] !== undefined || session?.method === "provider");
  const { outside } = services;
  return redirectTo(outside && isRemembered ? outsideLogoutAddress(outside, "/") : "/", {
    cookies: [SESSION_COOKIE, ONBOARDING_COOKIE, ...(isRemembered ? [OUTSIDE_COOKIE] : [])].map(clearCookie),
    headers: { "clear-site-data": '"cache"' },
  });
}

async function end(id: string, requestId: string, { sessions, pool, now }: LogoutServices) {
  const session = await sessions.find(id, now());
  await sessions.close(id);
  if (!session) return undefined;
  await pool
    .signOutEverywhere(session.poolUsername ?? session.memberId)
    .catch(logFault({ route: "auth/logout", requestId, actorId: session.memberId }));
  return session;
}

export const handler = apiHandler("auth/logout", logout, () => ({
  sessions: sessions(),
  pool: userPool(),
  outside: outsideIfAny(),
  now,
}));
