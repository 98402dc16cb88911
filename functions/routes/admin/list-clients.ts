import type { CounterRepository } from "#functions/repositories/counters";
import type { MemberListRepository } from "#functions/repositories/member-lists";
import { counters, history, memberLists } from "#functions/services";
import { clientsCount, clientsPage } from "#functions/services/clients/client-filter";
import { clientView } from "#functions/services/clients/client-view";
import { auditPageRead, type PageReadServices } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

export type ListClientsServices = PageReadServices & {
  members: Pick<MemberListRepository, "list" | "search">;
  counters: Pick<CounterRepository, "days" | "totals">;
};

/** Client records for the administrator, newest first, and how many fit the filter in all. That a page was read is in the audit log first. */
export async function listClients(
  { user: admin, query: { limit, cursor, ...filter } }: RequestOf<"admin/list-clients">,
  services: ListClientsServices,
) {
  const { members, counters } = services;
  await auditPageRead(admin.userId, { list: "clients", ...filter }, services);
  const [{ users, totalCount, nextCursor }, kept] = await Promise.all([
    clientsPage(filter, { limit, cursor }, members),
    filter.search ? undefined : clientsCount(filter, counters),
  ]);
  return { clients: users.map(clientView), totalCount: totalCount ?? kept ?? 0, nextCursor };
}

export const handler = apiHandler("admin/list-clients", listClients, () => ({
  members: memberLists(),
  counters: counters(),
  history: history(),
  now,
}));
