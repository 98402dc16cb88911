import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { marksInWords } from "../words/marks-in-words";
import { isYear, monthIn, monthName, numberOf, wholeMonth } from "../words/month-words";
import { sectionOf } from "../words/sections";
import { datedMarks } from "./dated-marks";
import { monthsOverMarks } from "./marks-below";
import { codes, isMark, MOST_MONTHS, type Month, MonthRun } from "./month-run";

const FEWEST_MARKS = 3;
const NO_MARK = "-";

/**
 * Payment histories in which each mark is beside or below its own month and year, "Oct '26 OK", in one line or in several, as a
 * row with the newest month first: "Rating OK 30 OK", or with the bureau's name that is before the months.
 */
export function withMonthlyMarks(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const found =
      codesUnder(lines, at) ??
      marksUnder(lines, at) ??
      marksOver(lines, at) ??
      marksBelow(lines, at) ??
      marksInTurn(lines, at) ??
      marksFrom(lines, at);
    rows.push(...(found?.rows ?? [line]));
    at += (found?.height ?? 1) - 1;
  }
  return rows;
}

type Found = { rows: TextLine[]; height: number };

/** The first month may touch the bureau's name before it: "TransUnionOct". */
const touching = /^(transunion|experian|equifax)(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/i;

/** Its label may be before the first month: "Payment history: 05/2026 OK". */
const label = /^(?:payment|account) history ?:? (?=[\p{L}\d/]+ )/iu;

const wordsOf = (line: TextLine | undefined) =>
  marksInWords(line ? textOf(line) : "")
    .replace(label, "")
    .replace(touching, "$1 ")
    .split(/\s+/)
    .filter(Boolean);

const monthBefore = (name: string, word = "") => (monthName.test(name) ? monthIn(name, word) : undefined);

/** Months, their years and their marks one after another, over as many lines as they are in. */
function marksFrom(lines: readonly TextLine[], from: number): Found | undefined {
  const [line] = lines.slice(from, from + 1);
  const [first = "", ...others] = wordsOf(line);
  const name = bureauIn(first) ? first : undefined;
  const next = others[0] ?? wordsOf(lines[from + 1])[0];
  if (!line || !(startsMonth(name ? next : first) || (isYear(first) && monthName.test(next ?? "")))) return undefined;
  const run = new MonthRun();
  for (let at = from; at < lines.length; at += 1) {
    const words = wordsOf(lines[at]);
    if (words.length === 0 || !(at === from && name ? others : words).every((word) => run.takes(word))) break;
    run.endLine();
  }
  const row = rowOf(line, run.ended, name, {
    fewest: isHistoryLabel(lines[from - 1]) ? 1 : FEWEST_MARKS,
    isDated: run.isDated,
  });
  // A name alone may be over more than its months.
  return row && { rows: name && others.length === 0 ? [line, row] : [row], height: run.lines };
}

const startsMonth = (word = "") => monthName.test(word) || wholeMonth(word) !== undefined;

/** Right below it one month is enough: a page may name the late ones alone. */
const isHistoryLabel = (line: TextLine | undefined) =>
  line !== undefined && /^(?:(?:payment|account) history|historial de pagos):?$/i.test(textOf(line));

function rowOf(
  line: TextLine,
  months: readonly Month[],
  name = "Rating",
  { fewest = FEWEST_MARKS, isDated = true } = {},
): TextLine | undefined {
  const [first] = line.cells;
  if (!first || months.filter(({ mark }) => mark !== undefined).length < fewest) return undefined;
  return withMarks(line, first, months, { name, isDated });
}

type RowOfMarks = { name: string; isDated: boolean };

function withMarks(line: TextLine, first: Cell, months: readonly Month[], { name, isDated }: RowOfMarks): TextLine {
  const dated = isDated ? datedMarks(months) : undefined;
  const marks = dated?.marks ?? [...months].sort((a, b) => b.at - a.at).map(({ mark = NO_MARK }) => mark);
  while (marks.length < FEWEST_MARKS) marks.push(NO_MARK);
  const cells = [name, ...marks].map((text, at) => ({ ...first, text, x: first.x + at }));
  return { ...line, cells, newest: dated?.newest };
}

/** A row of months, below it a row of as many years, and below that one of as many marks. */
function marksUnder(lines: readonly TextLine[], from: number): Found | undefined {
  const line = lines[from];
  const [first = "", ...others] = wordsOf(line);
  const name = bureauIn(first) ? first : undefined;
  const names = name ? others : [first, ...others];
  if (!line || names.length < FEWEST_MARKS || !names.every((word) => monthName.test(word))) return undefined;
  const [years, marks] = [wordsOf(lines[from + 1]), wordsOf(lines[from + 2])];
  const months = names.flatMap((word, index): Month[] => {
    const at = monthIn(word, years[index] ?? "");
    return at === undefined ? [] : [{ at, mark: marks[index] }];
  });
  const isWhole = [years, marks, months].every(({ length }) => length === names.length);
  const row = isWhole && marks.every(isMark) ? rowOf(line, months, name) : undefined;
  return row && { rows: [row], height: 3 };
}

/** Rows of marks, each over a row of as many months with their years, below a bureau's name or without one. */
function marksOver(lines: readonly TextLine[], from: number): Found | undefined {
  const line = lines[from];
  const name = line?.cells.length === 1 && bureauIn(textOf(line)) ? textOf(line) : undefined;
  const months: Month[] = [];
  let at = name ? from + 1 : from;
  for (let found = markedMonths(lines, at); found && months.length < MOST_MONTHS; found = markedMonths(lines, at)) {
    months.push(...found);
    at += 2;
  }
  // A mark without a month below it: then each mark is below its month.
  const next = lines[at];
  // "Collections" is the heading of the next section, and no mark.
  const isOver = next !== undefined && sectionOf(textOf(next)) === undefined && wordsOf(next).every(isMark);
  const row = line && !isOver ? rowOf(line, months, name) : undefined;
  return row && line && { rows: name ? [line, row] : [row], height: at - from };
}

function markedMonths(lines: readonly TextLine[], at: number): Month[] | undefined {
  const [marks, words] = [wordsOf(lines[at]), wordsOf(lines[at + 1])];
  if (marks.length === 0 || !marks.every(isMark)) return undefined;
  const days =
    monthsWithYears(words) ??
    words.flatMap((word, index) => wholeMonth(word) ?? monthBefore(word, words[index + 1]) ?? []);
  const isWhole = days.length === marks.length && (words.length === days.length || words.length === 2 * days.length);
  return isWhole ? days.map((day, index) => ({ at: day, mark: marks[index] })) : undefined;
}

/** In a copy, months with their years over as many marks, in a row or in a line each. */
function marksBelow(lines: readonly TextLine[], from: number): Found | undefined {
  const line = lines[from];
  const [first = "", ...others] = wordsOf(line);
  const name = bureauIn(first) ? first : undefined;
  const found = name ? monthsOverMarks(lines, from, others) : monthsOverMarks(lines, from, [first, ...others]);
  const row = line && rowOf(line, found.months, name);
  return row && { rows: [row], height: found.height };
}

const FEWEST_IN_TURN = 6;

/** Below a bureau's name a mark and its month in turn, each in a line of its own: "Experian", "OK", "Nov", "30", "Dec", "OK", "’26". */
function marksInTurn(lines: readonly TextLine[], from: number): Found | undefined {
  const line = lines[from];
  const name = line?.cells.length === 1 && bureauIn(textOf(line)) ? textOf(line) : undefined;
  if (!line || !name) return undefined;
  const [marks, words]: [string[], string[]] = [[], []];
  for (let at = from + 1; marks.length < MOST_MONTHS; at += 2) {
    const [mark, word] = [lines[at], lines[at + 1]].map((each) => (each?.cells.length === 1 ? textOf(each) : ""));
    const said = marksInWords(mark ?? "");
    if (!word || !isMark(said) || !(monthName.test(word) || monthIn("jan", word) !== undefined)) break;
    marks.push(said);
    words.push(word);
  }
  const days = words.length < FEWEST_IN_TURN ? undefined : monthsWithYears(words);
  const months = days?.map((day, index): Month => ({ at: day, mark: marks[index] }));
  const row = months && rowOf(line, months, name);
  return row && { rows: [line, row], height: 1 + 2 * marks.length };
}

/** "Nov Dec ’25 Feb": months one after another, in which the year stands for its January. */
function monthsWithYears(words: readonly string[]): number[] | undefined {
  const at = words.findIndex((word) => monthIn("jan", word) !== undefined);
  const january = monthIn("jan", words[at] ?? "");
  if (january === undefined || words.length < FEWEST_MARKS) return undefined;
  const days = words.map((_, index) => january + index - at);
  const isNext = (word: string, index: number) => {
    const day = days[index] ?? 0;
    return day % 12 === 0 ? monthIn("jan", word) === day : monthName.test(word) && numberOf(word) === day % 12;
  };
  return words.every(isNext) ? days : undefined;
}

/** Its label is before the months and goes on before the codes, or in a line between. */
const codeRow =
  /^account history (?:with )?(?:status codes? )?((?:\d{2}\/\d{4} )+)(?:with )?(?:status codes? )?((?:[0-9A-Z] )+)$/i;

/** The same with the codes over their months. */
const monthRow =
  /^account history (?:with )?(?:status codes? )?((?:[0-9A-Z] )+)(?:with )?(?:status codes? )?((?:\d{2}\/\d{4} )+)$/i;

/** "Account History 07/2021 06/2021" over "with Status Codes 2 1", or the other way round: one month alone is enough. */
function codesUnder(lines: readonly TextLine[], at: number): Found | undefined {
  const line = lines[at];
  const [first] = line?.cells ?? [];
  if (!line || !first || !/^account history\b/i.test(first.text)) return undefined;
  for (const height of [2, 3]) {
    const text = lines
      .slice(at, at + height)
      .map((each) => `${textOf(each)} `)
      .join("");
    const rows = codeRow.exec(text)?.slice(1) ?? monthRow.exec(text)?.slice(1).reverse() ?? [];
    const [days, marks] = rows.map((words) => words.trim().split(/\s+/));
    const isLabelled = /\bstatus codes?\b/i.test(text);
    if (!days || days.length !== marks?.length || !isLabelled) continue;
    const months = days.flatMap((day, index): Month[] => {
      const [month, mark] = [wholeMonth(day), codes[marks[index]?.toUpperCase() ?? ""]];
      return month === undefined || mark === undefined ? [] : [{ at: month, mark }];
    });
    if (months.length === days.length)
      return { rows: [withMarks(line, first, months, { name: "Rating", isDated: true })], height };
  }
  return undefined;
}
