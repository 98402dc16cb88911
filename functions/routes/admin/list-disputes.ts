import { DisputeListRepository } from "#functions/repositories/dispute-lists";
import { documents } from "#functions/repositories/documents-client";
import { HistoryRepository } from "#functions/repositories/history";
import { pageRead } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { env } from "#functions/shell/env";
import { now } from "#functions/shell/now";

export type ListAllDisputesServices = {
  lists: Pick<DisputeListRepository, "list">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/** Everybody's disputes for the administrator, newest first; of one status if asked. That a page was read is in the audit log first. */
export async function listAllDisputes(
  { user: admin, query }: RequestOf<"admin/list-disputes">,
  { lists, history, now }: ListAllDisputesServices,
) {
  await history.audit(pageRead(admin.userId, { list: "disputes", status: query.status }, now()));
  return lists.list(query);
}

export const handler = apiHandler("admin/list-disputes", listAllDisputes, () => ({
  lists: new DisputeListRepository(documents(), env("DISPUTES_TABLE")),
  history: new HistoryRepository(documents(), env("USERS_TABLE")),
  now,
}));
