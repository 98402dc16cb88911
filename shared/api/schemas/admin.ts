import * as z from "zod";
import { DisputeStatus } from "#shared/domain/dispute/dispute";
import { SubscriptionStatus, SubscriptionTier } from "#shared/domain/plan/plan";
import { Id, Instant } from "./common";

const Count = z.number().int();

/** One calendar month in UTC: who registered, which disputes were made, what was paid and not given back. */
export const MonthMetrics = z.object({
  month: z.string(),
  newMembers: Count,
  disputes: Count,
  revenueCents: Count,
});
export type MonthMetrics = z.infer<typeof MonthMetrics>;

export const AdminMetrics = z.object({
  totalUsers: Count,
  activeSubscriptions: Count,
  pendingActivations: Count,
  /** Paid in the present calendar month (UTC), less what was refunded or charged back in it. */
  monthlyRevenueCents: Count,
  /** The same in whole US dollars, rounded. */
  monthlyRevenue: Count,
  /** Drafts included. */
  totalDisputes: Count,
  /** Percent of the answered disputes that were resolved: resolved / (resolved + rejected); 0 while none is answered. */
  disputeSuccessRate: Count,
  usersByStatus: z.record(SubscriptionStatus, Count),
  activeByTier: z.record(SubscriptionTier, Count),
  disputesByStatus: z.record(DisputeStatus, Count),
  /** The last 12 months, the present one last. */
  byMonth: z.array(MonthMetrics),
});
export type AdminMetrics = z.infer<typeof AdminMetrics>;

export const AdminDispute = z.object({
  id: Id,
  userId: z.string(),
  accountName: z.string(),
  disputeReason: z.string(),
  status: DisputeStatus,
  round: Count,
  createdAt: Instant,
  updatedAt: Instant,
});
export type AdminDispute = z.infer<typeof AdminDispute>;

/** Newest first: by creation, or within a status by when they reached it. */
export const AdminDisputeList = z.object({ disputes: z.array(AdminDispute), nextCursor: z.string().optional() });
