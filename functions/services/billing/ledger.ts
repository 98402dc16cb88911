import type { PaymentEvent } from "#functions/providers/payment/payment";
import type { NewPayment } from "#functions/repositories/payments";

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
  const { kind, amountCents, currency, tier, id: eventId, customerId, chargeId } = event;
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
  };
}
