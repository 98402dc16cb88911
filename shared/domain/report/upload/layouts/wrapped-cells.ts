import { type Cell, isApart, type TextLine } from "../lines/text-line";
import { hadNoRoom } from "../tables/wraps";
import { columnsOf } from "../words/bureau-columns";
import { isText, labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { isPart, sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";

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
  if (below.cells.length >= row.cells.length || below.begins || isApart(row, below) || columnsOf(below))
    return undefined;
  const rests = row.cells.map((cell) => below.cells.find(({ x }) => Math.abs(x - cell.x) < SAME_START));
  if (rests.filter((rest) => rest !== undefined).length < below.cells.length) return undefined;
  const isRest = (rest: Cell, column: number) => {
    const [cell, next] = [row.cells[column], row.cells[column + 1]];
    if (!cell || labelled(rest, accountLabels).length > 0) return false;
    // Below the first column may be the next name or heading.
    if (column === 0 && !/^\p{Ll}/u.test(rest.text)) {
      return (
        isOpen(cell.text) ||
        (isWords(cell) && next !== undefined && !isOther(rest, below) && hadNoRoom(rest, cell.x + cell.width, next.x))
      );
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

/** A label before words, which may go on: no amount and no day. */
const isWords = (cell: Cell) =>
  labelled(cell, accountLabels)
    .slice(-1)
    .some(({ field }) => isText(field));

/** A name or a heading. */
const isOther = (rest: Cell, line: TextLine) =>
  nameOf({ ...line, cells: [rest] })?.isSure === true || sectionOf(rest.text) !== undefined || isPart(rest.text);

/** A bracket is not closed. */
const isOpen = (text: string) => /\([^)]*$/.test(text);
