import type { ListedUser } from "#functions/repositories/user-record";
import type { ClientRecord } from "#shared/api/schemas/admin";

/** What the contract shows of a member as a client: the tally is the streams', a moment old at most. */
export function clientView(user: ListedUser): ClientRecord {
  const { subscriptionStatus = "incomplete", subscriptionTier } = user;
  const isMonthly = subscriptionTier === "monthly" || subscriptionTier === "premium";
  return {
    id: user.userId,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    email: user.email ?? "",
    phoneNumber: user.phone,
    onboardingCompleted: user.onboardingCompletedAt !== undefined,
    registrationDate: user.registeredAt ?? user.listedAt,
    lastLoginDate: user.lastLoginAt,
    subscriptionStatus,
    subscriptionTier,
    paymentType: user.paymentType,
    totalDisputes: user.totalDisputes ?? 0,
    activeDisputes: user.activeDisputes ?? 0,
    resolvedDisputes: user.resolvedDisputes ?? 0,
    totalPaymentsCents: user.paidCents ?? 0,
    totalPayments: Math.round((user.paidCents ?? 0) / 100),
    creditScore: user.latestReport?.creditScore ?? (user.creditScore || null),
    identityProtectionEnabled: subscriptionStatus === "active" && isMonthly,
    isAdmin: user.isAdmin,
  };
}
