import { isSameCreditor } from "../../creditor-name";
import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn, columnsOf } from "../words/bureau-columns";
import { type Label, labelIn } from "../words/heading-words";
import { nameOf } from "../words/names";
import { CREDITOR, lineOf, MOST_ACCOUNTS } from "./table-values";

/** One label and what stands in its row and below it, in the column of each account. */
type Row = { label: Label; line: TextLine; values: Cell[][] };
type Table = { rows: Row[]; height: number };

const SAME_START = 6;
const FEWEST_ROWS = 4;
const FEWEST_KNOWN = 2;
/** A table of accounts beside one another has so many lines at the most. */
const MOST_LINES = 80;

/**
 * Accounts beside one another as the columns of a table whose first column has the labels, as accounts below one another. Where a
 * value reaches over the next column it is not known where it ends: neither of the two is read.
 */
export function withAccountsInColumns(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const head = count <= MOST_ACCOUNTS ? headAt(line, lines[at + 1]) : undefined;
    const mayBegin = head && !isRestOfLabel(head, lines[at - 1]);
    const isOfBureaus = lines.slice(Math.max(0, at - 3), at).some(columnsOf);
    const table = mayBegin && !isOfBureaus ? tableAt(lines, at, head) : undefined;
    rows.push(...(table ? accountsOf(table) : [line]));
    count += table?.rows[0]?.values.length ?? 0;
    at += (table?.height ?? 1) - 1;
  }
  return rows;
}

/** "Creditor | NORTHLAKE CARD | HARBOR LANE BANK": the label, which may be missing, and behind it names that are not all the same. */
function headAt(line: TextLine, below: TextLine | undefined): TextLine | undefined {
  const head = withCorner(line, below);
  const [first, ...names] = head.cells;
  if (!first || labelIn(first.text)?.field !== "creditorName") return undefined;
  if (names.some(({ text }) => labelIn(text) !== undefined || bureauIn(text) !== undefined)) return undefined;
  if (!names.every((cell) => nameOf({ page: 1, line: 1, cells: [cell] }))) return undefined;
  const isOther = ({ text }: Cell) => !isSameCreditor(names[0]?.text ?? "", text);
  // Over the values of one account its name may be alone.
  return names.some(isOther) || (names.length === 1 && head !== line) ? head : undefined;
}

/** Over the labels nothing may be printed: the names begin the columns of the values below them. */
function withCorner(line: TextLine, below: TextLine | undefined): TextLine {
  const [label, ...values] = below?.cells ?? [];
  const [name] = line.cells;
  if (!label || !name || label.x + label.width > name.x || !labelIn(label.text)) return line;
  if (values.some(({ text }) => labelIn(text) !== undefined)) return line;
  const isOver = line.cells.every((cell, at) => Math.abs(cell.x - (values[at]?.x ?? 0)) < SAME_START);
  const corner: Cell = { text: CREDITOR, x: label.x, width: label.width };
  return isOver && values.length === line.cells.length ? { ...line, cells: [corner, ...line.cells] } : line;
}

/** "Original" over "Creditor name" is one label in two lines, and its value may be, too. */
function isRestOfLabel({ cells: [first] }: TextLine, above: TextLine | undefined): boolean {
  const [over] = above?.cells ?? [];
  if (!first || !over || Math.abs(over.x - first.x) >= SAME_START) return false;
  const whole = labelIn(`${over.text} ${first.text}`)?.field;
  return whole !== undefined && whole !== "creditorName";
}

function tableAt(lines: readonly TextLine[], from: number, head: TextLine): Table | undefined {
  const found: { label: Label; lines: TextLine[] }[] = [];
  const left = head.cells[0]?.x ?? 0;
  let at = from;
  for (; at < lines.length && at - from < MOST_LINES; at += 1) {
    const line = at === from ? head : lines[at];
    const [first] = line?.cells ?? [];
    if (!line || !first || first.x < left - SAME_START) break;
    if (at > from && (headAt(line, lines[at + 1]) || isLastName(line, head))) break;
    const isAtLeft = first.x - left < SAME_START;
    const label = isAtLeft ? labelIn(first.text) : undefined;
    if (isAtLeft && !label && line.cells.length === 1) break;
    if (isAtLeft) found.push({ label: label ?? { label: first.text, field: "none" }, lines: [line] });
    else found.at(-1)?.lines.push(line);
  }
  const starts = startsOf(found.map(({ lines: [line] }) => line?.cells.slice(1) ?? []));
  const rows = found.flatMap(({ label, lines: own }): Row[] => {
    const [line] = own;
    return line ? [{ label, line, values: valuesIn(own, starts) }] : [];
  });
  const known = new Set(rows.map(({ label }) => label.field).filter((field) => accountFields.has(field)));
  return rows.length >= FEWEST_ROWS && known.size >= FEWEST_KNOWN ? { rows, height: at - from } : undefined;
}

/** The last account of a page may have no other beside it: its name stands behind the label that the names before it have. */
const isLastName = ({ cells: [first, ...names] }: TextLine, { cells: [label] }: TextLine) =>
  names.length === 1 && first?.text === label?.text;

const accountFields: ReadonlySet<string> = new Set(["accountNumber", "balance", "payStatus", "dateOpened", "pastDue"]);

/** Where the columns begin: as in the row that has the most values. */
function startsOf(rows: readonly Cell[][]): number[] {
  const widest = rows.reduce<Cell[]>((most, cells) => (cells.length > most.length ? cells : most), []);
  return widest.map(({ x }) => x);
}

/** What a row's lines have in each column; nothing where a value reaches over the next column, nor there. */
function valuesIn(lines: readonly TextLine[], starts: readonly number[]): Cell[][] {
  const cells = lines.flatMap((line, at) => (at === 0 ? line.cells.slice(1) : line.cells));
  const isOver = (cell: Cell, x: number) => cell.x < x - SAME_START && cell.x + cell.width > x + SAME_START;
  return starts.map((x, column) => {
    const next = starts[column + 1];
    const own = cells.filter((cell) => Math.abs(cell.x - x) < SAME_START);
    const isUnsure =
      cells.some((cell) => isOver(cell, x)) || own.some((cell) => next !== undefined && isOver(cell, next));
    return isUnsure ? [] : own;
  });
}

/** Each account with its name first; one without a name that is sure is left out. */
function accountsOf({ rows }: Table): TextLine[] {
  const count = rows[0]?.values.length ?? 0;
  return Array.from({ length: count }, (_, column) => column).flatMap((column) => {
    const own = rows.flatMap(({ label, line, values }) => {
      const [first, ...rest] = values[column] ?? [];
      if (!first) return [];
      const text = [first, ...rest].map((cell) => cell.text).join(" ");
      return [lineOf(line, label, { ...first, text })];
    });
    const [name, ...others] = own;
    return name && rows[0]?.values[column]?.length ? [{ ...name, begins: true as const }, ...others] : [];
  });
}
