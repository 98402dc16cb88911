import type { PaymentEvent, Refund } from "#functions/providers/payment/payment";
import type { NewPayment } from "#functions/repositories/payments";
import type { RefundOrder } from "#functions/repositories/refund-orders";

type LedgerStatus = NewPayment["status"];

const statuses: Partial<Record<PaymentEvent["kind"], LedgerStatus>> = {
  checkout: "paid",
  renewal: "paid",
  failure: "failed",
  refund: "refunded",
  chargeback: "disputed",
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
  const { id: eventId, chargeId, amountCents, currency } = refund;
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
  };
}
