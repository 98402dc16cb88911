import type { Cell, TextLine } from "../lines/text-line";
import { isWords, labelIn } from "../words/heading-words";
import { ownerBefore } from "../words/names";
import { dayOfText, moneyOf } from "../words/values";

const FEWEST_CELLS = 3;
/** So many lines above and below may show where the columns are; to a heading, so many rows of a table that is not far. */
const NEAR = 3;
const MOST_ROWS = 5;
const FURTHEST = 12;
const FEWEST_ROWS = 2;
const SAME_START = 1.5;

/**
 * Cells that nearly touch are read as one: "Balance Past due", "10/31/2026 $24,100". They are parted where a line near by has cells
 * that begin at the same places, and only into labels, into amounts, days and numbers, or behind an owner's letter: words of a name
 * may be in one place by chance. Words of a heading may be unknown where several rows show its columns.
 */
export function withAlignedCells(lines: readonly TextLine[]): TextLine[] {
  const aligned: TextLine[] = [];
  for (const [at, touching] of lines.entries()) {
    const line = withNumbersApart(touching);
    // A heading that is parted shows where the values below it are.
    const above = onPage(line, aligned.slice(-FURTHEST).reverse());
    const below = onPage(line, lines.slice(at + 1, at + FURTHEST + 1));
    const near = [...above.slice(0, NEAR), ...below.slice(0, NEAR)];
    const isHeading = line.cells.every(isWords);
    const rows = isHeading ? rowsOf(below) : [...rowsOf(above), ...rowsOf(below)];
    const cells = line.cells.flatMap((cell) => {
      if (line.cells.length < FEWEST_CELLS) return [cell];
      // "Account name" is a label itself: the two words of a misread heading above it are no columns.
      const known = near.filter(({ cells: { length } }) => length >= FEWEST_CELLS || !isLabel(cell));
      // A row with an empty column shows fewer parts than another.
      const [sure] = known
        .flatMap((each) => partsOf(cell, each))
        .filter((parts) => parts.every(isLabel) || parts.slice(1).every(isValue) || areOwnerAndName(parts))
        .sort((a, b) => b.length - a.length);
      if (sure) return sure;
      const shown = rows.flatMap((each) => partsOf(cell, each));
      const first = shown.length >= FEWEST_ROWS && isHeading && !isLabel(cell) ? shown[0] : shown.find(isValueAndWord);
      return first ?? [cell];
    });
    aligned.push(cells.length > line.cells.length ? { ...line, cells } : line);
  }
  return aligned;
}

const onPage = ({ page }: TextLine, lines: readonly TextLine[]) => lines.filter((each) => each.page === page);

/** The nearest rows of a table; between them are lines that go on in one column. */
const rowsOf = (lines: readonly TextLine[]) =>
  lines.filter(({ cells }) => cells.length >= FEWEST_CELLS).slice(0, MOST_ROWS);

/** The parts of a cell under those of another line, when its words begin where each of them does. */
function partsOf(cell: Cell, { cells }: TextLine): Cell[][] {
  const from = cells.findIndex(({ x }) => Math.abs(x - cell.x) < SAME_START);
  const over = from < 0 ? [] : cells.slice(from + 1).filter(({ x }) => x < cell.x + cell.width);
  if (over.length === 0) return [];
  const letter = cell.width / Math.max(1, cell.text.length);
  const words = [...cell.text.matchAll(begins)].map(({ index }) => index);
  const starts = over.map(({ x }) => words.find((word) => Math.abs(cell.x + word * letter - x) < letter) ?? -1);
  if (starts.includes(-1) || new Set(starts).size < starts.length) return [];
  const parts = [0, ...starts].map((start, at) => {
    const text = cell.text.slice(start, starts[at]).trim();
    return { ...cell, text, x: over[at - 1]?.x ?? cell.x, width: text.length * letter };
  });
  return parts.slice(0, -1).some(({ text }) => daysOfCount.test(text)) ? [] : [parts];
}

/** "90: 1": how often an account was so many days late is one value. */
const daysOfCount = /^\d{2,3}\+?:$/;

/** Where a word begins, or a day that touches a masked number. */
const begins = /(?<= )\S|(?<=[Xx*•]\d{4})\d{2}\/\d{2,4}$/g;

const isLabel = ({ text }: Cell) => labelIn(text) !== undefined;

/** "B NORTHLAKE CARD" in a lender's table, where another row has its owner's letter in a cell of its own. */
const areOwnerAndName = (parts: readonly Cell[]) =>
  parts.length === 2 && ownerBefore.test(parts.map(({ text }) => text).join(" "));

/** "3. NORTHLAKE CARD" is no amount. */
const isValue = ({ text }: Cell) =>
  (moneyOf(text) !== undefined && !/\p{L}{3}/u.test(text)) ||
  dayOfText(text) !== undefined ||
  /^(?=.*\d)[\dXx*•]{4,}$/.test(text) ||
  sources.test(text);

/** "XP/TU", "X/T/E" */
const sources = /^(?:X|T|E|XP|TU|EF|EQ)(?:[/,]\s?(?:X|T|E|XP|TU|EF|EQ)){0,2}$/;

/** "$1,240 REV": an amount, and a code of the next column. */
const isValueAndWord = ([first, ...others]: readonly Cell[]) =>
  first !== undefined && isValue(first) && others.every(({ text }) => /^\p{Lu}{1,6}$/u.test(text));

/** "XXXXXXXX469102/2026": a masked number fills its column and touches the next column's day, wherever that one begins. */
const numberAndDay = /^([A-Z\d]{0,6}[\dXx*•-]*[Xx*•]\d{4}) ?((?:\d{2}\/)?\d{2}\/(?:19|20)\d\d)$/;

function withNumbersApart(line: TextLine): TextLine {
  const cells = line.cells.flatMap((cell) => {
    const [, number, day] = numberAndDay.exec(cell.text) ?? [];
    if (number === undefined || day === undefined || dayOfText(day) === undefined) return [cell];
    const begin = (cell.width * number.length) / cell.text.length;
    return [
      { ...cell, text: number, width: begin },
      { ...cell, text: day, x: cell.x + begin, width: cell.width - begin },
    ];
  });
  return cells.length > line.cells.length ? { ...line, cells } : line;
}
