import { isMoved } from "#shared/domain/contract/refund";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { type Compared, provenResult } from "#shared/domain/dispute/later-report";
import type { SubscriptionStatus, SubscriptionTier } from "#shared/domain/plan/plan";

/**
 * How much one thing counts for in the administrator's metrics, by `row/field`. Rows: `totals`, `month:2026-11`, `day:2026-11-21`,
 * `won`, which only the streams count, and `member`, the owner's own tally.
 */
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
    [`totals/${status}`]: 1,
    ...(status === "active" && tier && { [`totals/tier_${tier}`]: 1 }),
    [`month:${monthOf(registeredAt)}/members`]: 1,
    [`day:${registeredAt.slice(0, 10)}/${status}`]: 1,
    ...(creditScore && { "member/creditScore": creditScore }),
  };
}

/** `partOf`: it is a later letter beside this dispute. */
type CountedDispute = { status: DisputeStatus; createdAt: string; partOf?: string };

/** Every dispute counts, drafts too, but no letter beside one: in the totals, in the month in which it was made (UTC), and in its member's tally. */
export function disputeCounts({ status, createdAt, partOf }: CountedDispute): Counts {
  if (partOf) return {};
  return {
    [`totals/dispute_${status}`]: 1,
    [`month:${monthOf(createdAt)}/disputes`]: 1,
    "member/totalDisputes": 1,
    ...(underWay.includes(status) && { "member/activeDisputes": 1 }),
    ...(status === "resolved" && { "member/resolvedDisputes": 1 }),
  };
}

/** Proven results of disputes, for the service's success rate; see `provenResult`. */
export function resultCounts(dispute: Compared & { partOf?: string }): Counts {
  const result = dispute.partOf ? undefined : provenResult(dispute);
  return result ? { [`won/${result}`]: 1 } : {};
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
  if (!isMoved({ status }) || amountCents === 0) return {};
  return { [`month:${monthOf(at)}/revenueCents`]: amountCents, "member/paidCents": amountCents };
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
