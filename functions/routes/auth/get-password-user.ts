import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
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
