import { anyPattern } from "#shared/domain/text/any-pattern";

const days = "([369]0|1[258]0)";
const month = String.raw`\b(?:[a-z]{3,10}\.? 20\d\d|(?:0?[1-9]|1[0-2])/(?:20)?\d\d)`;

/** A late month, in words: "Mar 2026: 30 days late", "30 days late in 03/2026", "30 days late reported for 03/2026", "30 days Mar 2026", "30 days (03/2026)" */
const lateMonths = anyPattern(
  /\b[a-z]{3,10}\.? 20\d\d\s?[:,·–-]\s?([369]0|1[258]0) (?:days (?:late|past due)|d[ií]as (?:de (?:atraso|retraso|mora)|vencidos))\b/gi,
  /\b([369]0|1[258]0) days (?:late |past due )?(?:reported )?(?:in |on |for |\()?(?:[a-z]{3,9}\.? 20\d\d|\d\d\/20\d\d)\b/gi,
);
/** As bureaus' prints code them, the kind of the account and how late it was: "02/2026-M2", "01/26-R3". */
const codedMonths = /\b(?:0?[1-9]|1[0-2])\/(?:20)?\d\d ?- ?[RIOM]0?([2-5])\b/g;
/** Lenders' prints: "12/25-120". */
const daysBehindMonths = /\b(?:0?[1-9]|1[0-2])\/(?:20)?\d\d ?- ?([369]0|1[258]0)\b/g;
/** "Mar 2026 (30)", "03/2026 (30 days)" */
const daysInBrackets = new RegExp(String.raw`${month} \(${days}(?: days)?\)`, "gi");
/** Behind a label that says so, a month and its days need nothing between them: "03/26 30", "Mar 2026 - 30 days". */
const listedMonths = new RegExp(String.raw`${month},? ?[:–-]? ?${days}(?: days)?(?=$|[,;)]| (?!\d))`, "gi");
const DAYS = 30;

/** How many days late each month was that a text names. */
export const daysOfLateMonths = (text: string): number[] => [
  ...[...text.matchAll(lateMonths)].map(([, behind, before]) => Number(behind ?? before)),
  ...[...text.matchAll(codedMonths)].map(([, code]) => (Number(code) - 1) * DAYS),
  ...[...text.matchAll(daysBehindMonths)].map(([, days]) => Number(days)),
  ...[...text.matchAll(daysInBrackets)].map(([, days]) => Number(days)),
];

/** The same behind a label for an account's late months. */
export function daysOfListedMonths(text: string): number[] {
  const known = daysOfLateMonths(text);
  return known.length > 0 ? known : [...text.matchAll(listedMonths)].map(([, days]) => Number(days));
}
