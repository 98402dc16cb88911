import type { Cell, TextLine } from "../lines/text-line";
import { labelIn } from "../words/heading-words";
import { labelsTouching } from "./touching-labels";

const SAME_COLUMN = 14;

/** The cells of some lines, those in one column together, from the left to the right. */
export function stacked(lines: readonly TextLine[]): Cell[][] {
  const widest = lines.reduce((best, line) => (line.cells.length > best.cells.length ? line : best));
  const isSpan = (cell: Cell) => lines.some((line) => line !== widest && isOverSeveral(cell, line.cells));
  const own = widest.cells.filter((cell) => !isSpan(cell));
  const columns = own.map((cell) => ({
    cell,
    texts: lines.map((line) => (line === widest ? cell : undefined)),
  }));
  for (const [row, line] of lines.entries()) {
    if (line === widest) continue;
    for (const cell of line.cells.flatMap((each) => apart(each, row, columns))) {
      if (isOverSeveral(cell, own)) continue;
      const apart = (column: { cell: Cell }) => Math.abs(column.cell.x - cell.x);
      const [column] = columns.filter((each) => isInColumn(cell, each.cell)).sort((a, b) => apart(a) - apart(b));
      if (column) column.texts[row] ??= cell;
      else columns.push({ cell, texts: lines.map((_, at) => (at === row ? cell : undefined)) });
    }
  }
  const sorted = columns.sort((a, b) => a.cell.x - b.cell.x);
  return sorted.map(({ texts }) => texts.filter((cell) => cell !== undefined));
}

type Stack = { cell: Cell; texts: (Cell | undefined)[] };

/** Labels that touch, or words of some: "opened reported" below "Date" and "Date", "Balance Type" over "Past due" and "Status". */
function apart(cell: Cell, row: number, columns: readonly Stack[]): Cell[] {
  const over = columns.filter((column) => isInColumn(cell, column.cell)).sort((a, b) => a.cell.x - b.cell.x);
  if (over.length < 2 || labelIn(cell.text)) return [cell];
  const words = cell.text.includes(" ") ? cell.text.split(" ") : labelsTouching(cell.text);
  if (words.length < over.length || words.length > MOST_TOUCHING) return [cell];
  const texts = textsOver(words, row, over);
  return (
    texts?.map((text, at) => ({ ...cell, text, x: over[at]?.cell.x ?? 0, width: over[at]?.cell.width ?? 0 })) ?? [cell]
  );
}

const MOST_TOUCHING = 8;
const LONGEST_LABEL = 3;

/** Words as one text for each column, which is a label alone or with the other words of its column. */
function textsOver(words: readonly string[], row: number, [first, ...others]: readonly Stack[]): string[] | undefined {
  if (!first) return words.length === 0 ? [] : undefined;
  for (let count = Math.min(LONGEST_LABEL, words.length - others.length); count > 0; count -= 1) {
    const text = words.slice(0, count).join(" ");
    const whole = first.texts.map((each, at) => (at === row ? text : each?.text)).filter((each) => each !== undefined);
    const rest = labelIn(text) || labelIn(whole.join(" ")) ? textsOver(words.slice(count), row, others) : undefined;
    if (rest) return [text, ...rest];
  }
  return undefined;
}

/** Words over several columns are of none of them; a label is, but for one over counts: "Past due" over "30", "60" and "90". */
function isOverSeveral(cell: Cell, columns: readonly Cell[]): boolean {
  const below = columns.filter(({ x, width }) => cell.x <= x + width / 2 && cell.x + cell.width >= x + width / 2);
  const areCounts = below.every(({ text }) => labelIn(text)?.field === "lateCounts");
  return below.length > 1 && (areCounts || !labelIn(cell.text));
}

const isInColumn = (cell: Cell, column: Cell) =>
  Math.abs(cell.x - column.x) < SAME_COLUMN || (cell.x < column.x + column.width && column.x < cell.x + cell.width);
