import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { now } from "#functions/runtime/now";
import { userView } from "#functions/runtime/user-view";

/** Who is signed in, whichever way the session began. Costs nothing beyond the shell. */
export async function getUser({ user }: RequestOf<"auth/get-user">, services: { now: () => Date }) {
  return userView(user, services.now());
}

export const handler = apiHandler("auth/get-user", getUser, () => ({ now }));
