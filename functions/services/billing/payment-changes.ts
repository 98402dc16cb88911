import type { PaymentEvent } from "#functions/providers/payment/payment";
import type { UserChanges, UserRecord } from "#functions/repositories/user-record";
import { paymentTypeOf } from "#shared/domain/plan/plan";
import { isActiveAt } from "#shared/domain/plan/subscription";
import { activation, awaitedTier, changeBy } from "./subscription-changes";

const BY = "payments";

/** What an event of the payment provider changes of its payer's record; the service's end is `endingService`'s. */
export function paymentChanges(event: PaymentEvent, user: UserRecord, at: Date): UserChanges | undefined {
  if (event.kind === "checkout") return checkoutChanges(event, user, at);
  if (event.kind === "renewal") return renewalChanges(event, user, at);
  const isBehind = event.kind === "failure" || event.kind === "behind";
  if (!isBehind || !isActiveAt(user, at) || user.paymentFailedAt) return undefined;
  return isOutdated(event, user) ? undefined : { paymentFailedAt: at.toISOString() };
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

function checkoutChanges(event: PaymentEvent, user: UserRecord, at: Date): UserChanges | undefined {
  const { tier: plan, customerId, chargeId } = event;
  // A running plan stays what it is, and goes on being charged.
  if (!plan && isActiveAt(user, at)) return undefined;
  const paymentType = paymentTypeOf(plan ?? awaitedTier(user));
  const receivedAt = at.toISOString();
  const payment = { paymentIntentId: event.id, ...user.payment, paymentType, customerId, chargeId, receivedAt };
  if (!plan) return { payment, ...awaiting(user, at) };

  const confirmed = { ...payment, plan, paidAt: event.createdAt ?? receivedAt };
  if (!user.registeredAt) return { payment: confirmed, paymentType };
  return { ...activation(user, plan, changeBy(BY, "payment_received", at)), payment: confirmed };
}

/** For which plan the payment is, the event does not say: an administrator looks, as at what people say that they paid. */
function awaiting({ registeredAt }: UserRecord, at: Date): UserChanges {
  if (!registeredAt) return {};
  return { subscriptionStatus: "pending_verification", lastChange: changeBy(BY, "payment_reported", at) };
}

/**
 * Ends the grace; whom the lack of a payment has made inactive becomes active again while the contract stands. What is paid for
 * beyond a cancellation begins nothing.
 */
function renewalChanges({ createdAt }: PaymentEvent, user: UserRecord, at: Date): UserChanges | undefined {
  const { payment, contract, cancellation } = user;
  if (cancellation && (createdAt ?? at.toISOString()) >= cancellation.endsAt) return undefined;
  const paid = payment && { payment: { ...payment, paidAt: createdAt ?? at.toISOString() } };
  const hasContract = contract !== undefined && contract.cancelledAt === undefined;
  if (user.subscriptionStatus === "inactive" && !cancellation && hasContract && user.subscriptionTier) {
    return { ...activation(user, user.subscriptionTier, changeBy(BY, "payment_received", at)), ...paid };
  }
  return paid || user.paymentFailedAt ? { ...paid, paymentFailedAt: undefined } : undefined;
}
