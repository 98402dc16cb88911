import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { bureauHeading } from "../words/bureau-names";
import { fits, isText, labelled, tellsStatus } from "../words/fields";
import type { Label, TableColumn } from "../words/heading-words";
import { isMeaning } from "../words/label-words";
import { ownerBefore } from "../words/names";
import { sectionOf } from "../words/sections";
import { bureausIn } from "../words/sources";
import { moneyOf } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { placedInGrid } from "./label-grid";
import type { TableHeader } from "./table-header";
import { isMade, partsIn } from "./table-values";

const FEWEST_CELLS = 3;

export type Placed = { line: TextLine; cells: (Cell | undefined)[] };

/** A heading, or labels of something else; labels with their values behind them go on in a row. */
export const endsTable = (line: TextLine, table: TableHeader) => isLabelRow(line) || isHeading(line, table);

/** What was printed bare below a row and has its label already is none: "Status: | PLACED FOR COLLECTION". */
function isLabelRow(line: TextLine): boolean {
  if (isMade(line)) return false;
  const { cells } = line;
  const parts = cells.map((cell) => labelled(cell, accountLabels));
  return cells.length > 1 && parts.every((found) => found.length > 0) && cells.some(isLabel);
}

/** "Closed" and "60 days late" are labels elsewhere; with a colon they are labels here too. */
export const isLabel = (cell: Cell) =>
  labelled(cell, accountLabels)[0]?.value === "" && (/:$/.test(cell.text) || !tellsStatus(cell.text));

/** A bureau's name is also alone where a list of them goes on in its own column. */
export function isHeading(line: TextLine, table: TableHeader): boolean {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0) return false;
  const isSection = sectionOf(cell.text) !== undefined;
  if (!isSection && bureauHeading(cell.text) === undefined) return false;
  const isAtEdge = place(line, table).cells[creditorOf(table)] !== undefined && !isRestOfName(cell, table);
  return isAtEdge || (isSection && !table.columns.some((column) => mayGoOn(column, cell)));
}

const SAME_START = 1.5;

/** "COLLECTIONS" below "PINE RIDGE MEDICAL", where another column is left of the names: a heading begins where the table does. */
function isRestOfName({ x }: Cell, table: TableHeader): boolean {
  const at = creditorOf(table);
  return at > 0 && Math.abs((table.columns[at]?.cell.x ?? x) - x) < SAME_START;
}

/** "BANKRUPTCY" right under a status ("INCLUDED IN") is the end of it. */
const mayGoOn = ({ cell: { x }, labels: [label] }: TableColumn, cell: Cell) =>
  label !== undefined && isText(label.field) && Math.abs(cell.x - x) < SAME_START;

/** The cells of a line in the columns of a table. */
export const place = (line: TextLine, { columns }: TableHeader): Placed => ({
  line,
  cells: placedInGrid(
    line.cells,
    columns.map(({ cell, labels: [label] }) => ({ cell, part: label && { ...label, value: "" } })),
  ),
});

/** The table without the labels that most values below do not fit: "Acct" may be a number or a kind. */
export function withFittingLabels(header: TableHeader, below: readonly TextLine[]): TableHeader {
  const table = withNumbersBelowNames(header, below);
  const isWide = ({ cells }: TextLine) => cells.length >= Math.max(FEWEST_CELLS, table.columns.length / 2);
  const rows = below.filter(isWide).map((line) => place(line, table).cells);
  const columns = table.columns.map((column, at) => {
    const [label, ...others] = column.labels;
    const isOfSources = label?.field === "bureaus" && others.length === 0;
    if (isOfSources && areStatuses(rows.flatMap((cells) => cells[at]?.text ?? [])))
      return { ...column, labels: [status, label] };
    if (!label || label.field === "none" || isText(label.field)) return column;
    const values = rows.flatMap((cells) => cells[at]?.text ?? []);
    const fitting = values.filter((text) => partsIn(text).some((part) => suits(label, part)));
    return fitting.length * 2 >= values.length ? column : { ...column, labels: [undefined, ...others] };
  });
  const withOwners = { ...table, hasOwners: true };
  const names = below
    .filter(isWide)
    .flatMap((line) => place(withOwnerBeside(line, withOwners), table).cells[creditorOf(table)]?.text ?? [])
    .filter((text) => !number.test(text));
  // Over such letters may stand those of a word: "E" and "C" of "ECOA".
  const isOverLetters = ownerBefore.test(table.columns[creditorOf(table)]?.cell.text ?? "");
  const fewest = isOverLetters ? 1 : 2;
  const hasOwners = names.length >= fewest && names.every((name) => ownerBefore.test(name));
  return { ...table, columns, hasOwners };
}

const status: Label = { label: "status", field: "payStatus" };

/** Whether values in a column of sources say how accounts are paid, and of none whose it is: the sources are below them. */
const areStatuses = (texts: readonly string[]) =>
  texts.every((text) => bureausIn(text, true).length === 0) && texts.some(tellsStatus);

const number = /^(?=.*\d)[\dXx*•-]{5,}$/;

/** Of a number below a name a picture's reader may lose the mask: "****7152" is "7152", or "+7152". */
export const areFigures = (text: string) => /^[^\p{L}\d]{0,6}\d{4}$/u.test(text);

/** Where no label is over numbers, most of those below the names are the accounts'. */
function withNumbersBelowNames(table: TableHeader, below: readonly TextLine[]): TableHeader {
  const creditor = creditorOf(table);
  const labels = table.columns[creditor]?.labels ?? [];
  const isSaid = table.columns.some((column) => column.labels.some((label) => label?.field === "accountNumber"));
  if (isSaid || labels.length !== 1) return table;
  const inColumn = below.map((line) => place(line, table).cells[creditor]?.text ?? "");
  const names = inColumn.flatMap((text, at) => (/\p{L}{2}/u.test(text) ? [inColumn[at + 1] ?? ""] : []));
  const numbers = names.filter((text) => number.test(text) || areFigures(text));
  if (numbers.length === 0 || numbers.length * 2 < names.length) return table;
  const own: Label = { label: "account number", field: "accountNumber" };
  const columns = table.columns.map((column, at) =>
    at === creditor ? { ...column, labels: [...labels, own] } : column,
  );
  return { ...table, columns };
}

/** Whether a text can be a value of a column. */
export const suits = ({ field }: Label, text: string) => field === "none" || fits(field, text);

/** Which column holds the creditor. */
export const creditorOf = ({ columns }: TableHeader) =>
  columns.findIndex(({ labels }) => labels.some((label) => label?.field === "creditorName"));

const sourceIn = (line: TextLine, table: TableHeader) =>
  place(line, table).cells[table.columns.findIndex(({ labels }) => labels.some((label) => label?.field === "bureaus"))]
    ?.text ?? "";
/** Where each bureau has a row, the creditor's name is in the first of them. */
export const isOfOtherBureau = (line: TextLine, table: TableHeader) =>
  line.cells.length >= FEWEST_CELLS &&
  place(line, table).cells[creditorOf(table)] === undefined &&
  bureauIn(sourceIn(line, table)) !== undefined;

/** A row of another bureau with the name that is in the first one. */
export const withName = (line: TextLine, name: Cell, table: TableHeader): TextLine =>
  isOfOtherBureau(line, table) ? { ...line, cells: [name, ...line.cells] } : line;

/** A letter before a name that says whose the account is may be a cell of its own: "B | NORTHLAKE CARD". */
export function withOwnerBeside(line: TextLine, { hasOwners, columns }: TableHeader): TextLine {
  const [owner, name, ...others] = line.cells;
  const next = columns.map(({ cell }) => cell.x).find((x) => owner && x > owner.x + SAME_START);
  if (!hasOwners || !owner || !name || !/^\p{Lu}$/u.test(owner.text) || name.x >= (next ?? 0)) return line;
  return {
    ...line,
    cells: [{ ...owner, text: `${owner.text} ${name.text}`, width: name.x + name.width - owner.x }, ...others],
  };
}

/** Whether a row may begin in one of some lines: what rules them all out is seen without their columns. */
export function mayHaveRow(lines: readonly TextLine[]): boolean {
  const end = lines.findIndex(isLabelRow);
  return (end < 0 ? lines : lines.slice(0, end)).some(mayBeRow);
}

const mayBeRow = ({ cells }: TextLine) => cells.length >= FEWEST_CELLS && !cells.some(isLabel);

/** A row begins with a creditor's name and has values of the kinds that its columns have. */
export function beginsRow(line: TextLine, table: TableHeader): boolean {
  if (!mayBeRow(line)) return false;
  const { cells } = place(line, table);
  const name = cells[creditorOf(table)]?.text ?? "";
  // Of a legend some parts look like amounts: "120 Past due 120 days".
  if (line.cells.filter(({ text }) => isMeaning(text)).length > 1) return false;
  // A number may be masked with letters.
  if (!/[^\P{L}X].*[^\P{L}X]/iu.test(name) || numberAndOwner.test(name)) return false;
  const isValue = ({ labels }: TableColumn, at: number) => labels[0] && !isText(labels[0].field) && cells[at];
  const values = table.columns.filter(isValue);
  if (values.length === 0) return false;
  const unfit = table.columns.flatMap(({ labels }, at) => {
    const [label] = labels;
    const cell = cells[at];
    if (!label || !cell || label.field === "creditorName") return [];
    // A photo may show a count too unclearly to be read.
    const isUnclear = label.field === "lateCounts" && cell.text.length <= LONGEST_COUNT;
    return isUnclear || partsIn(cell.text).some((part) => suits(label, part)) ? [] : [cell];
  });
  const mayBeMisread = values.length > FEWEST_VALUES && unfit.length === 1;
  return unfit.length === 0 || (mayBeMisread && unfit.every(({ confidence }) => confidence !== undefined));
}

/** "67748771356 Applicant": below a name its account's number, and whose the account is. */
const numberAndOwner = /^\d{6,20}[Xx*]* +(?:applicant|borrower|co-?(?:applicant|borrower)|individual|joint)$/i;

const LONGEST_COUNT = 3;
const FEWEST_VALUES = 4;
const isAmount = (text: string) => text.startsWith("$") && moneyOf(text) !== undefined;

/** A row with so many amounts, days and numbers in their columns that it can be of no other table. */
export function isFullRow(line: TextLine, table: TableHeader): boolean {
  const { cells } = place(line, table);
  const values = table.columns.filter(({ labels: [label] }, at) => {
    const text = cells[at]?.text;
    if (!label || text === undefined) return false;
    // The highest balance and the like are amounts too, though nothing is read of them.
    return label.field === "none" ? isAmount(text) : !isText(label.field) && fits(label.field, text);
  });
  return values.length >= FEWEST_VALUES && beginsRow(line, table);
}
