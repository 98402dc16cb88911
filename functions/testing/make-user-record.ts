import { ulid } from "ulid";
import type { UserRecord } from "#functions/repositories/users";

/** An active monthly member, registered in January 2026; say what matters to the test. */
export function makeUserRecord(overrides: Partial<UserRecord> = {}): UserRecord {
  const userId = overrides.userId ?? ulid();
  const registeredAt = "2026-01-05T15:00:00.000Z";
  return {
    userId,
    version: 1,
    createdAt: registeredAt,
    registeredAt,
    listing: "member",
    listedAt: registeredAt,
    email: `${userId.toLowerCase()}@example.com`,
    firstName: "Maya",
    lastName: "Lopez",
    language: "en",
    isAdmin: false,
    subscriptionStatus: "active",
    subscriptionTier: "monthly",
    paymentType: "monthly",
    signInMethod: "password",
    counts: { active: 0, removed: 0 },
    ...overrides,
  };
}

/** A visitor of the onboarding, without an account. */
export function makeVisitor(overrides: Partial<UserRecord> = {}): UserRecord {
  const createdAt = "2026-01-05T15:00:00.000Z";
  return {
    userId: ulid(),
    version: 1,
    createdAt,
    listing: "visitor",
    listedAt: createdAt,
    language: "en",
    isAdmin: false,
    counts: { active: 0, removed: 0 },
    ...overrides,
  };
}

/** A member who has been through the whole onboarding and waits for activation with the one-time plan: a record as long as they get. */
export function makePendingMember(): UserRecord {
  const at = "2026-03-04T18:00:00.000Z";
  return makeUserRecord({
    subscriptionStatus: "pending_verification",
    subscriptionTier: undefined,
    paymentType: "per_dispute",
    username: "maya.lopez",
    phone: "(212) 555-0100",
    address: { street: "100 Main Street, Apartment 12", city: "San Francisco", state: "CA", zipCode: "94103-1234" },
    ssnLast4: "0001",
    birthYear: 1985,
    onboardingCompletedAt: at,
    lastLoginAt: at,
    latestReport: {
      reportId: "01JNHZ4X9M0000000000000000",
      creditScore: 580,
      experianScore: 580,
      equifaxScore: 575,
      transunionScore: 590,
      negativeItems: 8,
      pulledAt: at,
    },
    contract: {
      contractId: "01JNHZ4X9M0000000000000001",
      version: "2026-01",
      fullName: "Maya Lopez",
      signedAt: at,
      cancelUntil: at,
      serviceMayStartAt: at,
    },
    payment: { reportedAt: at, paymentIntentId: "pay_01JNHZ4X9M0000000000000002", paymentType: "per_dispute" },
  });
}
