import type { Cell, TextLine } from "../lines/text-line";
import { isYear, monthName, wholeMonth } from "../words/month-words";
import { isMark } from "../words/pay-status";
import { dayOfText } from "../words/values";

const FEWEST_COLUMNS = 3;
const FEWEST_MONTHS = 2;
/** A mark may begin a little left of its heading or in its middle. */
const STRAY = 12;

const ofMonths = /^(?:month|date|mes|fecha)$/i;
const ofMarks = /^(?:rating|status|payment status|pay status|calificaci[oó]n|estado)$/i;
/** What a history says of each month. */
const ofAmounts = /^(?:balance|saldo|past due|amount past due|monto vencido)$/i;

/** So many things are said of one month at the most. */
const MOST_FACTS = 12;
/** The same in the words before each of its values. */
export const factOfMonth =
  /^(?:balance|past due|amount paid|scheduled payment|payment received|high balance|credit limit|terms|remarks|rating)\b/i;

/**
 * A history with a row for each month, "Month | Balance | Past due | Rating", or with a column for each, "October 2026 | September
 * 2026" over "Balance $310 | Balance $295" and "Rating OK | Rating 30": its amounts are those of that month and none of the
 * account's, and its marks become one row.
 */
export function withMonthTables(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const across = monthsAcross(lines, at);
    if (across) {
      rows.push(rowOf(line, across.marks));
      at += across.height - 1;
      continue;
    }
    const months = isHeading(line) ? monthsBelow(lines, at) : [];
    if (months.length < FEWEST_MONTHS) {
      rows.push(line);
      continue;
    }
    const marks = marksOf(line, months);
    if (marks.length > 0) rows.push(rowOf(line, marks));
    at += months.length;
  }
  return rows;
}

/** Months beside one another, and below each what is said of it, every value with its label; the last row may have but one month. */
function monthsAcross(lines: readonly TextLine[], at: number): { marks: Cell[]; height: number } | undefined {
  const months = lines[at]?.cells ?? [];
  const named = months.filter(({ text }) => !isMonth(text));
  if (months.length === 0 || !named.every(({ text }) => monthName.test(text))) return undefined;
  // A narrow column has the year below the month's name.
  const years = named.length > 0 ? 1 : 0;
  if (years > 0 && !areYearsBelow(named, lines[at + 1])) return undefined;
  const next = lines.slice(at + 1 + years, at + 1 + years + MOST_FACTS);
  const end = next.findIndex(({ cells }) => !factOfMonth.test(cells[0]?.text ?? ""));
  const below = end < 0 ? next : next.slice(0, end);
  const rated = below.find(({ cells }) => /^rating\b/i.test(cells[0]?.text ?? ""));
  const marks = (rated?.cells ?? []).flatMap((cell) =>
    cell.text.split(" ").flatMap((text) => (/^rating:?$/i.test(text) ? [] : [{ ...cell, text }])),
  );
  const isWhole = marks.length === months.length && marks.every(({ text }) => isMark(text));
  return isWhole && below.length > 1 ? { marks, height: below.length + 1 + years } : undefined;
}

const areYearsBelow = (names: readonly Cell[], line: TextLine | undefined) =>
  line?.cells.length === names.length &&
  line.cells.every(({ text, x }, at) => isYear(text) && Math.abs(x - (names[at]?.x ?? 0)) < STRAY);

const isHeading = ({ cells: [first, ...others] }: TextLine) =>
  others.length >= FEWEST_COLUMNS - 1 &&
  ofMonths.test(first?.text ?? "") &&
  others.some(({ text }) => ofAmounts.test(text)) &&
  others.every(({ text }) => !/[\d$]/.test(text));

function monthsBelow(lines: readonly TextLine[], at: number): TextLine[] {
  const end = lines.findIndex((line, index) => index > at && !isMonth(line.cells[0]?.text ?? ""));
  return lines.slice(at + 1, end < 0 ? undefined : end);
}

/** "10/2026", "Oct 2026" */
export const isMonth = (text: string) =>
  wholeMonth(text) !== undefined || (/^\p{L}{3,9}\.? \d{4}$/u.test(text) && dayOfText(text) !== undefined);

function marksOf(heading: TextLine, months: readonly TextLine[]): Cell[] {
  const column = heading.cells.findLast(({ text }) => ofMarks.test(text));
  if (!column) return [];
  const end = column.x + column.width + STRAY;
  return months.flatMap(({ cells }) => {
    const mark = cells.slice(1).find(({ x, text }) => x >= column.x - STRAY && x <= end && isMark(text));
    return mark ?? [];
  });
}

const FEWEST_MARKS = 3;

/** "Rating OK 30 OK", the newest first as the months are. */
export function rowOf(line: TextLine, marks: readonly Cell[]): TextLine {
  const texts = marks.map(({ text }) => text);
  while (texts.length < FEWEST_MARKS) texts.push("-");
  const x = line.cells[0]?.x ?? 0;
  return { ...line, cells: ["Rating", ...texts].map((text, at) => ({ text, x: x + at, width: 1 })) };
}
