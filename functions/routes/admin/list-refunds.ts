import type { HistoryRepository } from "#functions/repositories/history";
import { type RefundOrderRepository, refundIdOf } from "#functions/repositories/refund-orders";
import { history, refundOrders } from "#functions/services";
import { pageReadEntry } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RefundList } from "#shared/api/schemas/admin";

const MOST_SHOWN = 100;

export type ListRefundsServices = {
  refunds: Pick<RefundOrderRepository, "listAll">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

/**
 * Refunds that are not made, those that are due first: those that the payment provider refused for good are the administrators' to
 * pay. That the list was read is in the audit log first.
 */
export async function listRefunds(
  { user: admin }: RequestOf<"admin/list-refunds">,
  { refunds, history, now }: ListRefundsServices,
): Promise<RefundList> {
  await history.audit(pageReadEntry(admin.userId, { list: "refunds" }, now()));
  const rows = (await refunds.listAll()).map((order) => {
    const { ownerId: userId, orderedAt, amountCents, refusedFor } = order;
    return { userId, refundId: refundIdOf(order), orderedAt, amountCents, refusedFor };
  });
  const dueFirst = rows.sort((one, other) => {
    const byKind = Number(other.refusedFor !== undefined) - Number(one.refusedFor !== undefined);
    return byKind || one.orderedAt.localeCompare(other.orderedAt);
  });
  return { refunds: dueFirst.slice(0, MOST_SHOWN) };
}

export const handler = apiHandler("admin/list-refunds", listRefunds, () => ({
  refunds: refundOrders(),
  history: history(),
  now,
}));
