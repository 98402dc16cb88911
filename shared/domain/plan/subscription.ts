import type { SubscriptionStatus } from "./plan";

/** What a person's record says of their subscription. `cancellation`: of the contract, and with it of the subscription. */
export type Subscription = {
  subscriptionStatus?: SubscriptionStatus;
  cancellation?: { cancelledAt: string; endsAt: string };
};

/**
 * The status of a subscription at an instant. After a notice it is over when the notice has run out, whether or not the nightly
 * job has written so.
 */
export function statusAt(
  { subscriptionStatus: status = "incomplete", cancellation }: Subscription,
  at: Date,
): SubscriptionStatus {
  const isOver = cancellation !== undefined && cancellation.endsAt <= at.toISOString();
  return status === "active" && isOver ? "inactive" : status;
}

/** Whether the subscription gives a right to the service at a moment. */
export function isActiveAt(subscription: Subscription, at: Date): boolean {
  return statusAt(subscription, at) === "active";
}

/** The provider reports times in whole seconds. */
const second = (instant: string) => instant.slice(0, 19);

/** Whether a payment was made for a subscription that was cancelled after it. */
export function isOfCancelled(createdAt: string | undefined, { cancellation }: Subscription): boolean {
  return cancellation !== undefined && createdAt !== undefined && second(createdAt) < second(cancellation.cancelledAt);
}
