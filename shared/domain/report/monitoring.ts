import type { NegativeItem } from "#shared/api/schemas/report";
import type { Bureau } from "../bureau/bureau";
import { addDays, type Day } from "../days";
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
 * Whether a look at a member's report is due: from the day of the month on which they registered, so that the looks of all members
 * spread over the month. One that the bureaus did not answer stays due in the next month; a month has one look at most.
 */
export function isMonitoringDue(
  { registeredOn, pulledOn }: { registeredOn: Day; pulledOn?: Day },
  today: Day,
): boolean {
  const dueOn = latestDueDay(registeredOn, today);
  if (pulledOn === undefined) return dueOn >= registeredOn;
  return dueOn > registeredOn && pulledOn < dueOn && monthOf(pulledOn) !== monthOf(today);
}

/** The last day until today on which a look became due. */
function latestDueDay(registeredOn: Day, today: Day): Day {
  const day = String(Math.min(LAST_DAY, Number(registeredOn.slice(8, 10)))).padStart(2, "0");
  const ofThisMonth = `${monthOf(today)}-${day}`;
  const lastMonth = monthOf(addDays(`${monthOf(today)}-01`, -1));

  return ofThisMonth <= today ? ofThisMonth : `${lastMonth}-${day}`;
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
