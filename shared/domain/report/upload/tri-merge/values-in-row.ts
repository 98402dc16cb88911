import { type Field, fits, isText, labelsIn, tellsStatus } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

const nothing = "(?:[-–—]+|n/?a|not reported)(?= |$)";
const day =
  "\\d{1,2}/\\d{1,2}/\\d{4}|\\d{1,2}/\\d{4}|\\d{4}-\\d{2}(?:-\\d{2})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? (?:\\d{1,2}, )?\\d{4}";
const one = new RegExp(`${nothing}|${day}|\\S+`, "gi");

/** How reports say an account's status, the longest first. */
const statuses = [
  `${nothing}`,
  "collection ?/ ?charge-?off|charged? off as bad debt|(?:paid )?(?:charged?[- ]?off|charge off)(?: account)?",
  "(?:paid |placed for |in )?collections?(?: account)?|(?:paid )?repossession|(?:voluntary |vol )surrender",
  "foreclosure(?: started)?|deed in lieu|(?:included|discharged) (?:in|through) (?:a )?bankruptcy|bankruptcy|wage earner plan",
  "(?:over )?\\d+(?:-\\d+)?\\+? days (?:late|past due|delinquent)|(?:late|past due|delinquent) \\d+\\+? days",
  "(?:pays|paid|paid or paying|paying) as agreed|as agreed|paid,? never late|never late|current account|current",
  "paid and closed|paid in full|paid|closed|open|settled(?: for less(?: than (?:the )?full balance)?)?|transferred|refinanced|unpaid",
  "derogatory|in good standing|good standing|too new to rate",
];
const status = new RegExp(`(?:${statuses.join("|")})(?= |$)`, "gi");

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
  if (field === "payStatus") {
    const known = text.match(status) ?? [];
    if (known.length === count && known.join(" ") === text) return known;
  }
  // A name or a status has as many words as there are columns now and then.
  const isEach =
    field === "payStatus" ? words.every((word) => isDash(word) || tellsStatus(word)) : !/creditor/i.test(field);
  if (words.length === count && isEach) return words;
  const length = words.length / count;
  const parts = Array.from({ length: count }, (_, at) => words.slice(at * length, (at + 1) * length).join(" "));
  if (Number.isInteger(length) && new Set(parts).size === 1) return parts;
  return wordsBetweenDashes(words, count) ?? (count === 3 && isAlike(field) ? withTwoAlike(words) : undefined);
}

/** A name may end in a word with which another begins: "PINE BANK NA PINE BANK". */
const isAlike = (field: Field) => field === "payStatus" || field === "accountType";

const MOST_WORDS = 20;

/** Three values of which two are the same; undefined where they can be parted in several ways. */
function withTwoAlike(words: readonly string[]): string[] | undefined {
  // A colon ends a longer label: "Account type - Detail: Auto loan Auto loan Auto loan".
  if (words.length > MOST_WORDS || words.some((word) => word.endsWith(":"))) return undefined;
  const textOf = (from: number, to: number) => words.slice(from, to).join(" ");
  const found = words.flatMap((_, first) =>
    words.slice(first + 1).flatMap((__, at): string[][] => {
      const [a, b, c] = [textOf(0, first), textOf(first, first + at + 1), textOf(first + at + 1, words.length)];
      return a !== "" && c !== "" && (a === b || b === c || a === c) ? [[a, b, c]] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
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

const isDash = (word: string) => /^(?:[-–—]+|n\/a)$/i.test(word);

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

/** "Creditor name NORTHLAKE CARD": the longest label that a text begins with, and what one space parts from it. */
export function labelAndValue(text: string): { label: string; value: string } | undefined {
  const words = text.split(" ");
  for (let length = Math.min(LONGEST_LABEL, words.length - 1); length > 0; length -= 1) {
    const [label, ...others] = labelsIn(words.slice(0, length).join(" "), accountLabels);
    const value = words.slice(length).join(" ");
    if (label?.value === "" && others.length === 0 && fits(label.field, value)) return { label: label.label, value };
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
