import { isStateOpen } from "../contract/state-rules";
import { activation, awaitedTier, type Buyer, type PlanContract, type Signer } from "./activation";
import type { Counts } from "./allowance";
import { coversPriceOf, isPriceOf, type PaymentType, paymentTypeOf, type SubscriptionTier } from "./plan";
import { isActiveAt, type Subscription } from "./subscription";

/** What the payment provider says: what happened, when by its clock, of which plan, and by whose names it knows the payer. */
type PaymentEvent = {
  id: string;
  kind: string;
  createdAt?: string;
  tier?: SubscriptionTier;
  amountCents: number;
  /** ISO 4217, capitals. */
  currency: string;
  customerId?: string;
  chargeId?: string;
};

/** `receivedAt`: when the provider said so; `paidAt`: of the last payment, by the provider's clock. */
type Payment = {
  receivedAt?: string;
  paidAt?: string;
  paymentIntentId: string;
  customerId?: string;
  chargeId?: string;
  paymentType: PaymentType;
  plan?: SubscriptionTier;
  heldFor?: "state";
};

type Payer<C extends PlanContract> = Counts &
  Signer<C> &
  Subscription &
  Buyer & {
    address?: { state?: string };
    email?: string;
    registeredAt?: string;
    paymentFailedAt?: string;
    payment?: Payment;
    lastChange?: { action: string; by: string; at: string };
  };

/** Who takes the steps that the payment provider's events lead to. */
export const BY_PROVIDER = "payments";

/** `stepOf` makes the step that the record keeps of a change; `openStates`: those that are served. */
type Circumstances<Step> = {
  at: Date;
  openStates: readonly string[];
  stepOf: (action: "payment_received" | "payment_reported" | "payment_held") => Step;
};

/** What an event of the payment provider changes of its payer's record; what ends the service is not among it. */
export function paymentChanges<C extends PlanContract, Step extends { at: string }>(
  event: PaymentEvent,
  payer: Payer<C>,
  circumstances: Circumstances<Step>,
) {
  const { at } = circumstances;
  if (event.kind === "checkout") return checkoutChanges(event, payer, circumstances);
  if (event.kind === "renewal") return renewalChanges(event, payer, circumstances);
  const isBehind = event.kind === "failure" || event.kind === "behind";
  if (!isBehind || !isActiveAt(payer, at) || payer.paymentFailedAt) return undefined;
  return isOutdated(event, payer) ? undefined : { paymentFailedAt: at.toISOString() };
}

/**
 * Whether an event names another customer than the one who pays now, for each checkout makes a customer of its own; or another
 * payment, where the provider made no customer because the plan is paid once.
 */
export function isOfAnotherPayment(
  { customerId, chargeId }: Pick<PaymentEvent, "customerId" | "chargeId">,
  { payment }: { payment?: Pick<Payment, "customerId" | "chargeId"> },
): boolean {
  if (!payment) return false;
  if (customerId !== undefined || chargeId === undefined) {
    return customerId !== undefined && payment.customerId !== customerId;
  }
  return payment.customerId !== undefined || (payment.chargeId !== undefined && payment.chargeId !== chargeId);
}

/** The provider's events come in no order: one that tells of a time before the last payment has nothing to say any more. */
export function isOutdated(
  { createdAt }: Pick<PaymentEvent, "createdAt">,
  { payment }: { payment?: Pick<Payment, "paidAt"> },
): boolean {
  return createdAt !== undefined && payment?.paidAt !== undefined && createdAt < payment.paidAt;
}

/** A payment of another sum than its plan's price, or from a state that is not served, is noted, begins nothing and waits for an administrator. */
function checkoutChanges<C extends PlanContract, Step extends { at: string }>(
  event: PaymentEvent,
  payer: Payer<C>,
  circumstances: Circumstances<Step>,
) {
  const { at, stepOf } = circumstances;
  const isOpen = isServed(payer, circumstances);
  const { tier, customerId, chargeId } = event;
  const plan = tier && isPriceOf(tier, event) ? tier : undefined;
  // A running plan stays what it is, and goes on being charged.
  if (!(plan && isOpen) && isActiveAt(payer, at)) return undefined;
  const paymentType = paymentTypeOf(tier ?? awaitedTier(payer));
  const receivedAt = at.toISOString();
  const heldFor = isOpen ? undefined : ("state" as const);
  const payment = {
    paymentIntentId: event.id,
    ...payer.payment,
    paymentType,
    customerId,
    chargeId,
    receivedAt,
    heldFor,
  };
  if (!plan) return { payment, ...awaiting(payer, circumstances) };

  const confirmed = { ...payment, plan, paidAt: event.createdAt ?? receivedAt };
  if (!isOpen) return { payment: confirmed, paymentType, ...awaiting(payer, circumstances) };
  // Without an address of theirs any payer is believed to be the visitor: then the plan does not begin with the account.
  if (!payer.registeredAt) return { payment: payer.email ? confirmed : payment, paymentType };
  return { ...activation(payer, plan, stepOf("payment_received")), payment: confirmed };
}

/** What the payment is for, the event does not say, or not for that price: an administrator looks, as at what people say that they paid. */
function awaiting<C extends PlanContract, Step>(payer: Payer<C>, circumstances: Circumstances<Step>) {
  if (!payer.registeredAt) return {};
  const action = isServed(payer, circumstances) ? "payment_reported" : "payment_held";
  return { subscriptionStatus: "pending_verification" as const, lastChange: circumstances.stepOf(action) };
}

/**
 * Ends the grace; whom the lack of a payment has made inactive becomes active again while the contract lasts. What is paid for
 * beyond a cancellation begins nothing, nor does a payment from before a refund, a chargeback or the subscription's end. An invoice
 * of less than the plan's price ends no grace, and of an inactive member it waits for an administrator.
 */
function renewalChanges<C extends PlanContract, Step extends { at: string }>(
  event: PaymentEvent,
  payer: Payer<C>,
  circumstances: Circumstances<Step>,
) {
  const { payment, contract, cancellation, subscriptionTier } = payer;
  const paidAt = event.createdAt ?? circumstances.at.toISOString();
  if (cancellation && paidAt >= cancellation.endsAt) return undefined;
  const isUnderContract = !cancellation && contract !== undefined && contract.cancelledAt === undefined;
  const mayResume = isServed(payer, circumstances) && isUnderContract && !isEndedSince(paidAt, payer);
  const isResuming = payer.subscriptionStatus === "inactive" && mayResume;
  if (subscriptionTier && !coversPriceOf(subscriptionTier, event))
    return isResuming ? awaiting(payer, circumstances) : undefined;

  const paid = payment && { payment: { ...payment, paidAt } };
  if (isResuming && subscriptionTier) {
    return { ...activation(payer, subscriptionTier, circumstances.stepOf("payment_received")), ...paid };
  }
  return paid || payer.paymentFailedAt ? { ...paid, paymentFailedAt: undefined } : undefined;
}

/** Whether the provider's word has ended the service after an instant. */
function isEndedSince(instant: string, { lastChange }: { lastChange?: { action: string; by: string; at: string } }) {
  return lastChange?.action === "deactivated" && lastChange.by === BY_PROVIDER && instant < lastChange.at;
}

function isServed({ address }: { address?: { state?: string } }, { openStates }: { openStates: readonly string[] }) {
  return isStateOpen(address?.state, openStates);
}
