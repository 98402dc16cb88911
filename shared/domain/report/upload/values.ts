import type { Day } from "../../days";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthName = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";

/** What reports print where they know nothing. */
const nothing = /^(?:|[-–—]+|n\/?[ar]|none|not (?:reported|rptd|available|provided)|unk(?:nown)?)$/i;

/** A printed value, or undefined where the report prints that it has none. */
export function printed(text: string): string | undefined {
  const value = text.replaceAll(/[<>]/g, " ").replaceAll(/\s+/g, " ").trim();
  return nothing.test(value) ? undefined : value;
}

/** US dollars with cents as decimals. Undefined for what is no amount: "60 days" are none. */
export function moneyOf(text: string): number | undefined {
  const found =
    /^(?:US(?:D|\$)? ?)?\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{2})?(?![\d/%]| ?(?:days?|months?|mos?|years?|d[ií]as|meses)\b)/i.exec(
      text.trim(),
    );
  if (!found) return undefined;
  return Number(`${found[1]?.replaceAll(",", "")}${found[2] ?? ""}`);
}

/**
 * A calendar day as reports print it. Of a month alone the day is not known: `monthEnd` takes its last one, which is the careful
 * choice where a limit runs from it; otherwise it is the first.
 */
export function dayOfText(text: string, { monthEnd = false } = {}): Day | undefined {
  const value = text.trim().toLowerCase();
  const full = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/.exec(value);
  if (full) return dayFrom(full[3], full[1], full[2]);
  const short = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{2})$/.exec(value);
  if (short) return dayFrom(centuryOf(short[3]), short[1], short[2], monthEnd);
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?\b/.exec(value);
  if (iso) return dayFrom(iso[1], iso[2], iso[3], monthEnd);
  const named = new RegExp(`^${monthName}[ -](?:(\\d{1,2}),? )?(\\d{4})\\b`).exec(value);
  if (named) return dayFrom(named[3], String(months.indexOf(named[1] ?? "") + 1), named[2], monthEnd);
  const month = /^(\d{1,2})\/(\d{4})\b/.exec(value);
  return month ? dayFrom(month[2], month[1], undefined, monthEnd) : undefined;
}

/** No account is older than the year 1960. */
const centuryOf = (year = "") => `${Number(year) < 60 ? "20" : "19"}${year}`;

function dayFrom(year?: string, month?: string, date?: string, monthEnd = false): Day | undefined {
  const [y, m] = [Number(year), Number(month)];
  if (y < 1950 || y > 2100 || m < 1 || m > 12) return undefined;
  const lastOfMonth = new Date(Date.UTC(y, m, 0)).getUTCDate();
  const d = date === undefined ? (monthEnd ? lastOfMonth : 1) : Number(date);
  if (d < 1 || d > lastOfMonth) return undefined;
  return [y, String(m).padStart(2, "0"), String(d).padStart(2, "0")].join("-");
}

/** Long runs of digits are account or Social Security numbers: of those only the last four stay. */
export function withoutNumbers(text: string): string {
  return text
    .replaceAll(/\b\d{3}-\d{2}-(\d{4})\b/g, "***-**-$1")
    .replaceAll(/(?<=\*)\d{5,}/g, (digits) => digits.slice(-4))
    .replaceAll(
      // What stands behind a masked number is not of it: "****7162 60-89 days past due".
      /(?<![\d$,./(]|\*\d{0,4})\d(?:[ -]?\d){7,}(?![\d/])/g,
      (digits) => `****${digits.replaceAll(/\D/g, "").slice(-4)}`,
    );
}
