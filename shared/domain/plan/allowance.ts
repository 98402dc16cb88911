import { plans, type SubscriptionTier } from "./plan";

export type AllowanceRecord = { period: string; limit: number; used: number };
export type Allowance = AllowanceRecord & { remaining: number };

const LIFETIME = "lifetime";

/** The period that a dispute submitted now counts in: the calendar month in UTC ("2026-11"), or "lifetime" for one-time. */
export function periodOf(tier: SubscriptionTier, now: Date): string {
  return tier === "onetime" ? LIFETIME : now.toISOString().slice(0, 7);
}

type Holder = { subscriptionTier?: SubscriptionTier; allowance?: AllowanceRecord };

/**
 * A member's allowance now. A stored one of an earlier period no longer counts: the month's first use grants the new one,
 * should the scheduled job be late. Undefined without a plan.
 */
export function allowanceOf({ subscriptionTier: tier, allowance }: Holder, now: Date): Allowance | undefined {
  if (!tier) return undefined;
  const period = periodOf(tier, now);
  const limit = plans[tier].disputes;
  const used = allowance?.period === period ? allowance.used : 0;
  return { period, limit, used, remaining: Math.max(0, limit - used) };
}

/** Seconds until a used-up allowance is granted anew: to the next month in UTC; never for one-time. */
export function renewsInSeconds({ period }: AllowanceRecord, now: Date): number | undefined {
  if (period === LIFETIME) return undefined;
  const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.ceil((nextMonth - now.getTime()) / 1_000);
}
