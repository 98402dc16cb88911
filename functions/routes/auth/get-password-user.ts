import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { now } from "#functions/runtime/now";
import { userView } from "#functions/runtime/user-view";
import { AppError } from "#shared/api/errors";

/** Who is signed in, when the session began with a password. @throws AppError UNAUTHENTICATED otherwise */
export async function getPasswordUser(
  { user, session }: RequestOf<"auth/get-password-user">,
  services: { now: () => Date },
) {
  if (session.method !== "password") throw new AppError("UNAUTHENTICATED");
  return userView(user, services.now());
}

export const handler = apiHandler("auth/get-password-user", getPasswordUser, () => ({ now }));
