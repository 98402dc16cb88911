import { createHmac, randomBytes } from "node:crypto";
import { plans, type SubscriptionTier, tierOfLink } from "#shared/domain/plan/plan";
import type { Faults } from "../gateway/faults";

/** `plan`: what the payment link names, "none" for a link without a name. `email`: the payer's, the member's own unless said. */
export type PaymentOrder = { userId: string; event?: string; plan?: string; email?: string; amountCents?: number };

/** What the provider knows of a member: their address from the checkout, and who they are as a customer once they have paid. */
export type KnownPayer = { email?: string; customerId?: string };

export type PaymentParts = {
  now: () => Date;
  webhookSecret: () => string;
  faults: Faults;
  payerOf: (userId: string) => Promise<KnownPayer>;
  post: (path: string, body: string, headers: Record<string, string>) => Promise<number>;
};

const CHECKOUT = "checkout.session.completed";

/** Plays the payment provider: makes an event as the real one would, signs it and sends it to the product's webhook. */
export class PaymentSimulator {
  /** Customers of events that were sent before their checkout: that checkout is theirs. */
  private readonly early = new Map<string, string>();
  /** Checkout pages that were completed, or are being. */
  private readonly completed = new Map<string, Promise<number>>();

  constructor(private readonly parts: PaymentParts) {}

  /** Completes a checkout page, once however often its button is pressed or its answer reloaded. @returns what the webhook said */
  async complete(page: string, order: PaymentOrder): Promise<number> {
    const status = this.completed.get(page) ?? this.send(order).then((sent) => sent.status);
    this.completed.set(page, status);
    if ((await status) !== 200) this.completed.delete(page);
    return status;
  }

  /** Answers the event's id and what the webhook said to it; 503 when the provider is made to fail. */
  async send(order: PaymentOrder): Promise<{ eventId?: string; status: number }> {
    const { now, webhookSecret, faults, post } = this.parts;
    if (faults.strike("payment")) return { status: 503 };

    const event = eventOf(order, await this.payer(order), now());
    const body = JSON.stringify(event);
    const timestamp = Math.floor(now().getTime() / 1000);
    const signature = createHmac("sha256", webhookSecret()).update(`${timestamp}.${body}`).digest("hex");
    const status = await post("/api/payments/webhook", body, { "stripe-signature": `t=${timestamp},v1=${signature}` });
    return { eventId: event.id, status };
  }

  /** Each checkout makes a customer of its own; what comes after names the one who has paid. */
  private async payer({ userId, event = CHECKOUT, email }: PaymentOrder): Promise<Required<KnownPayer>> {
    const known = await this.parts.payerOf(userId);
    const waiting = this.early.get(userId);
    const isCheckout = event.startsWith("checkout.");
    const customerId = (isCheckout ? waiting : (known.customerId ?? waiting)) ?? idOf("cus");
    if (isCheckout) this.early.delete(userId);
    else if (!known.customerId) this.early.set(userId, customerId);
    return { customerId, email: email ?? known.email ?? "" };
  }
}

const idOf = (prefix: string) => `${prefix}_local${randomBytes(12).toString("hex")}`;

/** Stripe API reference, "The Event object". */
function eventOf(order: PaymentOrder, payer: Required<KnownPayer>, now: Date) {
  const { event = CHECKOUT } = order;
  const created = Math.floor(now.getTime() / 1000);
  const object = { created, ...objectOf(event, order, payer) };
  return { id: idOf("evt"), object: "event", type: event, created, livemode: false, data: { object } };
}

/** The object that an event is about, as far as a payment link fills it; only a checkout bears the link's reference. */
function objectOf(
  event: string,
  { userId, plan, amountCents }: PaymentOrder,
  { customerId, email }: Required<KnownPayer>,
) {
  const tier = tierOfLink(plan) ?? "monthly";
  const cents = amountCents ?? plans[tier].priceCents;
  const common = { customer: customerId, currency: "usd" };
  // As an operator may write it beside whom the provider's customer is not known of.
  const reference = { metadata: { userId } };
  if (event.startsWith("invoice.")) {
    const amounts = { amount_paid: cents, amount_due: cents, billing_reason: "subscription_cycle" };
    return { id: idOf("in"), object: "invoice", ...common, ...amounts, ...reference };
  }
  if (event.startsWith("customer.subscription.")) {
    const status = event.endsWith("deleted") ? "canceled" : "past_due";
    return { id: idOf("sub"), object: "subscription", ...common, status, ...reference };
  }
  if (event.startsWith("charge.dispute.")) {
    const status = event === "charge.dispute.closed" ? "won" : "needs_response";
    // A dispute names its payment and no customer: the simulated provider knows whose that is by its name.
    const names = { charge: idOf("ch"), payment_intent: `pi_of_${customerId}` };
    return { id: idOf("du"), object: "dispute", amount: cents, currency: "usd", ...names, status };
  }
  if (event === "refund.failed") {
    const names = { charge: idOf("ch"), payment_intent: `pi_of_${customerId}` };
    const failure = { status: "failed", failure_reason: "expired_or_canceled_card" };
    return { id: idOf("re"), object: "refund", amount: cents, currency: "usd", ...names, ...failure };
  }
  if (event.startsWith("charge.")) {
    const amounts = { amount: cents, amount_refunded: cents, refunded: true };
    return { id: idOf("ch"), object: "charge", ...common, ...amounts, ...reference };
  }
  return {
    ...common,
    ...sessionOf(tier, cents),
    client_reference_id: userId,
    customer_details: { email },
    metadata: linkOf(plan, tier),
  };
}

/** Stripe API reference, "The Checkout Session object". */
function sessionOf(tier: SubscriptionTier, amount_total: number) {
  const isSubscription = tier !== "onetime";
  return {
    id: idOf("cs"),
    object: "checkout.session",
    amount_total,
    mode: isSubscription ? "subscription" : amount_total > 0 ? "payment" : "setup",
    status: "complete",
    payment_status: amount_total > 0 ? "paid" : "no_payment_required",
    payment_link: `plink_local_${tier}`,
    payment_intent: isSubscription || amount_total === 0 ? null : idOf("pi"),
    subscription: isSubscription ? idOf("sub") : null,
    invoice: isSubscription ? idOf("in") : null,
  };
}

const linkOf = (plan: string | undefined, tier: SubscriptionTier) => (plan === "none" ? {} : { plan: tier });
