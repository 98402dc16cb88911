import type { AdminMetrics, ClientHistory, ClientRecord } from "#shared/api/schemas/admin";
import { makeDispute } from "./dispute";
import { makeUser } from "./user";

export const admin = makeUser({ id: "admin", isAdmin: true });

/** Says that she has paid, and waits for the administrator. */
export const waiting = makeUser({
  id: "pia",
  firstName: "Pia",
  lastName: "Stone",
  subscriptionStatus: "pending_verification",
});

/** A business of 40 members in November 2026. */
export function makeMetrics(metrics: Partial<AdminMetrics> = {}): AdminMetrics {
  return {
    totalUsers: 40,
    activeSubscriptions: 28,
    pendingActivations: 3,
    monthlyRevenueCents: 123_450,
    monthlyRevenue: 1_235,
    totalDisputes: 90,
    disputeSuccessRate: 75,
    usersByStatus: { incomplete: 5, pending_verification: 3, active: 28, inactive: 4 },
    activeByTier: { onetime: 4, monthly: 20, premium: 4 },
    disputesByStatus: { draft: 10, submitted: 8, sent: 12, in_review: 20, resolved: 30, rejected: 10 },
    byMonth: ["2026-09", "2026-10", "2026-11"].map((month, index) => ({
      month,
      newMembers: 10 + index,
      disputes: 20 + index,
      revenueCents: index === 2 ? 123_450 : 0,
    })),
    ...metrics,
  };
}

export function makeClient(client: Partial<ClientRecord> = {}): ClientRecord {
  return {
    id: "maya",
    firstName: "Maya",
    lastName: "Lopez",
    email: "maya@example.com",
    phoneNumber: "(512) 555-0142",
    onboardingCompleted: true,
    registrationDate: "2026-01-05T15:00:00.000Z",
    lastLoginDate: "2026-11-19T15:00:00.000Z",
    subscriptionStatus: "active",
    subscriptionTier: "monthly",
    totalDisputes: 8,
    activeDisputes: 3,
    resolvedDisputes: 2,
    totalPaymentsCents: 12_000,
    totalPayments: 120,
    creditScore: 588,
    identityProtectionEnabled: true,
    isAdmin: false,
    ...client,
  };
}

export function makeClientHistory(history: Partial<ClientHistory> = {}): ClientHistory {
  return {
    client: makeClient(),
    subscriptionHistory: [
      { action: "activated", date: "2026-01-06T15:00:00.000Z", tier: "monthly", newStatus: "active" },
    ],
    disputeHistory: [makeDispute()],
    creditReports: [
      {
        date: "2026-11-18",
        creditScore: 588,
        experianScore: 591,
        equifaxScore: 584,
        transunionScore: 588,
        negativeItems: 8,
      },
    ],
    paymentTimeline: [
      {
        description: "checkout monthly",
        date: "2026-01-06T15:00:00.000Z",
        amountCents: 12_000,
        amount: 120,
        status: "paid",
      },
    ],
    ...history,
  };
}
