import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

/** Who is signed in, whichever way the session began. Costs nothing beyond the shell. */
export async function getUser({ user }: RequestOf<"auth/get-user">, services: { now: () => Date }) {
  return userView(user, services.now());
}

export const handler = apiHandler("auth/get-user", getUser, () => ({ now }));
