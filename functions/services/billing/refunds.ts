import type { PaymentEvent } from "#functions/providers/payment/payment";
import type { NewPayment, PaymentRepository } from "#functions/repositories/payments";
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
 * What a chargeback means for the orders: the payer's bank gives the money back, so the order for its payment ends, or it would go back
 * twice. When the bank decides for the operator, what was paid under a contract that was cancelled within its period is owed again.
 */
export async function chargebackWrites(
  event: PaymentEvent,
  { userId, cancellation }: UserRecord,
  { payments, refunds }: RefundEventServices & OwedServices,
  at: Date,
): Promise<TransactItem[]> {
  if (event.kind === "chargeback") {
    const isSame = ({ amountCents }: RefundOrder) => amountCents === event.amountCents;
    return ordersOf(event, await refunds.ofMember(userId), isSame).map((order) => refunds.doneWrite(order));
  }
  const reinstated = event.kind === "chargeback_won" && ledgerEntry(event, userId, at);
  if (!reinstated || !cancellation?.isWithinPeriod) return [];
  const ledger = await payments.listAll(userId);
  const { chargeId, customerId, amountCents } = event;
  const payment = ledger.find((entry) => {
    const isOfIt = entry.chargeId
      ? entry.chargeId === chargeId
      : customerId !== undefined && entry.customerId === customerId && entry.amountCents === amountCents;
    return entry.status === "paid" && entry.at <= cancellation.cancelledAt && isOfIt;
  });
  if (!payment) return [];
  const cents = owedCents<NewPayment>([payment], [...ledger, reinstated]);
  return cents > 0 ? refunds.orderWrites([{ ...payment, amountCents: cents }], at.toISOString()) : [];
}

/**
 * The orders that a full refund ends. Those for a subscription's payments name the customer alone, as the refund of any of them does:
 * the provider is still asked for each, and says what has gone back. Only one that it refused is ended by what a person paid back.
 */
function endedBy(event: PaymentEvent, orders: RefundOrder[]): RefundOrder[] {
  // Where a part had gone back before, the order is for the rest.
  const amounts = [event.refundedCents, event.amountCents];
  return ordersOf(event, orders, ({ refusedFor, amountCents }) => {
    return refusedFor !== undefined && amounts.includes(amountCents);
  });
}

/** The orders for an event's payment or, where they name the customer alone, the only one of that customer if it is the same. */
function ordersOf(
  { chargeId, customerId }: PaymentEvent,
  orders: RefundOrder[],
  isSame: (order: RefundOrder) => boolean,
): RefundOrder[] {
  const ofPayment = orders.filter((order) => order.chargeId !== undefined && order.chargeId === chargeId);
  if (ofPayment.length > 0 || customerId === undefined) return ofPayment;
  const ofCustomer = orders.filter((order) => order.chargeId === undefined && order.customerId === customerId);
  return ofCustomer.length === 1 && ofCustomer.every(isSame) ? ofCustomer : [];
}
