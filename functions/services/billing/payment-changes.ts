import type { PaymentEvent } from "#functions/providers/payment/payment";
import type { Payer } from "#functions/repositories/early-payments";
import type { UserChanges, UserRecord } from "#functions/repositories/user-record";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { paymentTypeOf } from "#shared/domain/plan/plan";
import { isActiveAt } from "#shared/domain/plan/subscription";
import { activation, awaitedTier, changeBy } from "./subscription-changes";

const BY = "payments";

/** What an event of the payment provider changes of its payer's record; the service's end is `endServiceWrites`'s. */
export function paymentChanges(
  event: PaymentEvent,
  user: UserRecord,
  at: Date,
  openStates: readonly string[],
): UserChanges | undefined {
  const isOpen = isStateOpen(user.address?.state, openStates);
  if (event.kind === "checkout") return checkoutChanges(event, user, at, isOpen);
  if (event.kind === "renewal") return renewalChanges(event, user, at, isOpen);
  const isBehind = event.kind === "failure" || event.kind === "behind";
  if (!isBehind || !isActiveAt(user, at) || user.paymentFailedAt) return undefined;
  return isOutdated(event, user) ? undefined : { paymentFailedAt: at.toISOString() };
}

/** By which names of the provider an event leads to its member. */
export function payersOf({ customerId, chargeId }: PaymentEvent): Payer[] {
  return [
    ...(customerId ? [{ kind: "CUSTOMER" as const, id: customerId }] : []),
    ...(chargeId ? [{ kind: "CHARGE" as const, id: chargeId }] : []),
  ];
}

/**
 * Whether an event names another customer than the one who pays now, for each checkout makes a customer of its own; or another
 * payment, where the provider made no customer because the plan is paid once.
 */
export function isOfAnotherPayment({ customerId, chargeId }: PaymentEvent, { payment }: UserRecord): boolean {
  if (!payment) return false;
  if (customerId !== undefined || chargeId === undefined) {
    return customerId !== undefined && payment.customerId !== customerId;
  }
  return payment.customerId !== undefined || (payment.chargeId !== undefined && payment.chargeId !== chargeId);
}

/** The provider's events come in no order: one that tells of a time before the last payment has nothing to say any more. */
export function isOutdated({ createdAt }: PaymentEvent, { payment }: UserRecord): boolean {
  return createdAt !== undefined && payment?.paidAt !== undefined && createdAt < payment.paidAt;
}

/** A payment from a state that is not served is noted, begins nothing and waits for an administrator. */
function checkoutChanges(event: PaymentEvent, user: UserRecord, at: Date, isOpen: boolean): UserChanges | undefined {
  const { tier: plan, customerId, chargeId } = event;
  // A running plan stays what it is, and goes on being charged.
  if (!(plan && isOpen) && isActiveAt(user, at)) return undefined;
  const paymentType = paymentTypeOf(plan ?? awaitedTier(user));
  const receivedAt = at.toISOString();
  const heldFor = isOpen ? undefined : ("state" as const);
  const payment = {
    paymentIntentId: event.id,
    ...user.payment,
    paymentType,
    customerId,
    chargeId,
    receivedAt,
    heldFor,
  };
  if (!plan) return { payment, ...awaiting(user, at, isOpen) };

  const confirmed = { ...payment, plan, paidAt: event.createdAt ?? receivedAt };
  if (!isOpen) return { payment: confirmed, paymentType, ...awaiting(user, at, isOpen) };
  if (!user.registeredAt) return { payment: confirmed, paymentType };
  return { ...activation(user, plan, changeBy(BY, "payment_received", at)), payment: confirmed };
}

/** For which plan the payment is, the event does not say: an administrator looks, as at what people say that they paid. */
function awaiting({ registeredAt }: UserRecord, at: Date, isOpen: boolean): UserChanges {
  if (!registeredAt) return {};
  const action = isOpen ? "payment_reported" : "payment_held";
  return { subscriptionStatus: "pending_verification", lastChange: changeBy(BY, action, at) };
}

/**
 * Ends the grace; whom the lack of a payment has made inactive becomes active again while the contract stands. What is paid for
 * beyond a cancellation begins nothing.
 */
function renewalChanges(
  { createdAt }: PaymentEvent,
  user: UserRecord,
  at: Date,
  isOpen: boolean,
): UserChanges | undefined {
  const { payment, contract, cancellation } = user;
  if (cancellation && (createdAt ?? at.toISOString()) >= cancellation.endsAt) return undefined;
  const paid = payment && { payment: { ...payment, paidAt: createdAt ?? at.toISOString() } };
  const mayResume = isOpen && !cancellation && contract !== undefined && contract.cancelledAt === undefined;
  if (user.subscriptionStatus === "inactive" && mayResume && user.subscriptionTier) {
    return { ...activation(user, user.subscriptionTier, changeBy(BY, "payment_received", at)), ...paid };
  }
  return paid || user.paymentFailedAt ? { ...paid, paymentFailedAt: undefined } : undefined;
}
