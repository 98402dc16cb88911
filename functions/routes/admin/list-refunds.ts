import type { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { refundOrders } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import type { RefundList } from "#shared/api/schemas/admin";

/** Refunds that are not made: those that the payment provider refused for good are the administrators' to pay. */
export async function listRefunds(
  _request: RequestOf<"admin/list-refunds">,
  { refunds }: { refunds: Pick<RefundOrderRepository, "list"> },
): Promise<RefundList> {
  const { orders } = await refunds.list();
  const rows = orders.map(({ ownerId: userId, orderedAt, amountCents, refusedFor }) => {
    return { userId, orderedAt, amountCents, refusedFor };
  });
  return { refunds: rows.sort((one, other) => one.orderedAt.localeCompare(other.orderedAt)) };
}

export const handler = apiHandler("admin/list-refunds", listRefunds, () => ({ refunds: refundOrders() }));
