import { type Day, dayOf } from "../days";
import { plans, type SubscriptionTier } from "./plan";

export type AllowanceRecord = { period: string; limit: number; used: number };
export type Allowance = AllowanceRecord & { remaining: number };

export const LIFETIME = "lifetime";
/** In place of a period: later letters of a dispute that was counted already. */
export const NOT_COUNTED = "not_counted";

/**
 * What is counted of a person: for the kind of plan they hold (by the month or in all) and, once they have changed between the two,
 * for the other kind, so that changing back returns nothing that was used.
 */
export type Counts = { allowance?: AllowanceRecord; otherAllowance?: AllowanceRecord };

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

/** The counts of a person who takes a plan now, whichever they held before. */
export function countsUnder(tier: SubscriptionTier, { allowance, otherAllowance }: Counts, now: Date): Counts {
  const period = periodOf(tier, now);
  const isOfKind = allowance && (allowance.period === LIFETIME) === (period === LIFETIME);
  const [kept, other] = isOfKind ? [allowance, otherAllowance] : [otherAllowance, allowance];
  const used = kept?.period === period ? kept.used : 0;
  return { allowance: { period, limit: plans[tier].disputes, used }, otherAllowance: other };
}

/**
 * The counts without the uses that are taken back; uses of a period that is over stay used.
 *
 * @param periods one entry for each use, as it was counted
 */
export function withoutUses({ allowance, otherAllowance }: Counts, periods: string[]): Counts {
  const less = (record: AllowanceRecord | undefined) => {
    const back = periods.filter((period) => period === record?.period).length;
    return record && { ...record, used: Math.max(0, record.used - back) };
  };
  return { allowance: less(allowance), otherAllowance: less(otherAllowance) };
}

/** Whether a plan that is never renewed is used up: to dispute more, its member chooses another one. */
export function isUsedUpForGood(allowance: Pick<Allowance, "period" | "remaining"> | null | undefined): boolean {
  return allowance?.period === LIFETIME && allowance.remaining === 0;
}

/** Seconds until a used-up allowance is granted again: until the next month in UTC; never for one-time. */
export function renewsInSeconds({ period }: AllowanceRecord, now: Date): number | undefined {
  if (period === LIFETIME) return undefined;
  const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.ceil((nextMonth - now.getTime()) / 1_000);
}

/** The day on which a monthly allowance is granted again: the first of the next month in UTC. Undefined for one-time. */
export function renewsOn({ period }: Pick<AllowanceRecord, "period">): Day | undefined {
  if (period === LIFETIME) return undefined;
  const [year = 0, month = 1] = period.split("-").map(Number);
  return dayOf(new Date(Date.UTC(year, month, 1)));
}
