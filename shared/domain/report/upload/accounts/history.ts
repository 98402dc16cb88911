import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { datedHistory } from "../months/dated-marks";
import { daysOf } from "../months/marks-below";
import type { Month } from "../months/month-run";
import { historyOf } from "../words/pay-status";

/** `days`: the months of its marks, where the line above names them, counted from the year 2000. */
type Row = { values: string[]; marks: string; line: TextLine; year?: number; days?: readonly number[] };

/** `month`: the first mark's, `2026-03`, where the months are named; `ofCollection`: as `marks`, with "C" for a collection. */
export type History = { marks: string; line: TextLine; month?: string; ofCollection?: string };

/**
 * The payment history of a block: rows that begin with a year ("2024 OK OK 30") or with "Rating" (TransUnion, newest first).
 * The months of a year are printed from January on, so they are turned round: newest first, as Metro 2 has it. "C" is current with
 * some services; beside "OK" it is a collection.
 */
export function historyIn(lines: readonly TextLine[]): History | undefined {
  const rows = lines.flatMap((line, at) => rowOf(line, lines[at - 1]) ?? []);
  const collected = rows.map((row) => ({ ...row, marks: historyOf(row.values.map(asCollection), 1) ?? row.marks }));
  const found = marksOf(rows);
  const ofCollection = marksOf(collected)?.marks ?? "";
  const hasOther = rows.some(({ values }) => values.some((value) => /^(?:ok|✓|✔|\*)$/i.test(value)));
  return found && { ...found, ofCollection, ...(hasOther && { marks: ofCollection }) };
}

const asCollection = (value: string) => (/^c$/i.test(value) ? "G" : value);

function marksOf(rows: readonly Row[]): { marks: string; line: TextLine; month?: string } | undefined {
  const late = rows.find(({ marks }) => /[1-6GHJKL]/.test(marks)) ?? rows[0];
  if (!late) return undefined;
  const months = rows.map((row) => monthsOf(row, rows));
  const dated = months.every((each) => each !== undefined) ? datedHistory(months.flat()) : undefined;
  if (dated) return { ...dated, line: late.line };
  const years = rows.filter(({ year }) => year !== undefined).sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const turned = years.map(({ marks }) => [...marks].reverse().join(""));
  const rated = rows.filter(({ year }) => year === undefined).map(({ marks }) => marks);
  return { marks: [...turned, ...rated].join(""), line: late.line };
}

const MONTHS_OF_YEAR = 12;
/** Marks that were put in a row have no places of their own. */
const NARROWEST = 8;
/** A mark is no farther from its column's middle, in parts of the gap between two columns. */
const NEAR = 0.4;

/** The month of each of a row's marks; undefined where it is not certain, as in a year without some of its months. */
function monthsOf({ marks, line, year, days }: Row, rows: readonly Row[]): Month[] | undefined {
  if (days) return datedFrom(marks, (at) => days[at] ?? 0);
  if (year === undefined)
    return line.newest === undefined ? undefined : datedFrom(marks, (at) => (line.newest ?? 0) - at);
  const january = (year - 2000) * MONTHS_OF_YEAR;
  if (marks.length === MONTHS_OF_YEAR) return datedFrom(marks, (at) => january + at);
  const columns = rows.find(isWhole)?.line.cells.slice(1).map(middleOf) ?? [];
  const places = line.cells.slice(1).map((cell) => placeUnder(columns, middleOf(cell)));
  const isPlaced = places.length === marks.length && new Set(places).size === places.length && !places.includes(-1);
  return isPlaced ? datedFrom(marks, (at) => january + (places[at] ?? 0)) : undefined;
}

const middleOf = ({ x, width }: Cell) => x + width / 2;

/** The column that a mark stands under; -1 where it is none's, or where the columns have no places of their own. */
function placeUnder(columns: readonly number[], middle: number): number {
  const gap = Math.min(...columns.slice(1).map((each, at) => each - (columns[at] ?? 0)));
  return gap < NARROWEST ? -1 : columns.findIndex((each) => Math.abs(each - middle) < gap * NEAR);
}

const isWhole = ({ year, marks, line }: Row) =>
  year !== undefined && marks.length === MONTHS_OF_YEAR && line.cells.length === MONTHS_OF_YEAR + 1;

const datedFrom = (marks: string, monthAt: (at: number) => number): Month[] =>
  [...marks].map((mark, at) => ({ at: monthAt(at), mark }));

/** Whether a line belongs to a payment history: its months, its years, its marks. */
export function isHistoryLine(line: TextLine): boolean {
  const text = textOf(line);
  return (
    rowOf(line) !== undefined || months.test(text) || monthAlone.test(text) || historyOf(marksIn(text)) !== undefined
  );
}

/** In a copy each month may have a line. */
const monthAlone = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|set|dic)\.?$/i;

const months =
  /^(?:year |ano |año |month |mes )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\.? ?(?:\d{2,4})? ?){2,}|^(?:\d{1,2}\/\d{2,4} ?){3,}$/i;

/** Before the first year a screening report says what its marks mean: "C = Current 2026 30 C C". */
const meaningBefore = /^[A-Z]{1,2} = \p{L}[\p{L} -]{2,20} (?=20\d\d )/u;

const marksIn = (text: string) => text.replace(meaningBefore, "").replaceAll(/[<>]/g, " ").trim().split(/\s+/);

/** "Month", "Date" before the months of a row. */
const labelOfMonths = /^(?:months?|date|mes|meses|fecha):?$/i;

/** The months that a line names over so many marks. */
function daysOver(above: TextLine | undefined, count: number): number[] | undefined {
  const words = above ? textOf(above).split(/\s+/) : [];
  const days = daysOf(labelOfMonths.test(words[0] ?? "") ? words.slice(1) : words);
  return days?.length === count ? days : undefined;
}

function rowOf(line: TextLine, above?: TextLine): Row | undefined {
  const [first = "", ...values] = marksIn(textOf(line));
  const isYear = /^20\d\d$/.test(first);
  if (!isYear && !/^(?:rating|calificaci[oó]n|clasificaci[oó]n)$/i.test(first)) return undefined;
  const marks = historyOf(values, isYear ? 1 : undefined) ?? marksInPicture(values, line);
  if (marks === undefined) return undefined;
  if (isYear) return { values, marks, line, year: Number(first) };
  return { values, marks, line, days: line.newest === undefined ? daysOver(above, marks.length) : undefined };
}

/** Of a photographed row's marks so many are known, and no more than this share is not. */
const FEWEST_KNOWN = 6;
const MOST_UNKNOWN = 1 / 6;
const NO_MARK = "-";

/** The marks of a row in a picture, one of which may be unreadable: of that month is nothing known, of the others is. */
function marksInPicture(values: readonly string[], { cells }: TextLine): string | undefined {
  if (cells.every(({ confidence }) => confidence === undefined)) return undefined;
  const known = values.map((value) => (historyOf([value], 1) === undefined ? NO_MARK : value));
  const unknown = known.filter((value, at) => value !== values[at]).length;
  const isHistory = values.length - unknown >= FEWEST_KNOWN && unknown <= values.length * MOST_UNKNOWN;
  return isHistory ? historyOf(known) : undefined;
}
