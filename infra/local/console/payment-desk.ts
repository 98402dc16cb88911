import { createHmac, randomBytes } from "node:crypto";
import { plans, SubscriptionTier } from "#shared/domain/plan/plan";
import type { Faults } from "../gateway/faults";

export type PaymentOrder = { userId: string; event?: string; plan?: string; email?: string };

export type PaymentParts = {
  now: () => Date;
  webhookSecret: () => string;
  faults: Faults;
  post: (path: string, body: string, headers: Record<string, string>) => Promise<number>;
};

/** Plays the payment provider: makes an event as the real one would, signs it and sends it to the product's webhook. */
export class PaymentDesk {
  constructor(private readonly parts: PaymentParts) {}

  /** Answers the event's id and what the webhook said to it; 503 when the provider is made to fail. */
  async send(order: PaymentOrder): Promise<{ eventId?: string; status: number }> {
    const { now, webhookSecret, faults, post } = this.parts;
    if (faults.strike("payment")) return { status: 503 };

    const event = eventOf(order, now());
    const body = JSON.stringify(event);
    const timestamp = Math.floor(now().getTime() / 1000);
    const signature = createHmac("sha256", webhookSecret()).update(`${timestamp}.${body}`).digest("hex");
    const status = await post("/api/payments/webhook", body, { "stripe-signature": `t=${timestamp},v1=${signature}` });
    return { eventId: event.id, status };
  }
}

/** Stripe API reference, "The Event object" and "The Checkout Session object", as far as a payment link fills them. */
function eventOf({ userId, event = "checkout.session.completed", plan = "monthly", email }: PaymentOrder, now: Date) {
  const tier = SubscriptionTier.safeParse(plan === "yearly" ? "monthly" : plan).data ?? "monthly";
  const { priceCents } = plans[tier];
  const isSubscription = tier !== "onetime";
  const id = (prefix: string) => `${prefix}_local${randomBytes(12).toString("hex")}`;
  const created = Math.floor(now.getTime() / 1000);
  return {
    id: id("evt"),
    object: "event",
    type: event,
    created,
    livemode: false,
    data: {
      object: {
        id: id("cs"),
        object: "checkout.session",
        created,
        client_reference_id: userId,
        // Each kind of event names its amount differently; the one that it has not is not looked at.
        amount_total: priceCents,
        amount_paid: priceCents,
        amount_due: priceCents,
        amount_refunded: priceCents,
        billing_reason: "subscription_cycle",
        currency: "usd",
        mode: isSubscription ? "subscription" : "payment",
        status: "complete",
        payment_status: "paid",
        payment_link: `plink_local_${tier}`,
        payment_intent: isSubscription ? null : id("pi"),
        subscription: isSubscription ? id("sub") : null,
        customer: id("cus"),
        customer_details: { email: email ?? null },
        metadata: { plan: tier, userId },
      },
    },
  };
}
