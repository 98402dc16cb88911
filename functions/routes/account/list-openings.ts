import type { HistoryRepository } from "#functions/repositories/history";
import { history } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";

type Services = { history: Pick<HistoryRepository, "openings"> };

/** Who opened what of the member's data, when and why, newest first. */
export async function listOpenings({ user }: Pick<RequestOf<"account/list-openings">, "user">, { history }: Services) {
  return { openings: await history.openings(user.userId) };
}

export const handler = apiHandler("account/list-openings", listOpenings, () => ({
  history: history(),
}));
