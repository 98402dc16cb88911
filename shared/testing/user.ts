import type { User } from "#shared/api/schemas/user";

/** A member as the API answers it: active on the monthly plan, nothing used. */
export function makeUser(user: Partial<User> = {}): User {
  return {
    id: "01KAB0000000000000000MAYA0",
    email: "maya@example.com",
    firstName: "Maya",
    lastName: "Lopez",
    subscriptionStatus: "active",
    subscriptionTier: "monthly",
    paymentType: "monthly",
    isAdmin: false,
    onboardingCompleted: true,
    createdAt: "2026-11-01T12:00:00.000Z",
    hasCreditReport: true,
    disputeAllowance: { period: "2026-11", limit: 5, used: 0, remaining: 5 },
    ...user,
  };
}

/** A member whose one-time plan is used up, for good. */
export function makeUsedUpUser(): User {
  return makeUser({
    subscriptionTier: "onetime",
    paymentType: "per_dispute",
    disputeAllowance: { period: "lifetime", limit: 2, used: 2, remaining: 0 },
  });
}
