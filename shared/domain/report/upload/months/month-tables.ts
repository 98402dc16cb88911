import type { Cell, TextLine } from "../lines/text-line";
import { isYear, monthName, monthOfText, wholeMonth } from "../words/month-words";
import { isMark } from "../words/pay-status";
import { dayOfText } from "../words/values";
import { datedMarks } from "./dated-marks";
import type { Month } from "./month-run";

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
      rows.push(rowOf(line, across.marks, across.months));
      at += across.height - 1;
      continue;
    }
    const months = isHeading(line) ? monthsBelow(lines, at) : [];
    if (months.length < FEWEST_MONTHS) {
      rows.push(line);
      continue;
    }
    const marked = marksOf(line, months);
    if (marked.length > 0)
      rows.push(
        rowOf(
          line,
          marked.map(({ mark }) => mark),
          marked.map(({ month }) => monthOfText(month)),
        ),
      );
    at += months.length;
  }
  return rows;
}

type Across = { marks: Cell[]; months: (number | undefined)[]; height: number };

/** Months beside one another, and below each what is said of it, every value with its label; the last row may have but one month. */
function monthsAcross(lines: readonly TextLine[], at: number): Across | undefined {
  const [year, ...ofYear] = lines[at]?.cells ?? [];
  const isOfYear = isYear(year?.text) && ofYear.length > 0 && ofYear.every(({ text }) => monthName.test(text));
  const months = isOfYear
    ? ofYear.map((name) => ({ ...name, text: `${name.text} ${year?.text}` }))
    : (lines[at]?.cells ?? []);
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
  if (!isWhole || below.length < 2) return undefined;
  const yearOf = (name: Cell) => lines[at + 1]?.cells[named.indexOf(name)]?.text ?? "";
  const days = months.map((month) =>
    monthOfText(named.includes(month) ? `${month.text} ${yearOf(month)}` : month.text),
  );
  return { marks, months: days, height: below.length + 1 + years };
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

function marksOf(heading: TextLine, months: readonly TextLine[]): { mark: Cell; month: string }[] {
  const column = heading.cells.findLast(({ text }) => ofMarks.test(text));
  if (!column) return [];
  const end = column.x + column.width + STRAY;
  return months.flatMap(({ cells: [month, ...values] }) => {
    const mark = values.find(({ x, text }) => x >= column.x - STRAY && x <= end && isMark(text));
    return month && mark ? [{ mark, month: month.text }] : [];
  });
}

const FEWEST_MARKS = 3;

/** "Rating OK 30 OK", the newest first: in their own order where it is not known of which months the marks are. */
export function rowOf(line: TextLine, marks: readonly Cell[], months: readonly (number | undefined)[]): TextLine {
  const known = marks.flatMap(({ text }, at): Month[] => {
    const month = months[at];
    return month === undefined ? [] : [{ at: month, mark: text }];
  });
  const dated = known.length === marks.length ? datedMarks(known) : undefined;
  const texts = dated?.marks ?? marks.map(({ text }) => text);
  while (texts.length < FEWEST_MARKS) texts.push("-");
  const x = line.cells[0]?.x ?? 0;
  const cells = ["Rating", ...texts].map((text, at) => ({ text, x: x + at, width: 1 }));
  return { ...line, cells, newest: dated?.newest };
}
