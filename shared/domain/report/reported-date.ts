import { addDays, addYears, type Day, endOfMonth } from "../days";

/**
 * A date with what a report prints of it: a day, `2026-10-03`, or a month alone, `2026-10`. Nothing that is shown or said may make a
 * day of a month; a limit is counted from the day of the month that makes the mildest claim.
 */
export type ReportedDate = string;

export const MONTH_ALONE = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export const isMonth = (date: string): boolean => MONTH_ALONE.test(date);

export const firstDayOf = (date: ReportedDate): Day => (isMonth(date) ? `${date}-01` : date);

export const lastDayOf = (date: ReportedDate): Day => (isMonth(date) ? endOfMonth(firstDayOf(date)) : date);

/** Before another date, whichever day of a month is meant; one that is not known is before nothing. */
export const isSurelyBefore = (one?: ReportedDate, other?: ReportedDate): boolean =>
  one !== undefined && other !== undefined && lastDayOf(one) < firstDayOf(other);

/** The same, or a month and a day in it. */
export const mayBeSame = (one: ReportedDate, other: ReportedDate): boolean =>
  one.startsWith(other) || other.startsWith(one);

/** So many years later; of a month the month. */
export function yearsAfter(date: ReportedDate, count: number): ReportedDate {
  return asPrecise(date, addYears(lastDayOf(date), count));
}

/** So many days later; of a month the last month that it can be. */
export function daysAfter(date: ReportedDate, count: number): ReportedDate {
  return asPrecise(date, addDays(lastDayOf(date), count));
}

const asPrecise = (date: ReportedDate, day: Day) => (isMonth(date) ? day.slice(0, 7) : day);
