import type { AdminRepository } from "#functions/repositories/admins";
import { changeBy } from "#functions/repositories/change-by";
import type { UserRepository } from "#functions/repositories/users";
import { admins, users } from "#functions/services";
import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

export type SetAdminStatusServices = {
  users: Pick<UserRepository, "get">;
  admins: Pick<AdminRepository, "make" | "unmake">;
  now: () => Date;
};

/**
 * Makes or unmakes an administrator, effective at their next request. No one changes their own role, so one always remains.
 * `follow-members` makes the entry of the audit log.
 *
 * @throws AppError OWN_ADMIN_STATUS, NOT_FOUND, LAST_ADMIN when the caller was unmade in the meantime, CONFLICT when someone else
 * has just done it
 */
export async function setAdminStatus(
  { user: admin, params, body: { isAdmin } }: RequestOf<"admin/set-admin-status">,
  { users, admins, now }: SetAdminStatusServices,
) {
  const at = now();
  if (params.userId === admin.userId) throw new AppError("OWN_ADMIN_STATUS");
  const member = await users.get(params.userId);
  if (!member?.registeredAt) throw new AppError("NOT_FOUND");
  if (member.isAdmin === isAdmin) return userView(member, at);

  if (isAdmin) await admins.make(member.userId, changeBy(admin.userId, "made_admin", at));
  else await admins.unmake(member.userId, changeBy(admin.userId, "unmade_admin", at));
  return userView({ ...member, isAdmin }, at);
}

export const handler = apiHandler("admin/set-admin-status", setAdminStatus, () => ({
  users: users(),
  admins: admins(),
  now,
}));
