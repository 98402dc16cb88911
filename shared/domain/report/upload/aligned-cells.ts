import { isWords, labelIn } from "./heading-words";
import type { Cell, TextLine } from "./text-line";
import { dayOfText, moneyOf } from "./values";

const FEWEST_CELLS = 3;
/** So many lines above and below may show where the columns are. */
const NEAR = 3;
const FEWEST_ROWS = 2;
const SAME_START = 1.5;

/**
 * Cells that nearly touch are read as one: "Balance Past due", "10/31/2026 $24,100". They are parted where a line near by has cells
 * that begin at the same places, and only into labels, or into amounts, days and numbers: words of a name may be in one place by
 * chance. Words of a heading may be unknown where several rows show its columns.
 */
export function withAlignedCells(lines: readonly TextLine[]): TextLine[] {
  const aligned: TextLine[] = [];
  for (const [at, touching] of lines.entries()) {
    const line = withNumbersApart(touching);
    // A heading that is parted shows where the values below it are.
    const near = [...aligned.slice(-NEAR), ...lines.slice(at + 1, at + NEAR + 1)].filter(
      ({ page }) => page === line.page,
    );
    const isHeading = line.cells.every(isWords);
    const cells = line.cells.flatMap((cell) => {
      const parts = line.cells.length < FEWEST_CELLS ? [] : near.flatMap((each) => partsOf(cell, each));
      const sure = parts.find((each) => each.every(isLabel) || each.slice(1).every(isValue));
      return sure ?? (isHeading && parts.length >= FEWEST_ROWS ? parts[0] : undefined) ?? [cell];
    });
    aligned.push(cells.length > line.cells.length ? { ...line, cells } : line);
  }
  return aligned;
}

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
  return [parts];
}

/** Where a word begins, or a day that touches a masked number. */
const begins = /(?<= )\S|(?<=[Xx*•]\d{4})\d{2}\/\d{2,4}$/g;

const isLabel = ({ text }: Cell) => labelIn(text) !== undefined;

const isValue = ({ text }: Cell) =>
  moneyOf(text) !== undefined || dayOfText(text) !== undefined || /^(?=.*\d)[\dXx*•]{4,}$/.test(text);

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
