import type { Day } from "#shared/domain/days";
import { firstDayOf, type ReportedDate } from "#shared/domain/report/reported-date";
import { anyWhole } from "#shared/domain/text/any-pattern";

/** Which comes first in a day that is printed in numbers; unknown where the page does not show it. */
export type DateOrder = "month-first" | "day-first" | "unknown";

/** In English and in Spanish, by their first letters. */
const months: readonly RegExp[] = [
  /^(?:jan|ene)/,
  /^feb/,
  /^mar/,
  /^a[pb]r/,
  /^may/,
  /^jun/,
  /^jul/,
  /^a(?:ug|go)/,
  /^se[pt]/,
  /^oct/,
  /^nov/,
  /^di?e?c/,
];
const monthName = "((?:jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|set|oct|nov|dec|dic)[a-z]*)\\.?";
const monthBeforeDay = new RegExp(`^${monthName}(?:[ -]| de )(?:(\\d{1,2}),? )?(\\d{4})\\b`);
const dayBeforeMonth = new RegExp(`^(\\d{1,2})(?:[ -]| de )${monthName}(?:[ -]|,? | del? )(\\d{4})\\b`);

/** What reports print where they know nothing. */
const nothing = anyWhole(
  /[-–—]*|n\/?[ar]|none(?: reported)?|unk(?:nown)?/i,
  /not (?:reported|reporting|rptd|available|provided)(?: (?:by|to|at) (?:this|the) (?:bureau|agency))?/i,
  /not (?:on|in) (?:this|the) (?:report|file)|no (?:data|record|information)(?: (?:reported|available|found))?/i,
  /sin (?:datos|informaci[oó]n)|no (?:reportad[oa]|disponible)/i,
);

/** A printed value, or undefined where the report prints that it has none. */
export function printed(text: string): string | undefined {
  const value = text.replaceAll(/[<>]/g, " ").replaceAll(/\s+/g, " ").trim();
  return nothing.test(value) ? undefined : value;
}

/** "$9.863": no amount has thousandths of a dollar, and who reads Spanish may have a point between thousands. */
const withPoints = /^(?:US(?:D|\$)? ?\$?|\$)\s?(\d{1,3}(?:\.\d{3})+)(?:,(\d{2}))?(?![\d/%*•,.]|X)/i;

/** US dollars with cents as decimals. Undefined for what is no amount: "60 days" are none, nor are "60-89", a code as in "2 : 60-89" and a masked number. */
export function moneyOf(text: string): number | undefined {
  const spanish = withPoints.exec(text.trim());
  if (spanish) return Number(`${spanish[1]?.replaceAll(".", "")}.${spanish[2] ?? "0"}`);
  const found =
    /^(?:US(?:D|\$)? ?)?\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{2})?(?![\d/%*•]|X|[-–]\d| ?:| ?(?:days?|months?|mos?|years?|d[ií]as|meses)\b)/i.exec(
      text.trim(),
    );
  if (!found) return undefined;
  return Number(`${found[1]?.replaceAll(",", "")}${found[2] ?? ""}`);
}

/**
 * A date as reports print it: a day, or a month where they print no more. `order` says how the page prints days; a number that no
 * month has is a day's wherever it stands.
 */
export function dateOfText(text: string, order: DateOrder = "month-first"): ReportedDate | undefined {
  const value = text.trim().toLowerCase();
  const full = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/.exec(value);
  if (full) return dayInNumbers(full[3], full[1], full[2], order);
  const short = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{2})$/.exec(value);
  if (short?.[2]) return dayInNumbers(centuryOf(short[3]), short[1], short[2], order);
  if (short) return dateFrom(centuryOf(short[3]), short[1]);
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?\b/.exec(value);
  if (iso) return dateFrom(iso[1], iso[2], iso[3]);
  const named = monthBeforeDay.exec(value);
  if (named) return dateFrom(named[3], numberOf(named[1]), named[2]);
  const spoken = dayBeforeMonth.exec(value);
  if (spoken) return dateFrom(spoken[3], numberOf(spoken[2]), spoken[1]);
  const month = /^(\d{1,2})\/(\d{4})\b/.exec(value);
  return month ? dateFrom(month[2], month[1]) : undefined;
}

/** The same where it says which page or which value comes first, and nothing is shown or counted: a month is its first day. */
export function dayOfText(text: string, { order }: { order?: DateOrder } = {}): Day | undefined {
  const date = dateOfText(text, order);
  return date === undefined ? undefined : firstDayOf(date);
}

const numberOf = (name = "") => String(months.findIndex((month) => month.test(name)) + 1);

function dayInNumbers(year = "", first = "", second = "", order: DateOrder): Day | undefined {
  const isDayFirst = Number(first) > 12 || (order === "day-first" && Number(second) <= 12);
  if (order === "unknown" && !isDayFirst && Number(second) <= 12 && Number(first) !== Number(second)) return undefined;
  return isDayFirst ? dateFrom(year, second, first) : dateFrom(year, first, second);
}

/** No account is older than the year 1960. */
const centuryOf = (year = "") => `${Number(year) < 60 ? "20" : "19"}${year}`;

function dateFrom(year?: string, month?: string, date?: string): ReportedDate | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(date ?? 1)];
  if (y < 1950 || y > 2100 || m < 1 || m > 12) return undefined;
  if (d < 1 || d > new Date(Date.UTC(y, m, 0)).getUTCDate()) return undefined;
  return [y, m, ...(date === undefined ? [] : [d])].map((part) => String(part).padStart(2, "0")).join("-");
}

const valueAlone = "(?:\\$\\d[\\d,]*(?:\\.\\d\\d)?|\\d{1,2}/(?:\\d{1,2}/)?\\d{2,4})";
const several = new RegExp(`^${valueAlone}(?: ${valueAlone})+$`);

/** Whether a text is a row of days and amounts, of which none is known to be the one of the label above it. */
export const isRowOfValues = (text: string) => several.test(text.trim());

/** A number without the words before its last figures: "ending in 4417", "termina en 4417". */
export const numberAlone = (text: string) => text.replace(endingWords, "");

const endingWords = /^(?:(?:ending|ends)(?: (?:in|with))?|(?:que )?termina(?:d[ao])? en) (?=[Xx*•.…]*\d)/i;

/** Long runs of digits are account or Social Security numbers: of those only the last four stay. */
export function withoutNumbers(text: string): string {
  return text
    .replaceAll(/\b\d{3}-\d{2}-(\d{4})\b/g, "***-**-$1")
    .replaceAll(/(?<=\*)\d{5,}/g, (digits) => digits.slice(-4))
    .replaceAll(
      // What stands behind a masked number is not of it: "****7162 60-89 days past due".
      /(?<![\d$,./(]|\*\d{0,4})\d(?:[ -]?\d){7,}(?![\d/])/g,
      (digits) => (isHistory(digits) ? digits : `****${digits.replaceAll(/\D/g, "").slice(-4)}`),
    );
}

/** Rows of a payment history are no number: "120 120 90 60 30", "2024 2025 2026". */
const isHistory = (digits: string) => /^(?:(?:0|[369]0|1[258]0|20\d\d)(?: |$)){2,}$/.test(digits);
