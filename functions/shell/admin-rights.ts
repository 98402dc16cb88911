import type { Requester } from "#functions/repositories/disputes";
import type { SessionRecord } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { optionalEnv } from "./env";

type Caller = {
  user: Pick<UserRecord, "userId" | "isAdmin" | "secondFactorSince">;
  session?: Pick<SessionRecord, "hasSecondFactor">;
};

/**
 * Whether a session was opened without a second factor where the deployment asks one of administrators. It is the account's own
 * that counts, whichever way the session began: what the outside provider asked for is not known.
 */
export function lacksSecondFactor({ user, session }: Caller): boolean {
  const hasBoth = session?.hasSecondFactor === true && user.secondFactorSince !== undefined;
  return !hasBoth && optionalEnv("REQUIRE_ADMIN_SECOND_FACTOR") === "true";
}

/**
 * Who asks on a route that serves members their own and administrators all records: an administrator only with what the
 * administrators' own routes ask of them, else a member like others. The route needs `REQUIRE_ADMIN_SECOND_FACTOR`.
 */
export function requesterOf(caller: Caller): Requester {
  const { userId, isAdmin } = caller.user;
  return { userId, isAdmin: isAdmin && !lacksSecondFactor(caller) };
}
