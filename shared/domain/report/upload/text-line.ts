import { cut, wellFormed } from "#shared/domain/text/cut";

/** A piece of a line that stands apart: a column of a table, a label, a value. `x` separates columns and grows to the right. */
export type Cell = { text: string; x: number };

/** One printed line. Pages and lines count from 1. */
export type TextLine = { page: number; line: number; cells: Cell[] };

/** A piece of text as a PDF places it, in points; `y` grows upwards. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Of longer cells the rest is not read: no value of a report is that long. */
export const LONGEST_CELL = 500;

/** A report of 150 pages has 12,000. One line more is read, so that a longer file shows as one. */
export const MOST_LINES = 40_000;
/** Of wider lines the rest is not read: the widest table is of 25 months. */
export const MOST_CELLS = 100;

const CHARACTER_WIDTH = 6;

export function textOf({ cells }: Pick<TextLine, "cells">): string {
  return cells.map(({ text }) => text).join(" ");
}

/** The lines of plain text: a form feed begins a page, a tab or two spaces a column. At most `MOST_LINES` and one more. */
export function linesOfText(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let [from, page, line] = [0, 1, 1];
  while (from < text.length && lines.length <= MOST_LINES) {
    lineEnd.lastIndex = from;
    const end = lineEnd.exec(text);
    const cells = cellsOf(text.slice(from, end?.index));
    if (cells.length > 0) lines.push({ page, line, cells });
    from = end ? lineEnd.lastIndex : text.length;
    if (end?.[0] === "\f") [page, line] = [page + 1, 1];
    else line += 1;
  }
  return lines;
}

const lineEnd = /\r\n|\n|\r|\f/g;

function cellsOf(raw: string): Cell[] {
  const cells: Cell[] = [];
  const spaced = raw.replaceAll("\t", "    ").replaceAll("\u00a0", " ");
  for (const { 0: text, index } of spaced.matchAll(/\S+(?: \S+)*/g)) {
    cells.push({ text: cut(text, LONGEST_CELL), x: index * CHARACTER_WIDTH });
    if (cells.length === MOST_CELLS) break;
  }
  return cells;
}

/** The lines of a PDF, page by page: pieces of one height are a line, a gap as wide as a letter is high begins a cell. */
export function linesOfPages(pages: readonly (readonly PlacedText[])[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const [index, pieces] of pages.entries()) {
    if (lines.length > MOST_LINES) break;
    for (const [position, row] of rowsOf(pieces).entries()) {
      lines.push({ page: index + 1, line: position + 1, cells: joined(row).slice(0, MOST_CELLS) });
    }
  }
  return lines;
}

function rowsOf(pieces: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = [];
  const printed = pieces.filter(({ text }) => text.trim() !== "").sort((a, b) => b.y - a.y || a.x - b.x);
  for (const piece of printed) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - piece.y) <= Math.max(first.height, piece.height, 4) * 0.4) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

function joined(row: PlacedText[]): Cell[] {
  const cells: (Cell & { end: number })[] = [];
  for (const { text, x, width, height } of row.sort((a, b) => a.x - b.x)) {
    const cell = cells.at(-1);
    const gap = cell ? x - cell.end : Number.POSITIVE_INFINITY;
    const end = x + width;
    if (!cell || gap > Math.max(height, 4) * 0.9) cells.push({ text: text.trim(), x, end });
    else {
      const isApart = gap > height * 0.15 || /\s$/.test(cell.text) || /^\s/.test(text);
      cell.text = `${cell.text.trimEnd()}${isApart ? " " : ""}${text.trim()}`;
      cell.end = end;
    }
  }
  return cells.map(({ text, x }) => ({ text: cut(wellFormed(text.replaceAll(/\s+/g, " ")), LONGEST_CELL), x }));
}
