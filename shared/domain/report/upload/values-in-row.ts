import { type Field, fits, isText, labelsIn, tellsStatus } from "./fields";
import { accountLabels } from "./vocabulary";

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
  const apart = wordsBetweenDashes(words, count);
  if (apart || field !== "payStatus" || !tellsStatus(text)) return apart;
  const known = text.match(status) ?? [];
  return known.join(" ") === text ? known : undefined;
}

/** "Auto loan - Auto loan", "Auto loan Auto loan -": a dash is a column's whole value, and the others have the same words. */
function wordsBetweenDashes(words: readonly string[], count: number): string[] | undefined {
  const others = words.filter((word) => !isDash(word));
  const length = others.length / (count - (words.length - others.length));
  if (others.length === words.length || !Number.isInteger(length) || length < 1) return undefined;
  const values: string[][] = [];
  for (const word of words) {
    const last = values.at(-1);
    if (isDash(word) || !last || last.length === length || last.some(isDash)) values.push([word]);
    else last.push(word);
  }
  const texts = values.map((value) => value.join(" "));
  return new Set(texts.filter((text) => !isDash(text))).size === 1 ? texts : undefined;
}

const isDash = (word: string) => /^[-–—]+$/.test(word);

const LONGEST_LABEL = 4;

type LabelAndValues = { label: string; values: string[] };

/** What is behind a label in a line: a value for each column, or the label again before each: "Opened 04/2023 Opened -". */
export function valuesBehindLabel(text: string, count: number): LabelAndValues | undefined {
  const words = text.split(" ");
  for (let length = Math.min(LONGEST_LABEL, words.length - 1); length > 0; length -= 1) {
    const own = words.slice(0, length).join(" ");
    const [label, ...others] = labelsIn(own, accountLabels);
    if (label?.value !== "" || others.length > 0) continue;
    const values = eachBehind(text, own, label.field, count) ?? dashFirst(words.slice(length), label.field, count);
    if (values) return { label: label.label, values };
  }
  return undefined;
}

function eachBehind(text: string, own: string, field: Field, count: number): string[] | undefined {
  const parts = ` ${text}`.split(` ${own}`).slice(1);
  const values = parts.map((part) => part.replace(/^\s*:/, "").trim());
  const isEach = values.length === count && parts.every((part) => /^[\s:]/.test(part));
  return isEach && values.every((value) => value !== "" && fits(field, value)) ? values : undefined;
}

/** "Opened - 04/2023 -": behind a label without a colon a dash is no value by itself. */
const dashFirst = (words: readonly string[], field: Field, count: number) =>
  isDash(words[0] ?? "") ? valuesIn(words.join(" "), field, count) : undefined;
