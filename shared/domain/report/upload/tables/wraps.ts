import { isBroken } from "../lines/broken-words";
import type { Cell, TextLine } from "../lines/text-line";
import { type Field, type Labelled, labelled, type Reading } from "../words/fields";
import { labelIn } from "../words/heading-words";
import { nameOf } from "../words/names";
import { isPlace } from "../words/places";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

/**
 * A value that may go on in the next line. `right`: in a grid, where the next column begins; `isRightmost`: in one, that none does;
 * `end`: where its last line ends.
 */
export type Open<Pair = { label: string; field: Field; reading?: Reading }> = {
  pair: Pair;
  x: number;
  labelX: number;
  at: number;
  end: number;
  right?: number;
  isRightmost?: boolean;
};

const SAME_START = 4;
const SAME_END = 2;
const PADDING = 24;
/** No value ends with such a word. */
const endsOpen = /\s(?:of|in|on|at|as|or|and|by|for|from|to|the|an|is|was|has|been|with|de|en|y|por|con)$/i;

/** Values begin or, set to the right, end below one another. */
export const isInColumn = ({ x, width }: Cell, open: Pick<Open, "x" | "labelX" | "end">) =>
  Math.abs(open.x - x) < SAME_START || (x > open.labelX + SAME_START && Math.abs(open.end - x - width) < SAME_END);

/** A value goes on where nothing else begins: in its own column right of the labels, or in small letters. */
export function goesOn({ pair, x, labelX, end, right, isRightmost }: Open, cell: Cell, line: TextLine): boolean {
  if ((pair.reading?.value.length ?? 0) > 280) return false;
  if (/^(?:19|20)\d\d\b/.test(cell.text) && line.cells.length > 2) return false;
  if (pair.field === "creditorName" && (isPlace(cell.text) || isStatusWord(cell.text))) return false;
  // "2. HARBOR LANE BANK" begins the next account.
  if (x - labelX <= SAME_START && /^\d{1,3}[.)] \p{Lu}/u.test(cell.text)) return false;
  if (right !== undefined && hadNoRoom(cell, end, right)) return true;
  // Names and labels begin at the left.
  if (isRightmost && line.cells.length === 1) return true;
  if (x - labelX > SAME_START || isBroken(pair.reading?.value ?? "", cell.text)) return true;
  if (endsOpen.test(pair.reading?.value ?? "")) return true;
  if (isBesideLabels(cell, line)) return true;
  // "1ST PIONEER FINANCIAL" below a sentence is the next account's name.
  const isName = /\.$/.test(pair.reading?.value ?? "") && nameOf(line)?.isSure === true;
  const begins = /^(?:[a-z$]|\d)/.test(cell.text) && !isName;
  return begins && line.cells.length <= 2 && (pair.reading?.value.length ?? 0) > 12;
}

/** Beside a label with its value no account begins: words in a further column, which are no name, go on what is above them. */
const isBesideLabels = (cell: Cell, { cells, page, line }: TextLine) =>
  cells[0] !== cell &&
  cells.slice(0, 1).some((first) => labelled(first, accountLabels).some(({ value }) => value !== "")) &&
  nameOf({ page, line, cells: [cell] })?.isSure !== true;

/** Whether an unknown label comes before a cell, below the label of the value above: then the cell is its value. */
export function isBehindUnknown({ pair, x, labelX }: Open, cell: Cell, line: TextLine): boolean {
  if (x - labelX <= SAME_START) return false;
  const unknown = line.cells.find((each) => Math.abs(each.x - labelX) < SAME_START);
  return unknown !== undefined && unknown !== cell && !labelIn(`${pair.label} ${unknown.text}`);
}

/** "Account number | ending in 4417": a value may begin with words that are a label of the same kind, behind that in the column of another. */
export function isBehindSame<P extends { field: Field }>(
  { pair }: Open<P>,
  { x }: Cell,
  row: { line: TextLine; parts: readonly (readonly Labelled[])[] } | undefined,
): boolean {
  const column = row?.line.cells.findIndex((cell) => Math.abs(cell.x - x) < SAME_START) ?? -1;
  const [label, ...others] = row?.parts[column] ?? [];
  return label?.value === "" && others.length === 0 && label.field === pair.field;
}

/** Whether a cell's first word had no room in the line above, before the next column. */
export function hadNoRoom(cell: Cell, end: number, right: number): boolean {
  const letter = cell.width / Math.max(1, cell.text.length);
  const word = ((cell.text.split(" ")[0]?.length ?? 0) + 1) * letter;
  return cell.x + cell.width <= right && end + word > right - PADDING;
}

/** Whether a label is in a column left of another value's label; labels may begin at different places in one column. */
export const isLeftOf = (label: Cell | undefined, open: Open) => (label?.x ?? 0) + (label?.width ?? 0) < open.labelX;

/** A long value may hide the label beside it: "past due as of SepResponsibility". */
export const reachesOver = (cell: Cell | undefined, { labelX }: Open) =>
  cell !== undefined && cell.x < labelX && cell.x + cell.width > labelX + SAME_START;

/** Lines of other columns between two of a value's. */
const MOST_BETWEEN = 2;

/** A line goes on what is right above it; between them may be lines of the columns beside that, which are as high as they are. */
export function isNextOf<P>(open: Open<P>, at: number, rows: readonly { line: TextLine }[]): boolean {
  const between = at - open.at - 1;
  if (between === 0) return true;
  if (between < 0 || between > MOST_BETWEEN || open.x - open.labelX <= SAME_START) return false;
  return rows.slice(open.at + 1, at).every(({ line }) => isBesideColumn(line, open));
}

/** Whether all of a line is right of a value, or left of its label. */
const isBesideColumn = <P>({ cells }: TextLine, { labelX, end }: Open<P>) =>
  cells.every(({ x }) => x > end + SAME_START) || cells.every(({ x, width }) => x + width < labelX - SAME_START);
