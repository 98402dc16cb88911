import type { Day } from "../days";

/** A month of the calendar, `2026-03`. */
export type Month = string;

/**
 * The marks of a bureau's payment history, newest first as in Metro 2; the month of the first mark, where the report names it, and the
 * day on which the bureau last reported the account.
 */
type History = { paymentHistory?: string; paymentHistoryMonth?: Month; dateReported?: Day };

/**
 * Whether a bureau's payment history shows that a month was on time. Where its months are not named, bureaus count differently by one
 * which of its marks is which month: so the marks beside it must say so too.
 */
export function isOnTime(month: Month, history: History): boolean {
  const { paymentHistory = "", paymentHistoryMonth, dateReported } = history;
  if (paymentHistoryMonth !== undefined) return markOf(month, paymentHistory, paymentHistoryMonth) === "0";
  if (dateReported === undefined) return false;
  const monthsAgo = monthNumber(dateReported) - monthNumber(month);
  return monthsAgo >= 1 && /^0{2,3}$/.test(paymentHistory.slice(monthsAgo - 1, monthsAgo + 2));
}

/** The mark of a month in a history whose first month is known; empty where it has none. */
const markOf = (month: Month, marks: string, first: Month): string =>
  marks[monthNumber(first) - monthNumber(month)] ?? "";

/** Whether it shows the month's mark, or both that may be the month's, as late; not known is not late. */
export function isShownLate(month: Month, history: History): boolean {
  const { paymentHistory = "", paymentHistoryMonth, dateReported } = history;
  if (paymentHistoryMonth !== undefined) return /[1-6]/.test(markOf(month, paymentHistory, paymentHistoryMonth));
  if (dateReported === undefined) return false;
  const monthsAgo = monthNumber(dateReported) - monthNumber(month);
  return monthsAgo >= 1 && /^[1-6]{2}$/.test(paymentHistory.slice(monthsAgo - 1, monthsAgo + 1));
}

/** How late a bureau's payment history says that payments were, in days, each once, the longest last; of six months and more 180. */
export function lateDays({ paymentHistory = "" }: History): number[] {
  const marks = new Set(paymentHistory.match(/[1-6]/g));
  return [...marks].map((mark) => Number(mark) * 30).sort((a, b) => a - b);
}

/**
 * When it shows late payments: each run of marks from the first month to the last that it is, or may be, of, the newest run first. None
 * where neither its months nor the day are known.
 */
export function lateMonths(history: History): { from: Month; to: Month }[] {
  const { paymentHistory = "", paymentHistoryMonth, dateReported } = history;
  const known = paymentHistoryMonth ?? dateReported;
  if (known === undefined) return [];
  const newest = monthNumber(known);
  const mayBeBefore = paymentHistoryMonth === undefined ? 1 : 0;
  return [...paymentHistory.matchAll(/[1-6]+/g)].map(({ index, 0: run }) => ({
    from: monthOf(newest - index - run.length + 1 - mayBeBefore),
    to: monthOf(newest - index),
  }));
}

/** Months since year 0. @param month "2026-03", or a day in it */
function monthNumber(month: Month): number {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return year * 12 + number - 1;
}

const monthOf = (number: number): Month => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;
