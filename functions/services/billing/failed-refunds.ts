import type { PaymentEvent } from "#functions/providers/payment/payment";
import type { PaymentRepository } from "#functions/repositories/payments";
import type { RefundOrderRepository } from "#functions/repositories/refund-orders";
import type { TransactItem } from "#functions/repositories/table";
import { log } from "#functions/shell/log";
import { ledgerEntry } from "./ledger";

export type FailedRefundServices = {
  payments: Pick<
    PaymentRepository,
    "listAll" | "addWrite" | "hasFailedRefund" | "failedRefundWrite" | "unmarkRefundWrite"
  >;
  refunds: Pick<RefundOrderRepository, "ofMember" | "orderWrites">;
};

/**
 * A refund that did not reach its payer is owed again: the ledger takes it back, and the order waits for an administrator, since the
 * way it was paid no longer works. The provider says so more than once; each refund fails once.
 *
 * @param userId whose payment it was; the account may be deleted meanwhile
 */
export async function failedRefundWrites(
  event: PaymentEvent,
  userId: string,
  { payments, refunds }: FailedRefundServices,
  at: Date,
): Promise<TransactItem[]> {
  const { id, refundId = id, chargeId, customerId, amountCents, currency, failureReason = "failed" } = event;
  if (await payments.hasFailedRefund(refundId)) return [];
  const [ledger, orders] = await Promise.all([payments.listAll(userId), refunds.ofMember(userId)]);
  const booked = ledger.find(({ status, ...entry }) => {
    const isSame = entry.eventId === refundId || (entry.chargeId === chargeId && entry.amountCents === -amountCents);
    return status === "refunded" && isSame;
  });
  const entry = booked && ledgerEntry(event, userId, at);
  const mark = booked?.refundedCents !== undefined && chargeId && { chargeId, refundedCents: booked.refundedCents };
  // One that failed as soon as it was asked for was never booked, and its order waits already.
  const isOrdered = orders.some((order) => {
    return order.chargeId ? order.chargeId === chargeId : order.amountCents === amountCents;
  });
  log({ event: "refund_refused", outcome: "failed", subjectId: userId });
  const payment = { userId, eventId: refundId, amountCents, currency, customerId, chargeId };
  return [
    payments.failedRefundWrite(refundId, at),
    ...(entry ? [payments.addWrite(entry)] : []),
    ...(mark ? [payments.unmarkRefundWrite(mark)] : []),
    ...(isOrdered && !booked ? [] : refunds.orderWrites([payment], at.toISOString(), failureReason)),
  ];
}
