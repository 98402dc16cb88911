import StripeLibrary from "stripe";
import * as z from "zod";
import { signedText } from "#functions/providers/signed-text";
import { AppError } from "#shared/api/errors";
import { Id } from "#shared/api/schemas/common";
import { tierOfLink } from "#shared/domain/plan/plan";
import type { PaymentEvent, PaymentProvider } from "./payment";

const TOLERANCE_SECONDS = 300;
/** Of the year 9999. */
const LARGEST_SECONDS = 253_402_300_799;
const IN_THE_FUTURE = "The event is dated in the future.";
const NOT_DOCUMENTED = "The event has not the documented shape.";

const Cents = z.number().int().nullish();
/** What is empty says nothing: no key of a table may be. */
const Text = signedText(300)
  .transform((text) => text || undefined)
  .nullish();
/** An id, alone or in the expanded object. */
const Reference = z.union([Text, z.object({ id: Text }).transform(({ id }) => id)]);

const Envelope = z.object({
  id: signedText(200).min(1),
  type: z.string().max(100),
  /** Seconds. */
  created: z.number().int().positive().max(LARGEST_SECONDS).nullish(),
  data: z.object({
    object: z.object({
      id: Text,
      object: Text,
      client_reference_id: Text,
      customer: Reference,
      /** What was typed at the checkout. */
      customer_details: z.object({ email: Text }).nullish(),
      currency: Text,
      amount_total: Cents,
      amount_paid: Cents,
      amount_due: Cents,
      amount_refunded: Cents,
      /** Of a dispute: what the payer's bank took back; of a refund: what was to go back. */
      amount: Cents,
      /** Of a charge: whether all of it went back. */
      refunded: z.boolean().nullish(),
      payment_intent: Reference,
      /** Of a checkout. */
      invoice: Reference,
      /** Of a refund that failed. */
      failure_reason: Text,
      /** Of a subscription, a refund or a dispute; other objects have words of their own here. */
      status: Text,
      billing_reason: Text,
      payment_status: Text,
      /** https://docs.stripe.com/metadata: values have 500 characters at most. */
      metadata: z.record(z.string(), signedText(500)).nullish(),
    }),
    previous_attributes: z.object({ amount_refunded: Cents }).nullish(),
  }),
});
type Envelope = z.infer<typeof Envelope>;
type Subject = Envelope["data"]["object"];

const kinds: Record<string, PaymentEvent["kind"]> = {
  "checkout.session.completed": "checkout",
  "checkout.session.async_payment_succeeded": "checkout",
  "invoice.paid": "renewal",
  "invoice.payment_failed": "failure",
  "charge.refunded": "refund",
  "refund.failed": "refund_failed",
  "charge.dispute.created": "chargeback",
  "customer.subscription.deleted": "end",
};

/** What happens to a refund once it was made: https://docs.stripe.com/refunds#failed-refunds */
const refundUpdates = ["refund.updated", "charge.refund.updated"];
const lostRefunds = ["failed", "canceled"];

/** A charge can be refunded in parts, and an invoice fail again; of these there is one for each object. */
const happeningOnce: PaymentEvent["kind"][] = ["checkout", "renewal", "chargeback", "chargeback_won"];

/** https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
const subscriptionKinds: Record<string, PaymentEvent["kind"]> = {
  past_due: "behind",
  unpaid: "end",
  canceled: "end",
  incomplete_expired: "end",
};

/**
 * Stripe's events, as its payment links send them: `client_reference_id` is our user id. https://docs.stripe.com/webhooks
 */
export class Stripe implements PaymentProvider {
  readonly name = "stripe";

  /** @param secret the endpoint's signing secret */
  constructor(private readonly secret: () => Promise<string>) {}

  async readEvent(rawBody: string, headers: Record<string, string | undefined>, at: Date): Promise<PaymentEvent> {
    const signed = signedBody(rawBody, headers["stripe-signature"] ?? "", await this.secret(), at);
    const envelope = Envelope.safeParse(signed);
    if (!envelope.success) throw new AppError("VALIDATION_FAILED", { details: NOT_DOCUMENTED });
    if (isAhead(envelope.data.created ?? 0, at)) throw new AppError("VALIDATION_FAILED", { details: IN_THE_FUTURE });
    return eventOf(envelope.data);
  }
}

/** The `Stripe-Signature` header of a body sent at a time, as the provider makes it. */
export function stripeSignature(secret: string, payload: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1_000);
  return StripeLibrary.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** @param seconds of the epoch */
function isAhead(seconds: number, at: Date): boolean {
  return seconds * 1_000 > at.getTime() + TOLERANCE_SECONDS * 1_000;
}

function signedBody(rawBody: string, header: string, secret: string, at: Date): unknown {
  // Stripe's library refuses old signatures only.
  const [, signedAt = "0"] = /(?:^|,)t=(\d+)/.exec(header) ?? [];
  if (isAhead(Number(signedAt), at)) throw new AppError("BAD_SIGNATURE");
  try {
    return StripeLibrary.webhooks.constructEvent(rawBody, header, secret, TOLERANCE_SECONDS, undefined, at.getTime());
  } catch (error) {
    // The body is read after its signature was found right: only then can it fail to be JSON.
    if (error instanceof SyntaxError) throw new AppError("VALIDATION_FAILED", { details: NOT_DOCUMENTED });
    throw new AppError("BAD_SIGNATURE");
  }
}

function eventOf({ id, type, created, data }: Envelope): PaymentEvent {
  const { object } = data;
  const kind = kindOf(type, object);
  const amountCents = amountOf(kind, data);
  return {
    id,
    kind,
    onceId: (happeningOnce.includes(kind) ? object.id : undefined) ?? undefined,
    createdAt: created ? new Date(created * 1_000).toISOString() : undefined,
    userId: memberOf(object),
    email: object.customer_details?.email?.trim().toLowerCase(),
    customerId: object.customer ?? undefined,
    chargeId: object.payment_intent ?? undefined,
    invoiceId: (object.object === "invoice" ? object.id : object.invoice) ?? undefined,
    refundId: (kind === "refund_failed" ? object.id : undefined) ?? undefined,
    failureReason: object.failure_reason ?? undefined,
    isFull: object.refunded ?? undefined,
    refundedCents: object.amount_refunded ?? undefined,
    amountCents,
    currency: (object.currency ?? "usd").toUpperCase(),
    tier: tierOfLink(object.metadata?.plan),
  };
}

/** A link is opened with any reference, and another system's metadata may name a user, too: only what looks like our id is one. */
function memberOf({ client_reference_id: reference, metadata }: Subject): string | undefined {
  return Id.safeParse(reference ?? metadata?.userId).data;
}

function kindOf(type: string, subject: Subject): PaymentEvent["kind"] {
  const { billing_reason: reason, payment_status: paymentStatus, status } = subject;
  if (type === "customer.subscription.updated") return subscriptionKinds[status ?? ""] ?? "other";
  // One that is lost changes nothing: its money went when it was opened. https://docs.stripe.com/api/disputes/object#dispute_object-status
  if (type === "charge.dispute.closed") return status === "won" ? "chargeback_won" : "other";
  if (refundUpdates.includes(type)) return lostRefunds.includes(status ?? "") ? "refund_failed" : "other";
  const kind = kinds[type] ?? "other";
  // The first invoice of a subscription is what its checkout has reported already.
  if (kind === "renewal" && reason === "subscription_create") return "other";
  // A slow way to pay: `checkout.session.async_payment_succeeded` follows, or not.
  return kind === "checkout" && paymentStatus === "unpaid" ? "other" : kind;
}

function amountOf(kind: PaymentEvent["kind"], { object, previous_attributes: before }: Envelope["data"]): number {
  const amounts = {
    checkout: object.amount_total,
    renewal: object.amount_paid,
    failure: object.amount_due,
    // A charge names the sum of all refunds so far.
    refund: (object.amount_refunded ?? 0) - (before?.amount_refunded ?? 0),
    refund_failed: object.amount,
    chargeback: object.amount,
    chargeback_won: object.amount,
    behind: 0,
    end: 0,
    other: 0,
  };
  return amounts[kind] ?? 0;
}
