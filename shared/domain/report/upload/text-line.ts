import { cut, wellFormed } from "#shared/domain/text/cut";

/** A piece of a line that stands apart: a column of a table, a label, a value. `x` tells columns apart and grows to the right. */
export type Cell = { text: string; x: number };

/** One printed line. Pages and lines count from 1. */
export type TextLine = { page: number; line: number; cells: Cell[] };

/** A piece of text as a PDF places it, in points; `y` grows upwards. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Of longer cells the rest is not read: no value of a report is that long. */
export const LONGEST_CELL = 500;

const CHARACTER_WIDTH = 6;

export function textOf({ cells }: Pick<TextLine, "cells">): string {
  return cells.map(({ text }) => text).join(" ");
}

/** The lines of plain text: a form feed begins a page, a tab or two spaces a column. */
export function linesOfText(text: string): TextLine[] {
  return text.split("\f").flatMap((page, index) => {
    const lines = page.split(/\r\n|\n|\r/).map((raw, position) => ({
      page: index + 1,
      line: position + 1,
      cells: cellsOf(raw),
    }));
    return lines.filter(({ cells }) => cells.length > 0);
  });
}

function cellsOf(raw: string): Cell[] {
  return [
    ...raw
      .replaceAll("\t", "    ")
      .replaceAll("\u00a0", " ")
      .matchAll(/\S+(?: \S+)*/g),
  ].map(({ 0: text, index }) => ({
    text,
    x: index * CHARACTER_WIDTH,
  }));
}

/** The lines of a PDF, page by page: pieces of one height are a line, a gap as wide as a letter is high begins a cell. */
export function linesOfPages(pages: readonly (readonly PlacedText[])[]): TextLine[] {
  return pages.flatMap((pieces, index) =>
    rowsOf(pieces)
      .map(joined)
      .map((cells, position) => ({ page: index + 1, line: position + 1, cells })),
  );
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
