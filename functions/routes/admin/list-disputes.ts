import type { DisputeListRepository } from "#functions/repositories/dispute-lists";
import type { HistoryRepository } from "#functions/repositories/history";
import { disputeLists, history } from "#functions/services";
import { pageReadEntry } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
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
  await history.audit(pageReadEntry(admin.userId, { list: "disputes", status: query.status }, now()));
  return lists.list(query);
}

export const handler = apiHandler("admin/list-disputes", listAllDisputes, () => ({
  lists: disputeLists(),
  history: history(),
  now,
}));
