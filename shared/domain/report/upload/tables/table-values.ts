import type { Cell, TextLine } from "../lines/text-line";
import { isCodes } from "../words/bureau-names";
import { fits } from "../words/fields";
import type { Label, TableColumn } from "../words/heading-words";
import { ownerBefore } from "../words/names";
import { lastFigures } from "../words/numbers-behind-names";
import { ratingOf } from "../words/rating";
import { bureausIn } from "../words/sources";
import { printed } from "../words/values";
import type { TableHeader } from "./table-header";

/** What a row says in each column, its values from the top, each with the line that it begins in. */
export type Row = { values: { line: TextLine; cell: Cell }[][]; facts: TextLine[]; height: number };

const GAP = 60;

/** What a row says, as lines of one label and its value. */
export function valuesOf({ values, facts }: Row, { columns, hasOwners }: TableHeader): TextLine[] {
  const found = columns.flatMap(({ labels, bureau }, at) => {
    const own = values[at] ?? [];
    const [only] = own;
    if (bureau !== undefined) return [];
    if (!only) return labels.some((label) => label?.field === "balance") ? unread(values) : [];
    const parts = labels.length > 1 && own.length === 1 ? partsIn(only.cell.text) : [];
    // "SERVICES / GIFT CARDS" is one name, also over a number that is in the line below.
    const areParts = parts.length === labels.length && parts.every((text, depth) => mayBe(labels[depth], text));
    const each = areParts ? parts.map((text) => ({ ...only, cell: { ...only.cell, text } })) : own;
    const said = each.length === 1 ? [labelFor(labels, only.cell)] : labels;
    return each.flatMap(({ line, cell }, depth) =>
      linesOf(line, said[depth], hasOwners ? withoutOwner(cell, said[depth]) : cell),
    );
  });
  return [...named(withCounts(found)), ...facts, ...sourcesOf(values, columns)];
}

const mayBe = (label: Label | undefined, text: string) =>
  label === undefined || label.field === "none" || fits(label.field, text);

/** A row without a value in the column of balances: one may be printed there that was not found. */
const unread = (values: Row["values"]): TextLine[] =>
  values
    .flat()
    .slice(0, 1)
    .map(({ line }) => ({ ...line, cells: [{ text: "Balance:", x: 0, width: GAP }] }));

const withoutOwner = (cell: Cell, label: Label | undefined) =>
  label?.field === "creditorName" ? { ...cell, text: cell.text.replace(ownerBefore, "") } : cell;

/** Which label the only value of a column has: the known one, or the one that a coded manner of payment ("R9") is of. */
function labelFor(labels: readonly (Label | undefined)[], { text }: Cell): Label | undefined {
  const rated = ratingOf(text) ? labels.find((label) => label?.field === "payStatus") : undefined;
  const [first] = labels;
  return rated ?? first ?? labels.find((label) => label && fits(label.field, text));
}

/** Each count of late months has a column of its own: "30", "60" and "90" together say how often the account was late. */
export function withCounts(lines: readonly TextLine[]): TextLine[] {
  const isCount = ({ cells: [label] }: TextLine) => label?.text === COUNTS;
  const [first, ...others] = lines.filter(isCount);
  const [label, value] = first?.cells ?? [];
  if (!first || !label || !value || others.length === 0) return [...lines];
  const text = [first, ...others].map(({ cells }) => cells[1]?.text ?? "").join("/");
  return [...lines.filter((line) => !isCount(line)), { ...first, cells: [label, { ...value, text }] }];
}

const COUNTS = "times late:";

/** The creditor's name first: with it an account begins. */
function named(lines: readonly TextLine[]): TextLine[] {
  const [first, ...others] = [...lines].sort((a, b) => Number(isName(b)) - Number(isName(a)));
  return first ? [{ ...first, begins: true }, ...others] : [];
}
const isName = ({ cells }: TextLine) => cells[0]?.text === CREDITOR;
export const CREDITOR = "Creditor name:";

/** No file of a person has more; each becomes several lines, and merging takes time with the square of them. */
export const MOST_ACCOUNTS = 400;

/** "Balance / Past due: $120 / $0". */
export const partsIn = (text: string) => text.split(/\s+[/|]\s+/);

/** A masked number may touch the creditor's name, or follow it in its column with a month: "NORTHLAKExxxxxx4471 05/2019". */
const nameAndNumber =
  /^(.*?\p{L}.*?)(?:\s*([Xx*•]{3,}[\dXx*•]*\d{2,})|\s+(\d{4,}[Xx*•]{2,})|\s+(#\d{3,6}))(?:\s+\d{1,2}\/\d{2,4})?$/u;

function linesOf(line: TextLine, label: Label | undefined, cell: Cell): TextLine[] {
  if (!label) return [];
  const known = label.field === "creditorName" ? nameWithNumber(cell.text) : undefined;
  if (!known) return [lineOf(line, label, cell)];
  return [
    lineOf(line, label, { ...cell, text: known.name }),
    lineOf(line, { field: "accountNumber", label: "Account number" }, { ...cell, text: known.number }),
  ];
}

function nameWithNumber(text: string): { name: string; number: string } | undefined {
  const { 0: behind = "", 1: figures } = lastFigures.exec(text) ?? [];
  if (figures !== undefined) return { name: text.slice(0, -behind.length), number: `****${figures}` };
  const [, name, end, begin, short] = nameAndNumber.exec(text) ?? [];
  const number = end ?? begin ?? short;
  return name === undefined || number === undefined ? undefined : { name, number };
}

/** A value with its label before it, as a line of its own. */
export function lineOf(line: TextLine, label: Label, cell: Cell): TextLine {
  const own = label.field === "payStatus" ? { ...cell, text: cell.text.replace(latePayments, "$1 late") } : cell;
  return labelledLine(line, label.field === "creditorName" ? CREDITOR : `${label.label}:`, own);
}

/** "Late payments: 60 days" in a column of statuses is no label beside others. */
const latePayments = /^late payments?: ?(\d{2,3} days)(?: late)?\b/i;

/** @param label as it would be printed: "Balance:" */
export function labelledLine(line: TextLine, label: string, cell: Cell): TextLine {
  const width = label.length;
  return {
    ...line,
    cells: [
      { text: label, x: 0, width },
      { ...cell, x: width + GAP },
    ],
  };
}

/** Whether a line was made of a row's label and value: its places say nothing of where they are on the page. */
export const isMade = ({ cells: [label, value] }: TextLine): boolean =>
  label !== undefined && label.x === 0 && value?.x === label.width + GAP;

/** Under a bureau's name: the account is not in its file. */
export const absent = /^(?:no?|not (?:reported|found)|deleted|removed)$/i;

/** The bureaus under whose names a row has a mark. */
function sourcesOf(values: Row["values"], columns: readonly TableColumn[]): TextLine[] {
  const line = values.flat()[0]?.line;
  const marked = columns.flatMap(({ bureau }, at) => {
    const mark = printed(values[at]?.[0]?.cell.text ?? "");
    if (!bureau || mark === undefined || absent.test(mark)) return [];
    // The mark may be the bureau's own code: those of several columns are one list.
    return isCodes(mark) ? bureausIn(mark) : [bureau];
  });
  const text = marked.join(" ");
  const cell = { text, x: GAP * 2, width: text.length };
  return line && marked.length > 0 ? [{ ...line, cells: [{ text: "Source:", x: 0, width: GAP }, cell] }] : [];
}
