import { labelled } from "./fields";
import { nameOf } from "./names";
import { type Cell, isApart, type TextLine } from "./text-line";
import { dayOfText, moneyOf } from "./values";
import { accountLabels } from "./vocabulary";
import { hadNoRoom } from "./wraps";

const SAME_START = 4;
const FEWEST_LABELLED = 2;
const MOST_LINES = 3;

/**
 * Rows of cells that hold a label and its value ("Acct: 4417  Source: XP TU"), with the words that had no room in a cell and are
 * below it: "EF" alone under the last cell, "WIRELESS)" under the name.
 */
export function withWrappedCells(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let row = lines[at];
    if (!row) continue;
    const isRow = row.cells.filter(isLabelWithValue).length >= FEWEST_LABELLED;
    for (let count = 0; isRow && count < MOST_LINES; count += 1) {
      const below = lines[at + 1];
      const grown: TextLine | undefined = below && withRest(row, below);
      if (!grown) break;
      row = grown;
      at += 1;
    }
    rows.push(row);
  }
  return rows;
}

/** "Balance: $1,240", or the label alone where the value had no room. */
const isLabelWithValue = (cell: Cell) => /^[^:]{2,40}:/.test(cell.text) && labelled(cell, accountLabels).length > 0;

/** The row with each cell of the line below it; undefined where one of them is no rest of a cell. */
function withRest(row: TextLine, below: TextLine): TextLine | undefined {
  if (below.cells.length >= row.cells.length || below.begins || isApart(row, below)) return undefined;
  const rests = row.cells.map((cell) => below.cells.find(({ x }) => Math.abs(x - cell.x) < SAME_START));
  if (rests.filter((rest) => rest !== undefined).length < below.cells.length) return undefined;
  const isRest = (rest: Cell, column: number) => {
    const [cell, next] = [row.cells[column], row.cells[column + 1]];
    if (!cell || labelled(rest, accountLabels).length > 0) return false;
    // Below the first column may be the next name or heading.
    if (column === 0 && !/^\p{Ll}/u.test(rest.text)) {
      const isName = nameOf({ ...below, cells: [rest] })?.isSure === true;
      const mayGoOn = next !== undefined && !isName && !endsWithNumber(cell);
      return isOpen(cell.text) || (mayGoOn && hadNoRoom(rest, cell.x + cell.width, next.x));
    }
    return next === undefined ? isLabelWithValue(cell) : hadNoRoom(rest, cell.x + cell.width, next.x);
  };
  if (!rests.every((rest, column) => rest === undefined || isRest(rest, column))) return undefined;
  const cells = row.cells.map((cell, column) => {
    const rest = rests[column];
    return rest ? { ...cell, text: `${cell.text} ${rest.text}`, width: Math.max(cell.width, rest.width) } : cell;
  });
  return { ...row, cells };
}

/** An amount or a day has no more words. */
function endsWithNumber(cell: Cell): boolean {
  const value = labelled(cell, accountLabels).at(-1)?.value ?? "";
  return moneyOf(value) !== undefined || dayOfText(value) !== undefined;
}

/** A bracket is not closed. */
const isOpen = (text: string) => /\([^)]*$/.test(text);
