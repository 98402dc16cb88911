import { anyPattern } from "#shared/domain/text/any-pattern";
import { type TextLine, textOf } from "../lines/text-line";

/** So many lines at the beginning of a file say whose page it is; further down a service may be one of those that asked for the file. */
const FIRST = 6;

/** Services that show a bureau's file to their own customers. */
const services = anyPattern(
  /\bcredit ?(?:karma|sesame|wise|hero)\b/i,
  /\b(?:wallet ?hub|nerd ?wallet|lending ?tree|identity ?iq|smart ?credit|privacy ?guard)\b/i,
  /\bmy ?(?:score ?iq|free ?score ?now|fico)\b/i,
);

/** "Credit score 587 VantageScore 3.0", "FICO® Score 8: 612". The free report has no score: it is sold apart, FCRA 609(f). */
const score = anyPattern(
  /\b(?:credit|fico ?®?|vantage) ?score(?: ?[89]| [34]\.0)?:? [3-8]\d\d\b(?![-,.\d])/i,
  /(?<![-,.$\d])\b[3-8]\d\d (?:fico|vantage ?score)\b/i,
);

/**
 * Whether a bureau's own report may be the free yearly one, FCRA 612(a): a page of a service, and a report with a score, come from
 * elsewhere, and the bureau has the usual 30 days.
 */
export function isYearlyReport(lines: readonly TextLine[]): boolean {
  const texts = lines.map(textOf);
  return !texts.slice(0, FIRST).some((text) => services.test(text)) && !texts.some((text) => score.test(text));
}
