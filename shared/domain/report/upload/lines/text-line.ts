import { cut, wellFormed } from "#shared/domain/text/cut";
import { type AlignedText, topAligned } from "./centred-rows";
import { withLooseWords } from "./loose-words";
import type { Page, PageOfSheets, PlacedText } from "./placed-text";
import { medianOf, rowsOf } from "./rows-of-page";

/**
 * A piece of a line that stands apart: a column of a table, a label, a value. `x` separates columns and grows to the right;
 * `confidence` is 0 to 1, for text read from a picture.
 */
export type Cell = { text: string; x: number; width: number; confidence?: number };

/** A place on a page in fractions of its width and height (0 to 1), from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * One printed line. Pages and lines count from 1; what has no pages has no box. `begins`: it is known that an account begins;
 * `isBelow`: it is on the second of two sheets that one picture shows; `newest`: of a row of marks, one for each month and the newest
 * first, the first one's month, counted from the year 2000.
 */
export type TextLine = {
  page: number;
  line: number;
  cells: Cell[];
  box?: Box;
  begins?: true;
  isBelow?: true;
  newest?: number;
};

/**
 * What was read of a picture with less confidence, 0 to 1, is to be compared by its member: on a poor photo of a made page, words
 * below it were right in 30 to 67 of 100 cases, words above it in 87.
 */
export const LEAST_SURE = 0.9;

/** Of longer cells the rest is not read: no value of a report is that long. */
export const LONGEST_CELL = 500;

/** A report of 150 pages has 12,000. One line more is read, so that a longer file shows as one. */
export const MOST_LINES = 30_000;
/** Of wider lines the rest is not read: the widest table is of 25 months. */
export const MOST_CELLS = 100;

/** A report of 150 pages has about 36,000. Each costs up to a fifth of a millisecond where all look like headings. */
const MOST_CELLS_IN_ALL = 40_000;
/** A report of 150 pages has about 800,000. */
const MOST_LETTERS_IN_ALL = 1_200_000;

/** Whether there is more than a report has, and more than is read within seconds. */
export function isTooLong(lines: readonly TextLine[]): boolean {
  const cells = lines.reduce((sum, line) => sum + line.cells.length, 0);
  const letters = lines.reduce((sum, line) => line.cells.reduce((most, { text }) => most + text.length, sum), 0);
  return lines.length > MOST_LINES || cells > MOST_CELLS_IN_ALL || letters > MOST_LETTERS_IN_ALL;
}

/** The words of a line with a space between cells. */
export function textOf({ cells }: Pick<TextLine, "cells">): string {
  return cells.map(({ text }) => text).join(" ");
}

/** The lines of each page, in the order of the file. */
export function pagesOf(lines: readonly TextLine[]): TextLine[][] {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  return [...pages.values()];
}

/** Whether an empty line or more is between two lines. Not known where a page ends. */
export function isApart(before: TextLine, line: TextLine): boolean {
  if (before.page !== line.page) return false;
  if (!before.box || !line.box) return line.line - before.line > 1;
  return line.box.y - before.box.y > Math.max(before.box.height, line.box.height) * 1.9;
}

/** The lines of pages, one after another: pieces of one height are a line, a gap much wider than one between words begins a cell. */
export function linesOfPages(pages: readonly PageOfSheets[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const [index, page] of pages.entries()) {
    if (lines.length > MOST_LINES) break;
    const printed = rowsOf(page);
    const gap = gapOf(page, printed);
    const rows = topAligned(printed, gap);
    const loose = rows.map((row) => ({
      cells: joined(row, gap).slice(0, MOST_CELLS),
      height: medianOf(row.map(({ height }) => height)),
    }));
    for (const [position, cells] of withLooseWords(loose).entries()) {
      const box = boxOf(rows[position] ?? [], page);
      const isBelow = page.below !== undefined && box.y + box.height / 2 > page.below.from;
      lines.push({ page: index + 1, line: position + 1, cells, box, ...(isBelow && { isBelow }) });
    }
  }
  return lines;
}

/** The letters are on `y`; a fifth of their height reaches below it. */
function boxOf(row: readonly PlacedText[], { width, height }: Page): Box {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const left = within(Math.min(...row.map(({ x }) => x)) / width);
  const right = within(Math.max(...row.map((piece) => piece.x + piece.width)) / width);
  const top = within(1 - Math.max(...row.map((piece) => piece.y + piece.height)) / height);
  const bottom = within(1 - Math.min(...row.map((piece) => piece.y - piece.height * 0.2)) / height);
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Of a letter's height: words are a third apart, those of a typewriter's letters six tenths, and a photo's height is rough. */
const COLUMN_GAP = 0.5;
const TYPEWRITER_GAP = 0.75;

/** How far words of one cell are apart at the most, of a letter's height. */
function gapOf({ pieces }: Page, rows: readonly (readonly PlacedText[])[]): number {
  const words = pieces.filter(({ text }) => text.trim().length > 4);
  if (words.some(({ confidence }) => confidence !== undefined)) return gapInPicture(words, rows);
  const wide = words.filter(
    ({ text, width, height }) => Math.abs(width / text.length / Math.max(height, 1) - 0.6) < 0.02,
  );
  return wide.length > words.length * 0.7 ? TYPEWRITER_GAP : COLUMN_GAP;
}

/** Between two letters is no ink: the last one of a word is narrower by so much of its width. */
const BEARING = 0.3;
/** How far the letters of half the words are from the usual width: 0.8 to 2 % in photos of a typewriter's letters, others 4.8 and more. */
const SAME_WIDTH = 0.03;
/** Of a typewriter's letter: one space and the white beside the ink of two letters, but no two spaces. */
const ONE_SPACE = 1.8;

/** In a photo heights are rough. Where most letters are of one width it was a typewriter, whose spaces are as wide as they. */
function gapInPicture(words: readonly PlacedText[], rows: readonly (readonly PlacedText[])[]): number {
  const width = medianOf(words.map(letterWidth));
  const height = medianOf(words.map((word) => word.height));
  const isTypewritten = deviationOf(words) < SAME_WIDTH || areTypewritten(rows);
  return isTypewritten ? Math.max(TYPEWRITER_GAP, (width * ONE_SPACE) / Math.max(height, 1)) : TYPEWRITER_GAP;
}

const letterWidth = ({ text, width }: PlacedText) => width / (text.length - BEARING);

/** How far the letters of half of some words are from the width that is usual among them. */
function deviationOf(words: readonly PlacedText[]): number {
  const widths = words.map(letterWidth);
  const usual = medianOf(widths);
  return medianOf(widths.map((each) => Math.abs(each - usual) / usual));
}

/** Figures are of one width in other print too. */
const inLetters = /^\p{L}{4}/u;
const FEWEST_IN_ROW = 3;
const FEWEST_ROWS = 4;
/** Within a line: 0.8 % in a photo of a typewriter's letters, others 3.9 and more. */
const SAME_WIDTH_IN_ROW = 0.02;

/** A typewriter's print may be of several sizes, each line of one. */
function areTypewritten(rows: readonly (readonly PlacedText[])[]): boolean {
  const different = rows
    .map((row) =>
      [...new Map(row.map((word) => [word.text, word])).values()].filter(({ text }) => inLetters.test(text)),
    )
    .filter(({ length }) => length >= FEWEST_IN_ROW);
  return different.length >= FEWEST_ROWS && medianOf(different.map(deviationOf)) < SAME_WIDTH_IN_ROW;
}

/** Of a letter's height: letters of one word may touch, and no more. */
const OVERLAP = 0.8;

function joined(row: AlignedText[], apart: number): Cell[] {
  const cells: (Cell & { end: number; height: number; column?: number; last: string })[] = [];
  for (const { text, x, width, height, confidence, column } of row.sort((a, b) => a.x - b.x)) {
    const cell = cells.at(-1);
    const gap = cell ? x - cell.end : Number.POSITIVE_INFINITY;
    const end = x + width;
    // In a picture a dash is as high as its ink, not as its letters.
    const letters = confidence === undefined ? height : Math.max(height, cell?.height ?? 0);
    const last = text.trim();
    // What is printed over the end of a name too long for its column is of the next one.
    const isOver = confidence === undefined && gap < -letters * OVERLAP && x > (cell?.x ?? x) + letters;
    const isApart = gap > Math.max(letters, 4) * apart || column !== cell?.column || isOver;
    if (!cell || isApart || areAmounts(cell.last, last))
      cells.push({ text: last, x, width, end, height, confidence, column, last });
    else {
      const isWord = gap > height * 0.15 || /\s$/.test(cell.text) || /^\s/.test(text);
      cell.text = `${cell.text.trimEnd()}${isWord ? " " : ""}${last}`;
      cell.last = last;
      cell.end = end;
      cell.height = Math.max(cell.height, height);
      cell.confidence = least(cell.confidence, confidence);
    }
  }
  return cells.map(({ text, x, end, confidence }) => ({
    text: cut(wellFormed(text.replaceAll(/\s+/g, " ")), LONGEST_CELL),
    x,
    width: end - x,
    ...(confidence === undefined ? {} : { confidence }),
  }));
}

/** Two amounts beside one another are of two columns, however narrow the columns are. */
const areAmounts = (before: string, text: string) => amount.test(before) && amount.test(text);
const amount = /^\$\d[\d,]*(?:\.\d\d)?$/;

/** A value is as sure as its least sure word. */
function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}
