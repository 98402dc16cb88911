import type { UserRepository } from "#functions/repositories/users";
import { adminKey, limits, openStates, users } from "#functions/services";
import { type ActivationServices, activateMember } from "#functions/services/billing/activate-member";
import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

export type ActivateServices = ActivationServices & {
  users: Pick<UserRepository, "get" | "update">;
  now: () => Date;
};

/** An administrator activates a member whose payment they have verified. @throws AppError NOT_FOUND, NOT_PENDING */
export async function activate({ user: admin, body }: RequestOf<"subscription/activate">, services: ActivateServices) {
  const at = services.now();
  const member = await services.users.get(body.userId);
  return userView(await activateMember(member, admin.userId, services, at), at);
}

export const handler = apiHandler("subscription/activate", activate, () => ({
  users: users(),
  limits: limits(),
  adminKey,
  openStates: openStates(),
  now,
}));
