import { LimitRepository } from "#functions/repositories/limits";
import { UserRepository } from "#functions/repositories/users";
import { type ActivationServices, activateMember } from "#functions/runtime/activate-member";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { secret } from "#functions/runtime/aws-secrets";
import { env } from "#functions/runtime/env";
import { now } from "#functions/runtime/now";
import { userView } from "#functions/runtime/user-view";

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
