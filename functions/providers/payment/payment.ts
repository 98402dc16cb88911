import type { SubscriptionTier } from "#shared/domain/plan/plan";

/** An event of the payment provider, in the product's words. */
export type PaymentEvent = {
  id: string;
  /**
   * `checkout`: someone has paid or arranged to pay for a plan; `renewal`, `failure`, `refund`: of a plan they have;
   * `behind`: a payment is overdue; `chargeback`: the payer's bank took money back; `chargeback_won`: the bank decided for
   * the operator, and the money is there again; `refund_failed`: a refund did not reach the payer, and its money is back with
   * the operator; `end`: the subscription is over;
   * `other`: nothing to us.
   */
  kind:
    | "checkout"
    | "renewal"
    | "failure"
    | "behind"
    | "refund"
    | "refund_failed"
    | "chargeback"
    | "chargeback_won"
    | "end"
    | "other";
  /** The provider's id of a thing that happens once, as a checkout: two events may report it. */
  onceId?: string;
  /** When it happened, by the provider's clock: events come in no order. */
  createdAt?: string;
  /** Our own id of the payer, as handed to the checkout: a link can be opened with any. */
  userId?: string;
  /** Of who pays, lower case; a checkout's. */
  email?: string;
  /** The provider's id of the payer. */
  customerId?: string;
  /** The provider's id of the one payment, by which a chargeback names it. */
  chargeId?: string;
  /** The provider's id of the bill that the payment is for: of a plan that is paid regularly it leads to the payment. */
  invoiceId?: string;
  /** Of a refund that failed: the provider's id of it, and why. */
  refundId?: string;
  failureReason?: string;
  /** A refund of all that was paid. */
  isFull?: boolean;
  /** Of a refund: all that went back of its payment so far. */
  refundedCents?: number;
  /** 0 where a way to pay was saved and no money has moved. */
  amountCents: number;
  /** ISO 4217, capitals. */
  currency: string;
  /** The plan, where the event names it: what the operator wrote into the payment link, never what an amount suggests. */
  tier?: SubscriptionTier;
};

/** A payment to give back. `key` is the order's: the same key refunds once. `ownerId`: our id of who paid. */
export type PaymentToRefund = {
  key: string;
  ownerId: string;
  chargeId?: string;
  invoiceId?: string;
  amountCents: number;
  currency: string;
};

/** `refundedCents`: all that went back of the payment so far, by which the provider's own word of this refund is recognised. */
export type Refund = { id: string; chargeId: string; amountCents: number; currency: string; refundedCents: number };

/** The provider will never refund this payment: trying again changes nothing, and a person has to pay it back. */
export class RefundRefused extends Error {
  /** @param reason the provider's word for it */
  constructor(readonly reason: string) {
    super(`The payment provider refuses the refund: ${reason}`);
  }
}

/** The side of the payment provider that takes orders. */
export type BillingProvider = {
  /**
   * Gives back all that is left of a payment, to the way it was paid. Safe to repeat.
   *
   * @returns undefined when all of it had gone back before
   * @throws RefundRefused; whatever the provider throws when a later try may succeed
   */
  refund(payment: PaymentToRefund): Promise<Refund | undefined>;
  /**
   * Ends all that a customer pays regularly: at an instant to come, or at once when it has passed. Safe to repeat.
   *
   * @throws whatever the provider throws; some may have ended then
   */
  endSubscriptions(customerId: string, endsAt: Date): Promise<void>;
} & PayerLookup;

/** What the payment provider knows of a payment that its events name alone. */
export type PayerLookup = {
  /** The provider's id of who made a payment; undefined where it made no customer, or knows no such payment. */
  customerOf(chargeId: string): Promise<string | undefined>;
};

/** The side of the payment provider that reports what has happened. */
export type PaymentProvider = {
  name: string;
  /**
   * Reads an event whose signature over the raw body is right and at most 5 minutes away from `at`, and which is not dated later.
   *
   * @throws AppError BAD_SIGNATURE, VALIDATION_FAILED
   */
  readEvent(rawBody: string, headers: Record<string, string | undefined>, at: Date): Promise<PaymentEvent>;
};
