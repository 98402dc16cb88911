import { type TextLine, textOf } from "../lines/text-line";
import { type Field, fits, isText, labelled } from "../words/fields";
import { ratingOf } from "../words/rating";
import { sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";
import { type PrintHead, printHeadAt, type Word, wordsOf } from "./print-heads";
import { creditorOf } from "./table-lines";
import { headerAt } from "./table-rows";
import { lineOf } from "./table-values";

/** What is read of a record, each with a label that is known elsewhere. */
const labels: Partial<Record<Field, string>> = {
  creditorName: "creditor name",
  originalCreditor: "original creditor",
  accountNumber: "account number",
  accountType: "account type",
  payStatus: "status",
  remarks: "remarks",
  balance: "balance",
  pastDue: "past due",
  creditLimit: "credit limit",
  dateOpened: "date opened",
  dateReported: "date reported",
  dateClosed: "date closed",
  lastPaymentDate: "last payment",
  lateCounts: "times late",
};

/** Between two records may be the end of a page. */
const MOST_BETWEEN = 8;
/** Of a letter: values may begin a little left of what is over them. */
const STRAY = 1.6;
/** What has more than a space before it may begin further left. */
const STRAY_APART = 3.2;

/**
 * Records of several lines in a print of one pitch, below a head of as many lines: each value is under its label by the place of
 * its first letter, in the line of the record that its label has in the head.
 */
export function withPrintRecords(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const head = printHeadAt(lines, at);
    // With single spaces between all words a place says nothing.
    const isPlaced = head && lines.slice(at, at + head.length).some(({ cells }) => cells.length > 1);
    const found = isPlaced && !isTable(lines, at, head) ? recordsBelow(lines, at + head.length, head) : undefined;
    if (found && found.rows.length > 0) {
      rows.push(...found.rows);
      at = found.end - 1;
    } else if (line) rows.push(line);
  }
  return rows;
}

/** Whether all lines of the head are over one another, as those of a table whose first column is the creditor's. */
function isTable(lines: readonly TextLine[], at: number, head: PrintHead): boolean {
  const table = headerAt(lines, at);
  const column = table?.columns[creditorOf(table)];
  return column !== undefined && column.cell.x === head[0]?.[0]?.x;
}

function recordsBelow(lines: readonly TextLine[], from: number, head: PrintHead): { rows: TextLine[]; end: number } {
  const rows: TextLine[] = [];
  let between: TextLine[] = [];
  let end = from;
  for (let at = from; at < Math.min(lines.length, end + MOST_BETWEEN); at += 1) {
    const line = lines[at];
    if (!line || (end > from && isEnd(line))) break;
    if (!isRecord(lines, at, head)) {
      // "ORIGINAL CREDITOR: HUDSON CLINIC" below a record.
      if (rows.length > 0 && isLabelled(line)) between.push(line);
      continue;
    }
    const height = heightOf(lines, at, head);
    rows.push(...between, ...recordOf(lines.slice(at, at + height), head));
    between = [];
    end = at + height;
    at = end - 1;
  }
  return { rows, end };
}

const isEnd = (line: TextLine) => /^[-=_*]{6,}/.test(textOf(line)) || sectionOf(textOf(line)) !== undefined;

type Value = { field: Field; words: Word[] };

/** The values of a line under one line of the head. */
function placed(line: TextLine | undefined, columns: PrintHead[number] = []): Value[] {
  const values = columns.map(({ field }): Value => ({ field, words: [] }));
  for (const word of line ? wordsOf(line).flatMap((each) => wordsApart(each, columns)) : []) {
    const at = columns.findLastIndex(({ x }) => x <= word.x + word.letter * (word.begins ? STRAY_APART : STRAY));
    values[Math.max(0, at)]?.words.push(word);
  }
  return values.filter(({ words }) => words.length > 0);
}

/** "SERVICE07-17": a name may go up to the day beside it. */
function wordsApart(word: Word, columns: PrintHead[number]): Word[] {
  const [, name = "", day] = /^(\S*\p{Lu})(\d{2}[-/]\d{2}(?:[-/]\d{2})?)$/u.exec(word.text) ?? [];
  const x = word.x + name.length * word.letter;
  return day && columns.some((column) => Math.abs(column.x - x) < word.letter / 2)
    ? [
        { ...word, text: name },
        { ...word, text: day, x, begins: true },
      ]
    : [word];
}

const wordsIn = (values: readonly Value[], of: Field) => values.find(({ field }) => field === of)?.words ?? [];

const textIn = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

/** A name, beside it a day, an amount or a rating in its column, and the account's number in its place below. */
function isRecord(lines: readonly TextLine[], at: number, head: PrintHead): boolean {
  const first = placed(lines[at], head[0]);
  const name = textIn(wordsIn(first, "creditorName"));
  const isValued = first.some(
    ({ field, words }) => field !== "none" && field !== "creditorName" && isOwn(field, valueIn(field, words)),
  );
  if (!/\p{Lu}{2}/u.test(name) || /[:$]/.test(name) || !isValued) return false;
  return head.some((columns, row) => {
    const number = row > 0 ? textIn(wordsIn(placed(lines[at + row], columns), "accountNumber")) : "";
    return /^(?=.*\d{2})[A-Z\d*•-]{4,}$/i.test(number);
  });
}

const isOwn = (field: Field, value: string | undefined) =>
  value !== undefined && (field === "payStatus" ? ratingOf(value) !== undefined : !isText(field) && fits(field, value));

const isLabelled = ({ cells }: TextLine) =>
  cells.some((cell) => labelled(cell, accountLabels).some(({ value }) => value !== ""));

/** The lines of a record, and one more that goes on in the columns of its last. */
function heightOf(lines: readonly TextLine[], at: number, head: PrintHead): number {
  let height = 1;
  while (height < head.length && lines[at + height] && !isRecord(lines, at + height, head)) height += 1;
  const next = lines[at + height];
  const more = placed(next, head.at(-1));
  const counts = wordsIn(more, "lateCounts");
  const isMore = next && !isEnd(next) && more.length <= 2 && valueIn("lateCounts", counts) !== undefined;
  return isMore && !isRecord(lines, at + height, head) ? height + 1 : height;
}

/** A record as lines of one label and its value, the creditor's first. */
function recordOf(lines: readonly TextLine[], head: PrintHead): TextLine[] {
  return lines.flatMap((line, row) => {
    return placed(line, head[Math.min(row, head.length - 1)]).flatMap(({ field, words }) => {
      const [label, value, first] = [labels[field], valueIn(field, words), words[0]];
      if (!label || !value || !first) return [];
      const made = lineOf(line, { label, field }, { text: value, x: first.x, width: value.length * first.letter });
      return [field === "creditorName" ? { ...made, begins: true as const } : made];
    });
  });
}

const letterBehind = /^(\d{1,2})[-/](\d{2})(?:[-/](\d{2}))?[A-Z]?$/;
const amount = /^(\$?[\d,]+(?:\.\d\d)?)(?:-[A-Z])?$/;

/** A value as it is printed elsewhere; undefined for what is no value of its column. */
function valueIn(field: Field, words: readonly Word[]): string | undefined {
  const [first = { text: "" }] = words;
  const text = textIn(words);
  if (field === "creditorName") return text.replace(/^[*+#] ?/, "") || undefined;
  if (field === "lateCounts") return /\d{1,2} ?\/ ?\d{1,2} ?\/ ?\d{1,2}$/.exec(text)?.[0];
  if (field === "balance" || field === "pastDue" || field === "creditLimit") return amount.exec(first.text)?.[1];
  if (isText(field) || field === "accountNumber") return text || undefined;
  const [, month, day, year] = letterBehind.exec(first.text) ?? [];
  return month && [month, day, year].filter(Boolean).join("/");
}
