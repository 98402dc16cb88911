import { type Field, fits, isText, tellsStatus } from "./fields";

const nothing = "(?:[-–—]+|n/?a|not reported)(?= |$)";
const day =
  "\\d{1,2}/\\d{1,2}/\\d{4}|\\d{1,2}/\\d{4}|\\d{4}-\\d{2}(?:-\\d{2})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? (?:\\d{1,2}, )?\\d{4}";
const one = new RegExp(`${nothing}|${day}|\\S+`, "gi");

/** How reports say an account's status, the longest first. */
const status =
  /(?:[-–—]+|n\/?a|not reported)(?= |$)|collection\/charge-?off|charged? off as bad debt|charge[- ]?off|charged off|in collections?|collection account|collection|late \d+ days|\d+ days (?:late|past due)|past due \d+ days|pays as agreed|paid as agreed|paid,? never late|current|derogatory|paid and closed|paid|closed|open|repossession|foreclosure|settled|transferred|refinanced|unpaid/gi;

/**
 * The values of several columns that only one space parts: one amount, day or number for each, the same words for each, or known
 * words for an account's status. Undefined when it is not sure where one ends.
 */
export function valuesIn(text: string, field: Field, count: number): string[] | undefined {
  const values = isText(field) ? wordsIn(text, field, count) : (text.match(one) ?? []);
  return values?.length === count && values.every((value) => fits(field, value)) ? values : undefined;
}

function wordsIn(text: string, field: Field, count: number): string[] | undefined {
  const words = text.split(" ");
  // A name has as many words as there are columns now and then.
  if (words.length === count && !/creditor/i.test(field)) return words;
  const length = words.length / count;
  const parts = Array.from({ length: count }, (_, at) => words.slice(at * length, (at + 1) * length).join(" "));
  if (Number.isInteger(length) && new Set(parts).size === 1) return parts;
  if (field !== "payStatus" || !tellsStatus(text)) return undefined;
  const known = text.match(status) ?? [];
  return known.join(" ") === text ? known : undefined;
}
