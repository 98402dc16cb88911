import type { Cell, TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { labelIn } from "../words/heading-words";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 3;
const FEWEST_LABELS = 3;
const FEWEST_COLUMNS = 2;
const MOST_LINES = 60;
const MOST_CELLS = 12;
/** Two lines of a label have no more lines of other columns between them. */
const NEAR = 5;
const GAP = 20;

/** A column of labels in a run of lines, up to where the next one begins. */
type Column = { from: number; to: number };
/** A label, which may be in several lines, with the values that begin beside it. */
type Entry = { label: Cell; line: TextLine; top: number; values: { cell: Cell; line: TextLine }[] };

/**
 * Columns of labels with colons, each with its values beside it, where a label's words are in several lines ("Original" over
 * "Creditor:"): such columns go on at a pace of their own, so each is read by itself, and a value belongs to the label that begins at
 * its height.
 */
export function withLabelColumnsApart(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const region = regionAt(lines, at);
    const line = lines[at];
    if (!region) {
      if (line) rows.push(line);
      continue;
    }
    const { columns } = region;
    const isApart = columns.some((column) => hasSplitLabel(region.lines, column));
    if (isApart) rows.push(...columns.flatMap((column) => entriesOf(region.lines, column).flatMap(linesOf)));
    else rows.push(...region.lines);
    at += region.lines.length - 1;
  }
  return rows;
}

/** The lines of an account in columns; undefined where none begin. */
function regionAt(lines: readonly TextLine[], at: number): { lines: TextLine[]; columns: Column[] } | undefined {
  const first = lines[at];
  // In a table only the first cell is a label.
  if (!first?.cells.slice(1).some(isColonLabel) || first.cells.length > MOST_CELLS) return undefined;
  const near = lines.slice(at, at + MOST_LINES).filter(({ page }) => page === first.page);
  const end = near.findIndex((line, index) => !isInColumns(line, first) || endsBefore(near, index));
  const own = end < 0 ? near : near.slice(0, end);
  return own.length > 0 ? { lines: own, columns: columnsIn(own) } : undefined;
}

/** Whether a line has no cells but in the columns that begin in another line: a heading or a sentence has. */
function isInColumns({ cells }: TextLine, first: TextLine): boolean {
  return cells.every(({ x, width }) => {
    const column = first.cells.findIndex((cell) => Math.abs(cell.x - x) < SAME_START);
    const next = first.cells[column + 1];
    return column >= 0 && (next === undefined || x + width < next.x + SAME_START);
  });
}

/** Whether the first column goes on with a heading, a name or a label that was there before. */
function endsBefore(lines: readonly TextLine[], at: number): boolean {
  const [first, line] = [lines[0], lines[at]];
  const x = first?.cells[0]?.x ?? 0;
  const isFirst = (each: Cell) => Math.abs(each.x - x) < SAME_START;
  const cell = line?.cells.find(isFirst);
  if (!cell) return false;
  const below = lines
    .slice(at + 1, at + NEAR)
    .find(({ cells }) => cells.some(isFirst))
    ?.cells.find(isFirst);
  if (!/:$/.test(cell.text)) return !below || !isSplit(cell, below);
  return lines.slice(0, at).some(({ cells }) => cells[0]?.text === cell.text);
}

function columnsIn(lines: readonly TextLine[]): Column[] {
  const starts = lines.flatMap(({ cells }) => cells.filter(isColonLabel).map(({ x }) => x));
  const apart = starts.filter((x, index) => starts.findIndex((each) => Math.abs(each - x) < SAME_START) === index);
  const often = apart.filter((x) => starts.filter((each) => Math.abs(each - x) < SAME_START).length >= FEWEST_LABELS);
  if (often.length < FEWEST_COLUMNS) return [];
  const sorted = apart.sort((a, b) => a - b);
  return sorted.map((from, index) => ({ from, to: sorted[index + 1] ?? Number.POSITIVE_INFINITY }));
}

const isColonLabel = (cell: Cell) => /:$/.test(cell.text) && labelled(cell, accountLabels)[0]?.value === "";

function hasSplitLabel(lines: readonly TextLine[], column: Column): boolean {
  const cells = lines.flatMap((line) => labelCellIn(line, column) ?? []);
  return cells.some((cell, index) => {
    const below = cells[index + 1];
    return below !== undefined && isSplit(cell, below);
  });
}

const isSplit = (cell: Cell, below: Cell) =>
  !/:$/.test(cell.text) && /:$/.test(below.text) && labelIn(`${cell.text} ${below.text}`) !== undefined;

const labelCellIn = ({ cells }: TextLine, { from }: Column) => cells.find(({ x }) => Math.abs(x - from) < SAME_START);

function entriesOf(lines: readonly TextLine[], column: Column): Entry[] {
  const entries: Entry[] = [];
  const values: { cell: Cell; line: TextLine }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const label = labelCellIn(line, column);
    const last = entries.at(-1);
    if (label && isOpen && last) last.label = { ...last.label, text: `${last.label.text} ${label.text}` };
    else if (label) entries.push({ label, line, top: topOf(line), values: [] });
    if (label) isOpen = !/:$/.test(label.text);
    const own = line.cells.filter(({ x }) => x > column.from + SAME_START && x < column.to - SAME_START);
    values.push(...own.map((cell) => ({ cell, line })));
  }
  for (const value of values) {
    // A value may begin a little higher than its label.
    const stray = (value.line.box?.height ?? 0) * 0.7;
    const entry = entries.findLast(({ top }) => top <= topOf(value.line) + stray) ?? entries[0];
    entry?.values.push(value);
  }
  return entries;
}

const topOf = ({ box, line }: TextLine) => box?.y ?? line;

function linesOf({ label, line, values: [first, ...rest] }: Entry): TextLine[] {
  if (!first) return [{ ...line, cells: [label] }];
  const text = [first, ...rest].map(({ cell }) => cell.text).join(" ");
  const value = { ...first.cell, text, x: Math.max(first.cell.x, label.x + GAP) };
  return [{ ...first.line, cells: [label, value] }];
}
