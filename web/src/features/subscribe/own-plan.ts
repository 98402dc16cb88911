import type { User } from "#shared/api/schemas/user";
import { type SubscriptionTier, tierOf } from "#shared/domain/plan/plan";

/** The plan that someone has or says they have paid for. */
export function planOf(user: User | undefined): SubscriptionTier | undefined {
  return user?.subscriptionTier ?? (user?.paymentType && tierOf(user.paymentType));
}

/** Whether that plan is the member's and goes on: nothing is to be paid for it here. */
export function isRunning(user: User | undefined, plan: SubscriptionTier | undefined): boolean {
  const isActive = user?.subscriptionStatus === "active" && user.planEndsAt === undefined;
  return isActive && user.subscriptionTier === plan;
}

/** Whether the member says to have paid for that plan, which is being checked: it is not to be paid a second time. */
export function isReported(user: User | undefined, plan: SubscriptionTier | undefined): boolean {
  return plan !== undefined && user?.subscriptionStatus === "pending_verification" && planOf(user) === plan;
}
