import { documents } from "#functions/repositories/documents-client";
import { HistoryRepository } from "#functions/repositories/history";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { env } from "#functions/shell/env";

type Services = { history: Pick<HistoryRepository, "openings"> };

/** Who opened what of the member's data, when and why, newest first. */
export async function listOpenings({ user }: Pick<RequestOf<"account/list-openings">, "user">, { history }: Services) {
  return { openings: await history.openings(user.userId) };
}

export const handler = apiHandler("account/list-openings", listOpenings, () => ({
  history: new HistoryRepository(documents(), env("USERS_TABLE")),
}));
