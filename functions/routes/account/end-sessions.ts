import { UserPool } from "#functions/providers/identity/user-pool";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { cognito } from "#functions/runtime/aws-cognito";
import { documents } from "#functions/runtime/aws-dynamodb";
import { clearCookie, SESSION_COOKIE } from "#functions/runtime/cookies";
import { env } from "#functions/runtime/env";
import { faultOf, log } from "#functions/runtime/log";
import { now } from "#functions/runtime/now";
import { reply } from "#functions/runtime/reply";

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
  await pool.signOutEverywhere(session.poolUsername ?? userId).catch((error: unknown) => {
    log({ event: "fault", route: "account/end-sessions", requestId, actorId: userId, fault: faultOf(error) });
  });
  return reply(undefined, { cookies: [clearCookie(SESSION_COOKIE)] });
}

export const handler = apiHandler("account/end-sessions", endSessions, () => ({
  users: new UserRepository(documents(), env("USERS_TABLE")),
  pool: new UserPool(cognito(), env("USER_POOL_ID")),
  now,
}));
