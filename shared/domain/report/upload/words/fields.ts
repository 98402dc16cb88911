import { anyPattern } from "#shared/domain/text/any-pattern";
import { remembered } from "#shared/domain/text/remembered";
import type { Cell, TextLine } from "../lines/text-line";
import { daysOfListedMonths } from "./late-months";
import { isPastNote, saysDaysLate } from "./late-notes";
import { ratingOf } from "./rating";
import { dayOfText, moneyOf, numberAlone, printed } from "./values";

/** What is read of an account. `none` is a label that only bounds the values beside it. */
export type Field =
  | "creditorName"
  | "originalCreditor"
  | "accountNumber"
  | "accountType"
  | "payStatus"
  | "remarks"
  | "balance"
  | "amount"
  | "pastDue"
  | "creditLimit"
  | "dateOpened"
  | "dateReported"
  | "dateClosed"
  | "dateOfFirstDelinquency"
  | "lastPaymentDate"
  | "removalOn"
  | "recordType"
  | "bureaus"
  | "lateCounts"
  // What kind of company the creditor is.
  | "firm"
  | "none";

/** The labels of one kind of report, in lower case and without accents. */
export type Labels = Readonly<Record<string, Field>>;

export type Confidence = "high" | "medium" | "low";

/** A value with where it is. */
export type Reading = { value: string; line: TextLine; rawText: string; confidence: Confidence };

/** The values of each field, in the order in which the report prints them. */
export type Readings = Map<Field, Reading[]>;

/** A label with what is behind it in its cell. */
export type Labelled = { label: string; field: Field; value: string };

type Patterns = {
  /** What the first words of a cell must be for it to begin with a label: most cells can be ruled out by them at once. */
  firstWords: Set<string>;
  start: RegExp;
  inside: RegExp;
  /** The labels of a text. */
  read: (text: string) => readonly Labelled[];
};
const patterns = new WeakMap<Labels, Patterns>();

/** Behind a label may come of which time it is: "Late payments (past 7 years)", "(30 / 60 / 90+ days)", "30-60-90 in 24 months". */
const span =
  "(?: \\((?:(?:in the |over the )?(?:past|last) )?[\\d][\\d /+-]{0,14} (?:years?|months?|days)(?: late)?\\)| \\(30\\+? ?/ ?60\\+? ?/ ?90\\+?\\)| in (?:the )?(?:(?:past|last) )?\\d{1,2} months)?";

function patternsOf(labels: Labels): Patterns {
  const known = patterns.get(labels);
  if (known) return known;
  const names = Object.keys(labels)
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
  // At its beginning a cell needs no colon; later on a label is one only with it.
  const made: Patterns = {
    firstWords: new Set(Object.keys(labels).map(firstWordOf)),
    start: new RegExp(`^(${names})${span}(\\s?:\\s?|\\s|$)`, "i"),
    inside: new RegExp(`(?<=\\s)(${names})\\s?:`, "gi"),
    read: remembered((text) => readLabels(text, labels)),
  };
  patterns.set(labels, made);
  return made;
}

function firstWordOf(text: string): string {
  const end = text.search(/[\s:]/);
  return (end < 0 ? text : text.slice(0, end)).toLowerCase();
}

const ONLY_PLAIN = /^[\x20-\x7e]*$/;

/** The same letters without accents, each in its place. */
export function plain(text: string): string {
  if (ONLY_PLAIN.test(text)) return text;
  const composed = text.normalize("NFC").replaceAll("\u2019", "'").replaceAll("º", "o").replaceAll("ª", "a");
  const bare = composed.replaceAll(/[^\x20-\x7e]/gu, (letter) => letter.normalize("NFD")[0] ?? letter);
  return bare.length === text.length ? bare : text;
}

/** Labels of one field, as entries of a vocabulary. */
export const named = (field: Field, ...labels: string[]): [string, Field][] => labels.map((label) => [label, field]);

const fieldOf = (labels: Labels, label: string): Field => labels[label.toLowerCase()] ?? "none";

/** The labels of a cell with what follows each of them; empty when the cell does not begin with one. */
export const labelled = (cell: Pick<Cell, "text">, labels: Labels): readonly Labelled[] => labelsIn(cell.text, labels);

/** As `labelled`, for a text that is no cell's. */
export const labelsIn = (text: string, labels: Labels): readonly Labelled[] => patternsOf(labels).read(text);

/** Whether a text's first word is that of a label: most texts can be ruled out by it at once. */
export const mayBeLabel = (text: string, labels: Labels): boolean =>
  patternsOf(labels).firstWords.has(firstWordOf(plain(text)));

function readLabels(printed: string, labels: Labels): Labelled[] {
  const { firstWords, start, inside } = patternsOf(labels);
  const text = withoutTranslation(printed.includes(":") ? printed.replace(touching, " ") : printed, labels);
  const bare = plain(text);
  // TransUnion's note has no label: ">Maximum Delinquency of 60 days in 04/2025<".
  if (labels["maximum delinquency of"] && isPastNote(text))
    return [{ label: "maximum delinquency of", field: "remarks", value: text }];
  if (saysDaysLate(text)) return [];
  const first = firstWords.has(firstWordOf(bare)) ? start.exec(bare) : null;
  if (!first) return [];
  const [whole, name = "", mark = ""] = first;
  const marks = [{ label: name, at: 0, end: whole.length }];
  const others = bare.includes(":", whole.length) ? bare.matchAll(inside) : [];
  for (const { 0: found, 1: label = "", index } of others) {
    if (index >= (marks.at(-1)?.end ?? 0)) marks.push({ label, at: index, end: index + found.length });
  }
  const parts = marks.map(({ label, end }, position) => ({
    label: label.toLowerCase(),
    field: fieldOf(labels, label),
    value: text
      .slice(end, marks[position + 1]?.at ?? text.length)
      .trim()
      .replace(/\s+[|·]$/, "")
      .replace(fieldOf(labels, label) === "lateCounts" ? daysCounted : asOf, ""),
  }));
  const [part] = parts;
  // Words that only begin like a label ("Account Info", "Balance transfers are ...") are none.
  const isMarked = mark !== " " || name.endsWith(":");
  if (part && !isMarked && (!fitsWithoutColon(part) || isNameOfAgency(part, text))) return [];
  return parts;
}

/** A report in two languages has each label twice, "Saldo / Balance", "Saldo (Balance)": the label is the second. */
function withoutTranslation(printed: string, labels: Labels): string {
  const text = printed.includes(" (") ? printed.replace(bracketed, "$1 / $2") : printed;
  const [, first = "", second = ""] = text.includes(" / ") ? (twice.exec(text) ?? []) : [];
  const field = labels[plain(first).toLowerCase()];
  return field !== undefined && labelsIn(second, labels)[0]?.field === field ? second : printed;
}

const bracketed = /^(\p{L}[^/:()\d$]{2,40}) \((\p{L}[^/:()\d$]{2,40})\)(?=\s*(?::|$))/u;

const twice = /^([^/:\d$]{3,60}) \/ ([^/]{3}.*)$/;

/** A long value reaches over the label beside it: "COLLECTION AGENCY/ATTORNEYOriginal Creditor: HUDSON CLINIC". */
const touching = /(?<=\p{Lu}{3})(?=\p{Lu}\p{Ll}+(?: \p{L}+){0,3}: )/u;

/** "AGENCIA DE COBROS MERIDIANO" and "COLLECTION AGENCY OF UTAH" are names as a whole. */
const isNameOfAgency = ({ label, field }: Labelled, text: string) =>
  field === "creditorName" && /^(?:collection|agencia) /.test(label) && text === text.toUpperCase();

/** "Balance as of 10/2026: $655" has its day in the label. */
const asOf = /^as of (?:(?:\d{1,2}\/){1,2}\d{2,4}|[a-z]{3,9}\.? (?:\d{1,2}, )?\d{4})\s*[:-]?\s*(?=$|[$\d])/i;

/** "Times late 30/60/90 0/1/0" says behind its label, too, which days it counts. */
const daysCounted = /^\(?30\+?\s?[-/,\s]\s?60\+?(?:\s?[-/,\s]\s?(?:90|120)\+?){0,2}\)?(?: days)?(?: late)?\s*:?\s*/i;

const statusWords = anyPattern(
  /open\b|closed|current\b|never|as agreed|\bpaid\b|\bpays\b|unpaid|settled|satisf|transfer/i,
  /charge|collection|late\b|past due|days|delinquen|derogatory|default|not_more|over_/i,
  /repo(?!rt)|foreclos|surrender|bankrupt|discharged|dismissed/i,
  /abiert|cerrad|al dia|al corriente|pagad|cobr|castig|atras|mora|vencid|dias|perdida/i,
  /(?:was|\bdel) (?:30|60|90|120)\b/i,
);

/** Whether a text has words for an account's status, which may have dashes between them: "PAYS_AS_AGREED". */
export const tellsStatus = (text: string) => statusWords.test(plain(text)) || statusWords.test(inWords(plain(text)));

const inWords = (text: string) => text.replaceAll("_", " ");

/** "(B) XP/TU": whose account these bureaus report. */
const bureauWords = /^(?:\([A-Z]\) )?(?:transunion|equifax|experian|t|x|e|tu|xp|ef|eq|ex)\b/i;

/** "Status key: Charge-off = written off as a loss" explains what others say. */
const legendWords = /^(?:codes?|keys?|legend|guide|definitions?|meanings?|clave|leyenda)\b/i;

/** Whether a value without a colon before it is one of this label's. */
function fitsWithoutColon({ field, value, label }: Labelled): boolean {
  if (value.length > 160) return false;
  // "Client report: Experian" is a title.
  if (field === "originalCreditor" && /^\p{Ll}[^:]{1,30}: /u.test(value)) return false;
  // "Historial de pagos de dos años" is another label.
  if (field === "none" && /^(?:de|del|of|for)\b/i.test(value)) return false;
  // "Account information disputed by consumer (FCRA)" is a remark.
  if (field === "none" && /^disputed\b/i.test(value)) return false;
  if (field === "none") return /^[-$<>]|^\(?\d|^(?:individual|joint|authorized|n\/a)/i.test(value) || label.length > 14;
  // "Credit grantor reclaimed collateral" is a status.
  if (field === "creditorName" && /^\p{Ll}{2}/u.test(value)) return false;
  if (label === "account") return /^(?=.*\d)[\dXx*•]*[Xx*•]{2}[\dXx*•]*$/.test(value);
  if (field === "bureaus") return bureauWords.test(value);
  // "Account Status Code Descriptions: 1: 30-59 Days Past Due" is a legend.
  if (field === "payStatus") return (tellsStatus(value) && !legendWords.test(value)) || printed(value) === undefined;
  if (field === "creditorName" || field === "accountType")
    return /[ :]/.test(label) && !/[.?!]$|^(?:info(?:rmation)?|details?|items?)$/i.test(value);
  return fits(field, value);
}

const dates: readonly Field[] = [
  "dateOpened",
  "dateReported",
  "dateClosed",
  "dateOfFirstDelinquency",
  "lastPaymentDate",
];
const amounts: readonly Field[] = ["balance", "amount", "pastDue", "creditLimit"];

/** Whether a text can be a value of a field: an amount, a day, a number with digits, or some words. */
export function fits(field: Field, text: string): boolean {
  const value = printed(text);
  if (value === undefined) return true;
  if (dates.includes(field) || field === "removalOn") return dayOfText(value) !== undefined;
  if (amounts.includes(field)) return moneyOf(value) !== undefined;
  if (field === "accountNumber") return isNumber(numberAlone(value));
  if (field === "lateCounts") return /^\d{1,3}(?:$|\b[^$,.])/.test(value) || daysOfListedMonths(value).length > 0;
  if (field === "payStatus" && ratingOf(value)) return true;
  return /\p{L}/u.test(value);
}

/** A number has digits or is masked, and holds no words, no label and no amount. */
const isNumber = (value: string) =>
  value.length <= 40 &&
  !/\p{L}{3}:/u.test(value) &&
  (/\d.*\d/.test(value) || /[x*•]{4}/i.test(value)) &&
  !/\$|[a-z]{4}/.test(value.replaceAll(/x/gi, ""));

/** Whether a field holds words, which may go on in the next line. */
export function isText(field: Field): boolean {
  const others: readonly Field[] = ["accountNumber", "removalOn", "lateCounts"];
  return !dates.includes(field) && !amounts.includes(field) && !others.includes(field);
}

/** No account prints a field more often; what a file says more is not read. */
const MOST_READINGS = 20;

/** Adds what one more place in the file says of a field; after the most that are kept, nothing. */
export function addReading(readings: Readings, field: Field, found: Reading): void {
  const known = readings.get(field);
  if (!known) readings.set(field, [found]);
  else if (known.length < MOST_READINGS) known.push(found);
}
