import { cut } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, MOST_CELLS } from "../lines/text-line";

const COLUMN_WIDTH = 600;
const CHARACTER_WIDTH = 6;

const bar = /[|│┃║]/;
const rule = /^[-–—=_+:|\s\u2500-\u257f]{3,}$/;

/** "+-----+-----+", "|---|---:|": what parts the rows of a table that is drawn with letters. */
export const isRule = (raw: string): boolean => /[|+\u2500-\u257f]/.test(raw) && rule.test(raw);

/** The cells between the bars of a row that begins and ends with one: "| Balance | $812 | $810 |". Undefined for another line. */
export function ruledCells(raw: string): Cell[] | undefined {
  const text = raw.trim();
  if (text.length < 3 || !bar.test(text[0] ?? "") || !bar.test(text.at(-1) ?? "")) return undefined;
  const pieces = text.slice(1, -1).split(bar, MOST_CELLS);
  return pieces.flatMap((piece, at) =>
    // A row without columns is a heading over them, as it would be without its frame.
    pieces.length === 1 ? spacedCells(piece) : cellAt(piece.trim(), at * COLUMN_WIDTH),
  );
}

const spacedCells = (text: string): Cell[] =>
  [...text.matchAll(/\S+(?: \S+)*/g)]
    .slice(0, MOST_CELLS)
    .flatMap(({ 0: piece, index }) => cellAt(piece, index * CHARACTER_WIDTH));

function cellAt(value: string, x: number): Cell[] {
  const width = Math.min(value.length * CHARACTER_WIDTH, COLUMN_WIDTH - 60);
  return value === "" ? [] : [{ text: cut(value, LONGEST_CELL), x, width }];
}
