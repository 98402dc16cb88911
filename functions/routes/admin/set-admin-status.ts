import { AdminRepository } from "#functions/repositories/admins";
import { HistoryRepository } from "#functions/repositories/history";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { now } from "#functions/runtime/now";
import { changeBy } from "#functions/runtime/subscription-changes";
import { userView } from "#functions/runtime/user-view";
import { AppError } from "#shared/api/errors";

export type SetAdminStatusServices = {
  users: Pick<UserRepository, "get" | "update">;
  admins: Pick<AdminRepository, "make" | "unmake">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/**
 * Makes or unmakes an administrator, effective at their next request. Nobody changes their own role, so one always remains.
 *
 * @throws AppError OWN_ADMIN_STATUS, NOT_FOUND, LAST_ADMIN when the caller was unmade in the meantime
 */
export async function setAdminStatus(
  { user: admin, params, body: { isAdmin } }: RequestOf<"admin/set-admin-status">,
  { users, admins, history, now }: SetAdminStatusServices,
) {
  const at = now();
  if (params.userId === admin.userId) throw new AppError("OWN_ADMIN_STATUS");
  const member = await users.get(params.userId);
  if (!member?.registeredAt) throw new AppError("NOT_FOUND");
  if (member.isAdmin === isAdmin) return userView(member, at);

  if (!isAdmin) await admins.unmake(member.userId, admin.userId);
  const change = changeBy(admin.userId, isAdmin ? "made_admin" : "unmade_admin", at);
  const changed = await users.update(member.userId, { isAdmin }, { only: { isAdmin: !isAdmin } });
  if (isAdmin) await admins.make(member.userId);
  await history.audit({
    ...change,
    userId: member.userId,
    before: { isAdmin: !isAdmin },
    after: { isAdmin },
  });
  return userView(changed, at);
}

export const handler = apiHandler("admin/set-admin-status", setAdminStatus, () => ({
  users: new UserRepository(documents(), env("USERS_TABLE")),
  admins: new AdminRepository(documents(), env("USERS_TABLE")),
  history: new HistoryRepository(documents(), env("USERS_TABLE")),
  now,
}));
