import StripeLibrary from "stripe";
import { type BillingProvider, type PaymentToRefund, type Refund, RefundRefused } from "./payment";

type Settings = {
  apiKey: () => Promise<string>;
  now: () => Date;
  /** Stripe's own unless said. */
  server?: Pick<StripeLibrary.StripeConfig, "host" | "port" | "protocol">;
};

/** https://docs.stripe.com/error-codes: refusals that can pass by themselves. */
const PASSING = ["balance_insufficient", "idempotency_key_in_use", "lock_timeout", "rate_limit"];

/**
 * Stripe's subscriptions and refunds: https://docs.stripe.com/billing/subscriptions/cancel, https://docs.stripe.com/api/refunds/create.
 * Whose a payment is: https://docs.stripe.com/api/payment_intents/retrieve.
 *
 * A checkout of a subscription names its invoice, not the payment: https://docs.stripe.com/api/invoice-payment/list.
 */
export class StripeBilling implements BillingProvider {
  constructor(private readonly settings: Settings) {}

  async endSubscriptions(customerId: string, endsAt: Date): Promise<void> {
    const stripe = await this.client();
    // Without a status the list leaves out what was cancelled before, so that a repetition finds nothing to do.
    for await (const { id } of stripe.subscriptions.list({ customer: customerId })) {
      if (endsAt <= this.settings.now()) await stripe.subscriptions.cancel(id);
      else await stripe.subscriptions.update(id, { cancel_at: Math.floor(endsAt.getTime() / 1_000) });
    }
  }

  async customerOf(chargeId: string): Promise<string | undefined> {
    const stripe = await this.client();
    try {
      const { customer } = await stripe.paymentIntents.retrieve(chargeId);
      return (typeof customer === "string" ? customer : customer?.id) ?? undefined;
    } catch (error) {
      const { code } = error instanceof StripeLibrary.errors.StripeInvalidRequestError ? error : {};
      if (code === "resource_missing") return undefined;
      throw error;
    }
  }

  async refund({ key, ownerId, chargeId, invoiceId }: PaymentToRefund): Promise<Refund | undefined> {
    const stripe = await this.client();
    try {
      const paymentIntent = chargeId ?? (await paymentOf(invoiceId, stripe));
      // Without an amount it is what is left of the payment.
      const asked = {
        payment_intent: paymentIntent,
        reason: "requested_by_customer" as const,
        expand: ["charge"],
        // Events about the refund name no customer.
        metadata: { userId: ownerId },
      };
      const refund = await stripe.refunds.create(asked, { idempotencyKey: `refund-${key}` });
      return refundOf(refund, paymentIntent);
    } catch (error) {
      const { code } = error instanceof StripeLibrary.errors.StripeInvalidRequestError ? error : {};
      if (code === "charge_already_refunded") return undefined;
      if (code === undefined || PASSING.includes(code)) throw error;
      throw new RefundRefused(code);
    }
  }

  private async client(): Promise<StripeLibrary> {
    const { apiKey, server } = this.settings;
    return new StripeLibrary(await apiKey(), { timeout: 8_000, maxNetworkRetries: 2, ...server });
  }
}

/** @throws RefundRefused when the invoice names no payment of Stripe's */
async function paymentOf(invoice: string | undefined, stripe: StripeLibrary): Promise<string> {
  const found = invoice
    ? (await stripe.invoicePayments.list({ invoice, status: "paid", limit: 1 })).data[0]
    : undefined;
  const paid = found?.payment.payment_intent;
  const paymentIntent = typeof paid === "string" ? paid : paid?.id;
  if (paymentIntent === undefined) throw new RefundRefused("payment_unknown");
  return paymentIntent;
}

function refundOf(
  { id, amount, currency, charge, status, failure_reason }: StripeLibrary.Refund,
  chargeId: string,
): Refund {
  if (status === "failed" || status === "canceled") throw new RefundRefused(failure_reason ?? status);
  const refundedCents = typeof charge === "object" && charge ? charge.amount_refunded : amount;
  return { id, chargeId, amountCents: amount, currency: currency.toUpperCase(), refundedCents };
}
