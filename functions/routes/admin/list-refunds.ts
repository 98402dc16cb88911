import { type RefundOrder, type RefundOrderRepository, refundIdOf } from "#functions/repositories/refund-orders";
import { decodeCursor, encodeCursor } from "#functions/repositories/table";
import { history, refundOrders } from "#functions/services";
import { auditPageRead, type PageReadServices } from "#functions/services/members/audit-entries";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RefundList } from "#shared/api/schemas/admin";

export type ListRefundsServices = PageReadServices & { refunds: Pick<RefundOrderRepository, "listAll"> };

/**
 * Refunds that are not made, a page of those that are due first: those that the payment provider refused for good are the administrators'
 * to pay. That a page was read is in the audit log first.
 *
 * @throws AppError VALIDATION_FAILED for a cursor that is not one of ours
 */
export async function listRefunds(
  { user: admin, query: { limit, cursor } }: RequestOf<"admin/list-refunds">,
  services: ListRefundsServices,
): Promise<RefundList> {
  const start = decodeCursor(cursor, ["after"]);
  await auditPageRead(admin.userId, { list: "refunds" }, services);
  const dueFirst = (await services.refunds.listAll())
    .map((order) => ({ order, place: placeOf(order) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  const rest = start ? dueFirst.filter(({ place }) => place > start.after) : dueFirst;
  const page = rest.slice(0, limit);
  return {
    refunds: page.map(({ order }) => {
      const { ownerId: userId, orderedAt, amountCents, refusedFor } = order;
      return { userId, refundId: refundIdOf(order), orderedAt, amountCents, refusedFor };
    }),
    nextCursor: rest.length > limit ? encodeCursor({ after: page.at(-1)?.place }) : undefined,
  };
}

/** Where an order stands in the list: those that are due before the others, the oldest first, and always in the same order. */
function placeOf({ refusedFor, orderedAt, id }: RefundOrder): string {
  return `${refusedFor === undefined ? "ordered" : "due"}#${orderedAt}#${id}`;
}

export const handler = apiHandler("admin/list-refunds", listRefunds, () => ({
  refunds: refundOrders(),
  history: history(),
  now,
}));
