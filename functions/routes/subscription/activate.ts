import { secret } from "#functions/providers/aws/secrets";
import { documents } from "#functions/repositories/documents-client";
import { LimitRepository } from "#functions/repositories/limits";
import { UserRepository } from "#functions/repositories/users";
import { type ActivationServices, activateMember } from "#functions/services/billing/activate-member";
import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { env } from "#functions/shell/env";
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
  users: new UserRepository(documents(), env("USERS_TABLE")),
  limits: new LimitRepository(documents(), env("USERS_TABLE")),
  adminKey: () => secret(env("ADMIN_KEY_SECRET")),
  now,
}));
