import type { Asker } from "#functions/repositories/disputes";
import type { SessionRecord } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { optionalEnv } from "./env";

type Caller = {
  user: Pick<UserRecord, "userId" | "isAdmin" | "secondFactorSince">;
  session?: Pick<SessionRecord, "method">;
};

/** Whether somebody comes with a password alone where the deployment asks more of administrators. */
export function lacksSecondFactor({ user, session }: Caller): boolean {
  // Whoever comes through the outside provider has given it their second factor there.
  const isAlone = session?.method === "password" && user.secondFactorSince === undefined;
  return isAlone && optionalEnv("REQUIRE_ADMIN_SECOND_FACTOR") === "true";
}

/**
 * Who asks on a route that serves members their own and administrators everybody's: an administrator only with what the
 * administrators' own routes ask of them, else a member like others. The route needs `REQUIRE_ADMIN_SECOND_FACTOR`.
 */
export function askerOf(caller: Caller): Asker {
  const { userId, isAdmin } = caller.user;
  return { userId, isAdmin: isAdmin && !lacksSecondFactor(caller) };
}
