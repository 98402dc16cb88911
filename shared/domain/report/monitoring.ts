import type { NegativeItem } from "#shared/api/schemas/report";
import type { Bureau } from "../bureau/bureau";
import type { Day } from "../days";
import type { SubscriptionTier } from "../plan/plan";

/** Every month has one. */
const LAST_DAY = 28;

/** After so many days on which a bureau was silent that used to answer, the other bureaus' files are taken. */
const MOST_TRIES = 3;

/** A calendar month in UTC, `YYYY-MM`. */
export type Month = string;

/** `2026-03-05` is of `2026-03`. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** Whose report is looked at each month. */
export function isMonitored(tier: SubscriptionTier | undefined): boolean {
  return tier === "monthly" || tier === "premium";
}

/**
 * Whether this month's look at a member's report is due: from the day of the month on which they registered, so that the looks
 * of all members spread over the month, unless this month has a report already.
 */
export function isMonitoringDue(
  { registeredOn, pulledOn }: { registeredOn: Day; pulledOn?: Day },
  today: Day,
): boolean {
  const dueFrom = Math.min(LAST_DAY, Number(registeredOn.slice(8, 10)));
  const hasReport = pulledOn !== undefined && monthOf(pulledOn) === monthOf(today);
  return !hasReport && Number(today.slice(8, 10)) >= dueFrom;
}

/** Whether to ask again tomorrow: a bureau is silent that the report before had. */
export function isWorthWaiting(before: readonly Bureau[], missing: readonly Bureau[], tries: number): boolean {
  return tries < MOST_TRIES && missing.some((bureau) => before.includes(bureau));
}

type Items = { bureaus: readonly Bureau[]; negativeItems: readonly NegativeItem[] };

/**
 * The items that were not there before. What only a bureau reports that the report before lacked may have been there all the
 * time, and is not called new.
 */
export function newItemsOf(before: Items | undefined, after: Items): NegativeItem[] {
  if (!before) return [];
  const known = new Set(before.negativeItems.map(({ id }) => id));
  return after.negativeItems.filter(({ id, bureaus }) => {
    return !known.has(id) && bureaus.some((bureau) => before.bureaus.includes(bureau));
  });
}
