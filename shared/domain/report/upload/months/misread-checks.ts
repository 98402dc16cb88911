import type { Cell, TextLine } from "../lines/text-line";
import { isYear, monthName, numberOf } from "../words/month-words";
import { isMark } from "../words/pay-status";

const MONTHS = 12;
/** The longest mark has so many letters: "120", "C/O", "180+". */
const LONGEST_MARK = 4;
/** A mark that was read with less confidence may be a check mark: such were read as "30" or "CO" with 0.8 and more. */
const SURE = 0.8;
const NO_MARK = "-";
/** A check mark, as a picture's reader takes it for a letter or a figure. */
const check = /^[✓✔vVyY7]$/;

/**
 * Lines that were read from a picture, with the years of a payment history as they are printed below the twelve months, each mark in
 * its month's column: check marks are misread, or not seen at all, and only what was read for sure says that a month was late.
 */
export function withKnownMarks(lines: readonly TextLine[]): TextLine[] {
  let months: readonly Cell[] | undefined;
  return lines.map((line) => {
    const head = monthsOf(line);
    const year = months && !head ? yearOf(line, months) : undefined;
    months = head ?? (year ? months : undefined);
    return year ?? line;
  });
}

/** The cells of the months over the columns, January to December; before them may be a label: "Year". */
function monthsOf({ cells }: TextLine): readonly Cell[] | undefined {
  const months = cells.slice(-MONTHS);
  const areAll = months.every(({ text }, at) => monthName.test(text) && numberOf(text) === at);
  const isRead = months.every(({ confidence }) => confidence !== undefined);
  return months.length === MONTHS && areAll && isRead && cells.length <= MONTHS + 1 ? months : undefined;
}

function yearOf(line: TextLine, months: readonly Cell[]): TextLine | undefined {
  const [year, ...read] = line.cells;
  if (!year || !isYear(year.text) || read.some(({ text }) => text.length > LONGEST_MARK)) return undefined;
  const columns = read.map((cell) => months.findIndex((month) => isUnder(cell, month)));
  if (columns.includes(-1) || new Set(columns).size !== columns.length) return undefined;
  const marks = months.map((month, at): Cell => {
    const cell = read[columns.indexOf(at)];
    return cell ? { ...cell, text: markOf(cell) } : { ...month, text: NO_MARK };
  });
  return { ...line, cells: [year, ...marks] };
}

const isUnder = (cell: Cell, month: Cell) => cell.x + cell.width > month.x && cell.x < month.x + month.width;

function markOf({ text, confidence = 0 }: Cell): string {
  if (check.test(text) && confidence < SURE) return "✓";
  return confidence >= SURE && isMark(text) ? text : NO_MARK;
}
