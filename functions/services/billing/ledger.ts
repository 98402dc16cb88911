import type { PaymentEvent, Refund } from "#functions/providers/payment/payment";
import type { NewPayment } from "#functions/repositories/payments";
import type { RefundOrder } from "#functions/repositories/refund-orders";

type Settlement = NonNullable<NewPayment["settlement"]>;
type LedgerStatus = NewPayment["status"];

const statuses: Partial<Record<PaymentEvent["kind"], LedgerStatus>> = {
  checkout: "paid",
  renewal: "paid",
  failure: "failed",
  refund: "refunded",
  refund_failed: "refund_failed",
  chargeback: "disputed",
  chargeback_won: "reinstated",
};

/** The entry of an event in a member's ledger; undefined for one without a movement of money or the promise of one. */
export function ledgerEntry(event: PaymentEvent, userId: string, at: Date): NewPayment | undefined {
  const { kind, amountCents, currency, tier, id: eventId, customerId, chargeId, invoiceId } = event;
  const status = statuses[kind];
  if (!status) return undefined;
  const isBack = status === "refunded" || status === "disputed";
  return {
    userId,
    at: at.toISOString(),
    amountCents: isBack ? -amountCents : amountCents,
    currency,
    status: amountCents === 0 ? "arranged" : status,
    refundedCents: event.kind === "refund" ? event.refundedCents : undefined,
    description: tier ? `${kind} ${tier}` : kind,
    eventId,
    customerId,
    chargeId,
    invoiceId,
    tier,
  };
}

/** The entry of a refund that was ordered and made. */
export function refundEntry({ ownerId, customerId }: RefundOrder, refund: Refund, at: Date): NewPayment {
  const { id: eventId, chargeId, amountCents, currency, refundedCents } = refund;
  return {
    userId: ownerId,
    at: at.toISOString(),
    amountCents: -amountCents,
    currency,
    status: "refunded",
    description: "refund",
    eventId,
    customerId,
    chargeId,
    refundedCents,
  };
}

/** The entry of a refund that an administrator has paid outside the payment provider. */
export function settlementEntry(order: RefundOrder, settlement: Settlement, at: Date): NewPayment {
  const { ownerId, id, customerId, chargeId, invoiceId, amountCents, currency } = order;
  return {
    userId: ownerId,
    at: at.toISOString(),
    amountCents: -amountCents,
    currency,
    status: "refunded",
    description: "refund",
    eventId: `settled ${id}`,
    customerId,
    chargeId,
    invoiceId,
    settlement,
  };
}
