import type { Counts } from "#functions/repositories/counter-writes";
import type { CounterRepository } from "#functions/repositories/counters";
import type { AdminMetrics } from "#shared/api/schemas/admin";
import { DisputeStatus, SubscriptionStatus, SubscriptionTier } from "#shared/domain/schemas";

type Rows = Awaited<ReturnType<CounterRepository["monthsFrom"]>>;

/** The business in numbers. @param rows the totals, and the counters of each of `months` (`2026-11`), in their order */
export function adminMetrics(rows: Rows, months: string[]): AdminMetrics {
  const fieldsOf = (row: string): Counts => rows.find((each) => each.row === row)?.fields ?? {};
  const totals = fieldsOf("totals");

  const usersByStatus = counted(SubscriptionStatus.options, (status) => totals[status]);
  const disputesByStatus = counted(DisputeStatus.options, (status) => totals[`dispute_${status}`]);
  const byMonth = months.map((month) => monthOf(month, fieldsOf(`month:${month}`)));
  const monthlyRevenueCents = byMonth.at(-1)?.revenueCents ?? 0;
  const { resolved, rejected } = disputesByStatus;
  const answered = resolved + rejected;

  return {
    totalUsers: sumOf(usersByStatus),
    activeSubscriptions: usersByStatus.active,
    pendingActivations: usersByStatus.pending_verification,
    monthlyRevenueCents,
    monthlyRevenue: Math.round(monthlyRevenueCents / 100),
    totalDisputes: sumOf(disputesByStatus),
    disputeSuccessRate: answered === 0 ? 0 : Math.round((100 * resolved) / answered),
    usersByStatus,
    activeByTier: counted(SubscriptionTier.options, (tier) => totals[`tier_${tier}`]),
    disputesByStatus,
    byMonth,
  };
}

function monthOf(month: string, { members = 0, disputes = 0, revenueCents = 0 }: Counts) {
  return { month, newMembers: members, disputes, revenueCents };
}

function counted<K extends string>(keys: readonly K[], of: (key: K) => number | undefined): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, of(key) ?? 0])) as Record<K, number>;
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
