import type { PaymentRecord } from "#functions/repositories/payments";
import type { RefundOrder } from "#functions/repositories/refund-orders";
import type { PaymentEntry } from "#shared/api/schemas/admin";

/** An entry of the ledger, or a refund that is not in it yet. */
type Shown = Pick<PaymentRecord, "description" | "at" | "amountCents" | "settlement"> & { status: string };

/** What a member paid and got back, as both are given; refunds that are not made yet come first. */
export function paymentTimeline(payments: PaymentRecord[], refunds: RefundOrder[]): PaymentEntry[] {
  return [...refunds.map(openRefund), ...payments].map((entry) => {
    const { description, at: date, amountCents, status, settlement } = entry;
    return { description, date, amountCents, amount: amountCents / 100, status, settlement };
  });
}

/** A refund that is not made yet: `due` once the payment provider has refused it. */
function openRefund({ orderedAt: at, amountCents, refusedFor }: RefundOrder): Shown {
  return { description: "refund", at, amountCents: -amountCents, status: refusedFor ? "due" : "ordered" };
}
