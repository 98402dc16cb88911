import type { TextLine } from "../lines/text-line";
import type { Field } from "../words/fields";
import { labelIn } from "../words/heading-words";

/** A word with its place; in a print of one pitch each letter of a line has a place too. `begins`: more than a space is before it. */
export type Word = { text: string; x: number; letter: number; begins: boolean };
export type PrintColumn = { x: number; field: Field };
/** The heads of a record's lines, from the first to the last. */
export type PrintHead = PrintColumn[][];

const MOST_LINES = 4;
const FEWEST_IN_LINE = 2;
const FEWEST_KNOWN = 8;
const MOST_WORDS = 3;

/** How lenders' prints shorten what is over a value. */
const short: Readonly<Record<string, Field>> = {
  subname: "creditorName",
  subscriber: "creditorName",
  "sub#": "none",
  subcode: "none",
  "account#": "accountNumber",
  verified: "dateReported",
  verfied: "dateReported",
  baldate: "dateReported",
  "clsd/pd": "dateClosed",
  highcred: "none",
  credlim: "creditLimit",
  "amt-typ1": "none",
  "amt-typ2": "none",
  "amt-mop": "none",
  "collatrl/loantype": "accountType",
  acctcond: "payStatus",
  "pymt status": "payStatus",
  "pymt level": "none",
  "pymt history": "none",
  "last pd": "lastPaymentDate",
  "month pay": "none",
  maximum: "none",
  maxdelq: "none",
  paypat: "none",
};

/** The words of a line, each with its place. */
export const wordsOf = ({ cells }: TextLine): Word[] =>
  cells.flatMap(({ text, x, width }) => {
    const letter = width / Math.max(1, text.length);
    const found = [...text.matchAll(/\S+/g)];
    return found.map(({ 0: word, index }) => ({ text: word, x: x + index * letter, letter, begins: index === 0 }));
  });

/**
 * The head of records that have several lines each: as many lines of labels, the creditor's first, each over the values in its
 * own line of a record. Undefined for what is none.
 */
export function printHeadAt(lines: readonly TextLine[], at: number): PrintHead | undefined {
  const head: PrintHead = [];
  let known = 0;
  while (head.length < MOST_LINES) {
    const row = headRowOf(lines[at + head.length], head.length === 0);
    if (!row) break;
    head.push(row.columns);
    known += row.known;
  }
  const fields = new Set(head.flat().map(({ field }) => field));
  const isHead = head.length > 1 && known >= FEWEST_KNOWN && fields.has("accountNumber") && fields.has("balance");
  return isHead ? head : undefined;
}

function headRowOf(
  line: TextLine | undefined,
  isFirst: boolean,
): { columns: PrintColumn[]; known: number } | undefined {
  const words = line ? wordsOf(line) : [];
  if (words.length < FEWEST_IN_LINE || words.some(({ text }) => isValue(text))) return undefined;
  const columns: PrintColumn[] = [];
  let known = 0;
  for (let at = 0; at < words.length; ) {
    const [word] = words.slice(at, at + 1);
    const found = labelAt(words.slice(at, at + MOST_WORDS));
    if (!word || (isFirst && at === 0 && found?.field !== "creditorName")) return undefined;
    const isNamed = columns.some(({ field }) => field === "creditorName");
    // Beside the agency's name is who was owed first.
    const field = found?.field === "creditorName" && isNamed ? "originalCreditor" : (found?.field ?? "none");
    columns.push({ x: word.x, field });
    known += found ? 1 : 0;
    at += found?.count ?? 1;
  }
  return known >= FEWEST_IN_LINE ? { columns, known } : undefined;
}

/** The longest label that some words begin with; one space is between them. */
function labelAt(words: readonly Word[]): { field: Field; count: number } | undefined {
  for (let count = words.length; count > 0; count -= 1) {
    const own = words.slice(0, count);
    const isOne = own.every((word, at) => at === 0 || startsBehind(own[at - 1], word));
    const text = own.map((word) => word.text).join(" ");
    const field = short[text.toLowerCase()] ?? labelIn(text)?.field;
    if (isOne && field) return { field, count };
  }
  return undefined;
}

const startsBehind = (before: Word | undefined, word: Word) =>
  before !== undefined && word.x - before.x < (before.text.length + 1.6) * before.letter;

/** An amount, a day or a number; "13-24" and "30/60/90" are of months. */
const isValue = (text: string) => /\$\d|\d{3}|^\d+$/.test(text);
