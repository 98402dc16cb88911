import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import type { SubscriptionStatus, SubscriptionTier } from "#shared/domain/plan/plan";

/** How much one thing counts for in the administrator's metrics, by `row/field`. */
type Counts = Record<string, number>;

/** Under way as the lists count it: submitted to the mail, or at the bureaus. */
const underWay: readonly DisputeStatus[] = ["submitted", "sent", "in_review"];

export type CountedMember = {
  registeredAt?: string;
  subscriptionStatus?: SubscriptionStatus;
  subscriptionTier?: SubscriptionTier;
  /** Of the latest report; shown in the lists. */
  creditScore?: number;
};

/** A visitor counts for nothing; a member for the totals, and for the month and day of registration (UTC). */
export function memberCounts({
  registeredAt,
  subscriptionStatus,
  subscriptionTier: tier,
  creditScore,
}: CountedMember): Counts {
  if (!registeredAt) return {};
  const status = subscriptionStatus ?? "incomplete";
  return {
    [`TOTALS/${status}`]: 1,
    ...(status === "active" && tier && { [`TOTALS/tier_${tier}`]: 1 }),
    [`MONTH#${monthOf(registeredAt)}/members`]: 1,
    [`DAY#${registeredAt.slice(0, 10)}/${status}`]: 1,
    ...(creditScore && { "MEMBER/creditScore": creditScore }),
  };
}

/** Every dispute counts, drafts too: in the totals, in the month in which it was made (UTC), and in its member's tally. */
export function disputeCounts({ status, createdAt }: { status: DisputeStatus; createdAt: string }): Counts {
  return {
    [`TOTALS/dispute_${status}`]: 1,
    [`MONTH#${monthOf(createdAt)}/disputes`]: 1,
    "MEMBER/totalDisputes": 1,
    ...(underWay.includes(status) && { "MEMBER/activeDisputes": 1 }),
    ...(status === "resolved" && { "MEMBER/resolvedDisputes": 1 }),
  };
}

/** Money that moved, in cents; what went back is negative. A payment that failed or was only arranged moves nothing. */
export function paymentCounts({
  status,
  amountCents,
  at,
}: {
  status: string;
  amountCents: number;
  at: string;
}): Counts {
  const hasMoved = status === "paid" || status === "refunded" || status === "disputed";
  if (!hasMoved || amountCents === 0) return {};
  return { [`MONTH#${monthOf(at)}/revenueCents`]: amountCents, "MEMBER/paidCents": amountCents };
}

/** `2026-11` of an instant, in UTC. */
export function monthOf(at: Date | string): string {
  return new Date(at).toISOString().slice(0, 7);
}

/** The last `count` months up to that of an instant, in UTC, the earliest first. */
export function lastMonths(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    monthOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - count + 1 + index, 1))),
  );
}
