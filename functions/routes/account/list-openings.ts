import { HistoryRepository } from "#functions/repositories/history";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";

type Services = { history: Pick<HistoryRepository, "openings"> };

/** Who opened what of the member's data, when and why, newest first. */
export async function listOpenings({ user }: Pick<RequestOf<"account/list-openings">, "user">, { history }: Services) {
  return { openings: await history.openings(user.userId) };
}

export const handler = apiHandler("account/list-openings", listOpenings, () => ({
  history: new HistoryRepository(documents(), env("USERS_TABLE")),
}));
