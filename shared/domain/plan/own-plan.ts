import type { PaymentType, SubscriptionStatus, SubscriptionTier } from "./plan";
import { tierOf } from "./plan";

/** What a member's record shows of their plan. `planEndsAt`: of one that was canceled; `isPaymentHeld`: for a state that is not served. */
type Member = {
  subscriptionStatus: SubscriptionStatus;
  subscriptionTier?: SubscriptionTier;
  paymentType?: PaymentType;
  planEndsAt?: string;
  isPaymentHeld?: boolean;
};

/** The plan that someone has or says they have paid for. */
export function planOf(member: Member | undefined): SubscriptionTier | undefined {
  return member?.subscriptionTier ?? (member?.paymentType && tierOf(member.paymentType));
}

/** Whether that plan is the member's and goes on: nothing is to be paid for it here. */
export function isRunning(member: Member | undefined, plan: SubscriptionTier | undefined): boolean {
  const isActive = member?.subscriptionStatus === "active" && member.planEndsAt === undefined;
  return isActive && member.subscriptionTier === plan;
}

/** Whether the member says to have paid for that plan, which is being checked: it is not to be paid a second time. */
export function isReported(member: Member | undefined, plan: SubscriptionTier | undefined): boolean {
  return plan !== undefined && member?.subscriptionStatus === "pending_verification" && planOf(member) === plan;
}

/** The plan that a member disputes under without another payment: it runs, or its payment is being checked. Monthly while none is known. */
export function paidPlanOf(member: Member | undefined): SubscriptionTier | undefined {
  const status = member?.subscriptionStatus;
  const isPaid = (status === "active" || status === "pending_verification") && !member?.isPaymentHeld;
  return isPaid ? (planOf(member) ?? "monthly") : undefined;
}
