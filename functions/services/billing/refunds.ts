import type { PaymentEvent } from "#functions/providers/payment/payment";
import type { PaymentRepository } from "#functions/repositories/payments";
import type { RefundOrder, RefundOrderRepository } from "#functions/repositories/refund-orders";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { owedCents, paymentsUnder } from "#shared/domain/contract/refund";
import { isOfCancelled } from "#shared/domain/plan/subscription";
import { ledgerEntry } from "./ledger";

export type OwedServices = {
  payments: Pick<PaymentRepository, "listAll">;
  refunds: Pick<RefundOrderRepository, "orderWrites">;
};

export type RefundEventServices = {
  payments: Pick<PaymentRepository, "refundWrite" | "hasRefund">;
  refunds: Pick<RefundOrderRepository, "orderWrites" | "ofMember" | "doneWrite">;
};

/**
 * What a member gets back whose contract ends within its cancellation period, in cents, and the writes that order it. Without any
 * contract it is all that they paid: nothing can have been done for it.
 */
export async function refundsOwed(user: UserRecord, at: string, { payments, refunds }: OwedServices) {
  const ledger = await payments.listAll(user.userId);
  const owed = paymentsUnder(user.contract ?? {}, user.subscriptionTier, ledger);
  return { refundCents: owedCents(owed, ledger), orders: refunds.orderWrites(owed, at) };
}

/** Money that is taken, or reported, after its contract was cancelled within the period goes back. */
export function refundOfLatePayment(
  event: PaymentEvent,
  user: UserRecord,
  { refunds }: Pick<RefundEventServices, "refunds">,
  at: Date,
): TransactItem[] {
  const entry = ledgerEntry(event, user.userId, at);
  if (!user.cancellation?.isWithinPeriod || entry?.status !== "paid") return [];
  const isOfIt = event.kind === "renewal" || isOfCancelled(event.createdAt, user);
  return isOfIt ? refunds.orderWrites([entry], at.toISOString()) : [];
}

/**
 * What the provider's word of a refund means for the orders: a full one ends those of its payment, however it was made. Whether our own
 * order has put it into the ledger; if not, the mark that it is there now.
 */
export async function refundEventWrites(
  event: PaymentEvent,
  { userId }: UserRecord,
  { payments, refunds }: RefundEventServices,
  at: Date,
): Promise<{ isNoted: boolean; writes: TransactItem[] }> {
  const { kind, chargeId, refundedCents, isFull } = event;
  if (kind !== "refund") return { isNoted: false, writes: [] };
  const ended = isFull ? endedBy(event, await refunds.ofMember(userId)) : [];
  const done = ended.map((order) => refunds.doneWrite(order));
  if (chargeId === undefined || refundedCents === undefined) return { isNoted: false, writes: done };
  const refund = { chargeId, refundedCents };
  const isNoted = await payments.hasRefund(refund);
  return { isNoted, writes: isNoted ? done : [...done, payments.refundWrite(refund, at)] };
}

/**
 * The orders that a full refund ends. Those for a subscription's payments name the customer alone, as the refund of any of them does:
 * the provider is still asked for each, and says what has gone back. Only one that it refused is ended by what a person paid back.
 */
function endedBy(event: PaymentEvent, orders: RefundOrder[]): RefundOrder[] {
  const { chargeId, customerId, refundedCents } = event;
  const ofPayment = orders.filter((order) => order.chargeId !== undefined && order.chargeId === chargeId);
  if (ofPayment.length > 0 || customerId === undefined) return ofPayment;
  const ofCustomer = orders.filter((order) => order.chargeId === undefined && order.customerId === customerId);
  // Where a part had gone back before, the order is for the rest.
  const amounts = [refundedCents, event.amountCents];
  const isPaidBack = ofCustomer.every(({ refusedFor, amountCents }) => refusedFor && amounts.includes(amountCents));
  return isPaidBack && ofCustomer.length === 1 ? ofCustomer : [];
}
