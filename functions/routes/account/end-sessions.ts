import type { UserPool } from "#functions/providers/identity/user-pool";
import type { UserRepository } from "#functions/repositories/users";
import { userPool, users } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { clearCookie, SESSION_COOKIE } from "#functions/shell/cookies";
import { logFault } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";

type Services = {
  users: Pick<UserRepository, "update">;
  pool: Pick<UserPool, "signOutEverywhere">;
  now: () => Date;
};

/** Signs the member out everywhere, here too. Should the pool not answer, every session is over nevertheless. */
export async function endSessions(
  { user: { userId }, session, requestId }: RequestOf<"account/end-sessions">,
  { users, pool, now }: Services,
) {
  await users.update(userId, { sessionsFrom: now().toISOString() });
  await pool
    .signOutEverywhere(session.poolUsername ?? userId)
    .catch(logFault({ route: "account/end-sessions", requestId, actorId: userId }));
  return reply(undefined, { cookies: [clearCookie(SESSION_COOKIE)] });
}

export const handler = apiHandler("account/end-sessions", endSessions, () => ({
  users: users(),
  pool: userPool(),
  now,
}));
