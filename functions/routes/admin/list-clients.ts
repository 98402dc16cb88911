import { CounterRepository } from "#functions/repositories/counters";
import { MemberListRepository } from "#functions/repositories/member-lists";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { clientsCount, clientsPage } from "#functions/runtime/client-filter";
import { clientView } from "#functions/runtime/client-view";
import { env } from "#functions/runtime/env";

export type ListClientsServices = {
  members: Pick<MemberListRepository, "list" | "search">;
  counters: Pick<CounterRepository, "rows">;
};

/** Client records for the administrator, newest first, and how many fit the filter in all. */
export async function listClients(
  { query: { limit, cursor, ...filter } }: RequestOf<"admin/list-clients">,
  { members, counters }: ListClientsServices,
) {
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
  members: new MemberListRepository(documents(), env("USERS_TABLE")),
  counters: new CounterRepository(documents(), env("USERS_TABLE")),
}));
