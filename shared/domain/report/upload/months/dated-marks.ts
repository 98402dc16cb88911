import { MOST_MONTHS, type Month } from "./month-run";

/** Views keep so many marks: months without one are filled in no further, so that no late month is lost. */
const MOST_FILLED = 24;
const NO_MARK = "-";

/** Marks of months one after another, the newest first. `newest`: the month of the first, counted from the year 2000. */
export type DatedMarks = { marks: string[]; newest: number };

/** A mark for each month from the newest to the oldest; undefined where a month has two, or too many have none. */
export function datedMarks(months: readonly Month[]): DatedMarks | undefined {
  const byMonth = new Map(months.map(({ at, mark = NO_MARK }) => [at, mark]));
  if (months.length === 0 || byMonth.size < months.length) return undefined;
  const newest = Math.max(...byMonth.keys());
  const count = newest - Math.min(...byMonth.keys()) + 1;
  if (count > MOST_MONTHS || (count > byMonth.size && count > MOST_FILLED)) return undefined;
  return { newest, marks: Array.from({ length: count }, (_, back) => byMonth.get(newest - back) ?? NO_MARK) };
}

/** Marks as Metro 2 has them, without the months at the beginning of which nothing is known, and the first one's month, `2026-03`. */
export function datedHistory(months: readonly Month[]): { marks: string; month: string } | undefined {
  const known = months.filter(({ mark = NO_MARK }) => mark !== NO_MARK);
  const places = new Set(known.map(({ at }) => at));
  const newest = Math.max(...places);
  // A short row is filled up with months that another row has.
  const others = months.filter(({ at, mark = NO_MARK }) => mark === NO_MARK && at <= newest && !places.has(at));
  const bare = [...new Set(others.map(({ at }) => at))].map((at): Month => ({ at }));
  const dated = known.length > 0 ? datedMarks([...known, ...bare]) : undefined;
  return dated && { marks: dated.marks.join(""), month: monthText(dated.newest) };
}

const monthText = (at: number) => `${2000 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
