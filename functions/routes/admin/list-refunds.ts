import { type RefundOrderRepository, refundIdOf } from "#functions/repositories/refund-orders";
import { history, refundOrders } from "#functions/services";
import { auditPageRead, type PageReadServices } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RefundList } from "#shared/api/schemas/admin";

const MOST_SHOWN = 100;

export type ListRefundsServices = PageReadServices & { refunds: Pick<RefundOrderRepository, "listAll"> };

/**
 * Refunds that are not made, those that are due first: those that the payment provider refused for good are the administrators' to
 * pay. That the list was read is in the audit log first.
 */
export async function listRefunds(
  { user: admin }: RequestOf<"admin/list-refunds">,
  services: ListRefundsServices,
): Promise<RefundList> {
  await auditPageRead(admin.userId, { list: "refunds" }, services);
  const rows = (await services.refunds.listAll()).map((order) => {
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
