import { daysOfListedMonths } from "./late-months";

/**
 * Manners of payment as bureaus and lenders code them: the kind of account, then how it is paid (Metro 2's older codes,
 * "R9", "I02", "O-1"). What 0, 1 and unrated accounts say is nothing negative.
 */
const words: Readonly<Record<string, string>> = {
  "2": "30 days late",
  "3": "60 days late",
  "4": "90 days late",
  "5": "120 days late",
  "7": "wage earner plan",
  "8": "repossession",
  "9": "charge-off",
};

const rating = /^[RIOMCL][- ]?0?([0-9])[A-Z]?$/i;

/** What a coded manner of payment says, "as agreed" for what is not negative; undefined for what is no such code. */
export function ratingOf(value: string): string | undefined {
  const code = rating.exec(value.trim())?.[1];
  // What is taken for a mortgage is the house.
  if (code === "8" && /^M/i.test(value.trim())) return "foreclosure";
  return code === undefined ? undefined : (words[code] ?? "as agreed");
}

const totals = /^(?:total |number of )?late payments$/;

/** "Late payments: 3" counts all of them together, as its label says: the label stays with such a count. */
export const withTotalSaid = (label: string, value: string): string =>
  totals.test(label) && /^\d{1,2}$/.test(value.trim()) ? `late payments: ${Number(value)}` : value;

const total = /^late payments: (\d+)$/;

/** How often an account was 30, 60 and 90 days late: "1/0/2", "30-1 60-0 90-2", "2x30 0x60", "30 days late: 1; 60 days late: 1". The worst of them in words. */
export function lateCountsOf(printed: string): string | undefined {
  const months = daysOfListedMonths(printed);
  if (months.length > 0) return `late ${Math.max(...months)} days, ${months.length} times in all`;
  const count = total.exec(printed)?.[1];
  if (count) return count === "0" ? "never late" : printed;
  const value = printed.replaceAll(countBefore, "$2: $1").replaceAll(countBehind, "$1");
  const own = [...value.matchAll(countOfDays)];
  if (own.length > 0 && value.replaceAll(countOfDays, "").replaceAll(/[\s;,/|)]/g, "") === "") {
    const [days = 0, times] =
      own
        .map(([, ...both]) => both.map(Number))
        .sort(([one = 0], [other = 0]) => one - other)
        .findLast(([, each = 0]) => each > 0) ?? [];
    return times === undefined ? "never late" : `late ${days} days, ${times} times`;
  }
  const most = mostDays.exec(value)?.[1] ?? mostInMonth.exec(value)?.[1];
  if (most) return `late ${most} days`;
  const bare = value.replaceAll(/\b(30|60|90|120)\+?(?: days?)?(?: late)?\s*[-:=(x]\s*(?=\d)/gi, "");
  // Three figures are three counts, whose spaces a picture's reader lost: no account was late a hundred times.
  const counts = (/^\s*\d{3}\s*$/.test(bare) ? [...bare.trim()] : (bare.match(/\d+/g) ?? [])).map(Number);
  if (counts.length < 3 || counts.length > 5 || counts.some((count) => count > 99)) return undefined;
  const worst = counts.findLastIndex((count) => count > 0);
  return worst < 0 ? "never late" : `late ${Math.min(worst + 1, 6) * 30} days, ${counts[worst]} times`;
}

/** "2x30 0x60" */
const countBefore = /\b(\d{1,2})\s?x\s?(30|60|90|120)\b/gi;
/** "30 days: 1x (last Jun 2025)" */
const countBehind = /(\d)x(?: \((?:last|latest|most recent):? [^()]{4,20}\))?(?=$|[;,])/gi;
const countOfDays = /\b(30|60|90|120)\+?(?: days?)?(?: late)?\s*[-:=(x]\s*(\d{1,2})(?!\d)/gi;
/** "60 (07/2023)" */
const mostInMonth = /^([369]0|1[258]0) \((?:0?[1-9]|1[0-2])\/(?:20)?\d\d\)$/;
/** "Late payments: 60 days", without how often. */
const mostDays = /^(?:up to )?([369]0|1[258]0) days?(?: late)?(?:$|[,;])/i;
