import type { CounterRepository } from "#functions/repositories/counters";
import type { MemberFilter, MemberListRepository, MemberPage } from "#functions/repositories/member-lists";
import type { ClientFilter } from "#shared/api/schemas/admin";
import { SubscriptionStatus } from "#shared/domain/schemas";

type Lists = Pick<MemberListRepository, "list" | "search">;

/** The members that a filter names; days are whole days in UTC. */
export function membersOf({ search, status, dateFrom, dateTo }: ClientFilter): MemberFilter & { search?: string } {
  return {
    search: search || undefined,
    status,
    from: dateFrom && `${dateFrom}T00:00:00.000Z`,
    to: dateTo && `${dateTo}T23:59:59.999Z`,
  };
}

/** A page of the clients that a filter names, newest first. */
export function clientsPage(
  clients: ClientFilter,
  page: { limit: number; cursor?: string },
  lists: Lists,
): Promise<MemberPage & { totalCount?: number }> {
  const { search, ...filter } = membersOf(clients);
  return search ? lists.search(search, { ...filter, ...page }) : lists.list({ ...filter, ...page });
}

/**
 * How many clients a filter without a search names: from the kept counters, so for half a read unit, and as much again for each
 * 40 days where a time is asked for.
 */
export async function clientsCount(
  { status, dateFrom, dateTo }: ClientFilter,
  counters: Pick<CounterRepository, "days" | "totals">,
): Promise<number> {
  const hasDates = dateFrom !== undefined || dateTo !== undefined;
  const rows = hasDates ? await counters.days(dateFrom, dateTo) : [await counters.totals()];
  const statuses: SubscriptionStatus[] = status ? [status] : SubscriptionStatus.options;
  const counts = rows.flatMap((row) => statuses.map((each) => row[each] ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}
