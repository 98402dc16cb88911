import type { SettingName } from "#infra/settings/settings";
import { type RouteLine, type RouteName, routes } from "#shared/api/routes";
import { servesAdmins } from "./common";
import type { Needs, TableAction } from "./need";

/** What the shell does for every request of a route: session, access, the visitor's opening, idempotency. */
export function shellNeeds(name: RouteName): Needs {
  const { access, idempotent }: RouteLine = routes[name];
  const users = new Set<TableAction>();
  // Every tenth call of a caller is counted; of signed events those that are refused.
  users.add("UpdateItem");
  // Session and user are read, from the second call on at once; the session's idle end moves on.
  if (access !== "public") users.add("GetItem").add("BatchGetItem").add("UpdateItem");
  // The first onboarding call opens the visitor's session and record.
  if (access === "onboarding") users.add("PutItem");
  // Each try of the administrators' key is counted; a right one resets the count.
  if (access === "admin+key") users.add("UpdateItem").add("DeleteItem");
  // The key is taken, found, given its answer, or given back; a replay may open a session, unless tries to sign in are locked.
  if (idempotent) users.add("PutItem").add("GetItem").add("UpdateItem").add("DeleteItem");

  const settings: SettingName[] = [
    "SITE_ORIGIN",
    "ORIGIN_KEY_DIGEST",
    "PREVIOUS_ORIGIN_KEY_DIGEST",
    "ADDRESS_LIMIT_PER_MINUTE",
    "SESSION_LIMIT_PER_MINUTE",
  ];
  if (access.startsWith("admin")) settings.push(...servesAdmins);
  return { users: [...users], settings };
}
