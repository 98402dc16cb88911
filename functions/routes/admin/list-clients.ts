import type { CounterRepository } from "#functions/repositories/counters";
import type { HistoryRepository } from "#functions/repositories/history";
import type { MemberListRepository } from "#functions/repositories/member-lists";
import { counters, history, memberLists } from "#functions/services";
import { clientsCount, clientsPage } from "#functions/services/clients/client-filter";
import { clientView } from "#functions/services/clients/client-view";
import { pageReadEntry } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

export type ListClientsServices = {
  members: Pick<MemberListRepository, "list" | "search">;
  counters: Pick<CounterRepository, "days" | "totals">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/** Client records for the administrator, newest first, and how many fit the filter in all. That a page was read is in the audit log first. */
export async function listClients(
  { user: admin, query: { limit, cursor, ...filter } }: RequestOf<"admin/list-clients">,
  { members, counters, history, now }: ListClientsServices,
) {
  await history.audit(pageReadEntry(admin.userId, { list: "clients", ...filter }, now()));
  const [page, kept] = await Promise.all([
    clientsPage(filter, { limit, cursor }, members),
    filter.search ? undefined : clientsCount(filter, counters),
  ]);
  return {
    clients: page.users.map(clientView),
    totalCount: page.totalCount ?? kept ?? 0,
    nextCursor: page.nextCursor,
  };
}

export const handler = apiHandler("admin/list-clients", listClients, () => ({
  members: memberLists(),
  counters: counters(),
  history: history(),
  now,
}));
