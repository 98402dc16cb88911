import type { ListedUser, UserRecord } from "#functions/repositories/user-record";
import type { User } from "#shared/api/schemas/user";
import { covers, isInForce, signedFor } from "#shared/domain/contract/ending";
import { stateRules } from "#shared/domain/contract/state-rules";
import { awaitedTier } from "#shared/domain/plan/activation";
import { allowanceOf } from "#shared/domain/plan/allowance";
import { graceEndsAt } from "#shared/domain/plan/grace";
import { isOfCancelled, statusAt } from "#shared/domain/plan/subscription";

/**
 * What the contract shows of a member: to themselves and in the admin's lists.
 *
 * @param at the time, for the allowance of the month
 */
export function userView(user: UserRecord | ListedUser, at: Date): User {
  const subscriptionStatus = statusAt(user, at);
  return {
    id: user.userId,
    email: user.email ?? "",
    isEmailConfirmed: "version" in user ? user.emailProvenAt !== undefined : undefined,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    username: user.username,
    subscriptionStatus,
    subscriptionTier: user.subscriptionTier,
    paymentType: user.paymentType,
    isAdmin: user.isAdmin,
    onboardingCompleted: user.onboardingCompletedAt !== undefined,
    createdAt: user.registeredAt ?? user.listedAt,
    lastLoginAt: user.lastLoginAt,
    hasSecondFactor: "secondFactorSince" in user && user.secondFactorSince !== undefined,
    timeZone: "version" in user && user.address ? stateRules(user.address.state).timeZone : undefined,
    hasIdOnFile: "version" in user && user.hasIdOnFile ? true : undefined,
    hasCreditReport: user.latestReport !== undefined || (user.creditScore ?? 0) > 0,
    needsContract: "version" in user ? needsContract(user, at) : undefined,
    isPaymentHeld: "version" in user ? isHeld(user) : undefined,
    isPaymentConfirmed: "version" in user ? isConfirmed(user) : undefined,
    planEndsAt: "version" in user && subscriptionStatus === "active" ? user.cancellation?.endsAt : undefined,
    graceEndsAt: "version" in user && subscriptionStatus === "active" ? graceOf(user) : undefined,
    disputeAllowance: subscriptionStatus === "active" ? allowanceOf(user, at) : undefined,
  };
}

/** After a notice the plan may end sooner: then that is its end. */
function graceOf({ paymentFailedAt, cancellation }: UserRecord): string | undefined {
  const endsAt = paymentFailedAt && graceEndsAt(paymentFailedAt);
  return endsAt && cancellation && cancellation.endsAt <= endsAt ? undefined : endsAt;
}

function isHeld({ subscriptionStatus, payment }: UserRecord): boolean {
  return subscriptionStatus === "pending_verification" && payment?.heldFor !== undefined;
}

function isConfirmed(user: UserRecord): boolean | undefined {
  const receivedAt = user.payment?.receivedAt;
  if (user.subscriptionStatus !== "pending_verification") return undefined;
  return receivedAt !== undefined && !isOfCancelled(receivedAt, user);
}

function needsContract(user: UserRecord, at: Date): boolean {
  const status = statusAt(user, at);
  const plan = status === "active" ? user.subscriptionTier : awaitedTier(user);
  const isAsked = status === "active" || (status === "pending_verification" && !isHeld(user));
  return isAsked && !signedFor(plan, user) && !(isInForce(user.contract, at) && covers(user.contract, plan));
}
