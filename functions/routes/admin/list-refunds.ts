import { type RefundOrderRepository, refundIdOf } from "#functions/repositories/refund-orders";
import { refundOrders } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import type { RefundList } from "#shared/api/schemas/admin";

const MOST_SHOWN = 100;

/** Refunds that are not made, those that are due first: those that the payment provider refused for good are the administrators' to pay. */
export async function listRefunds(
  _request: RequestOf<"admin/list-refunds">,
  { refunds }: { refunds: Pick<RefundOrderRepository, "listAll"> },
): Promise<RefundList> {
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

export const handler = apiHandler("admin/list-refunds", listRefunds, () => ({ refunds: refundOrders() }));
