import { type TextLine, textOf } from "../lines/text-line";
import { marksInWords } from "../words/marks-in-words";
import { monthIn, monthName, wholeMonth } from "../words/month-words";
import { isMark, MOST_MONTHS, type Month } from "./month-run";

const FEWEST = 3;
const shortYear = /^(?:20|['’])?(\d\d)$/;

type Taken<Each> = { values: Each[]; height: number };

/**
 * Months with their years and below them as many marks, and so on: "Sep 26 Aug 26 Jul 26", below it "OK 30 OK", or each month and
 * each mark in a line of its own. `first`: the words of the first line that may be months.
 */
export function monthsOverMarks(
  lines: readonly TextLine[],
  from: number,
  first: readonly string[],
): { months: Month[]; height: number } {
  const months: Month[] = [];
  let height = 0;
  while (months.length < MOST_MONTHS) {
    const days = daysFrom(lines, from + height, height === 0 ? first : undefined);
    const marks = marksFrom(lines, from + height + days.height, days.values.length);
    if (days.values.length < FEWEST || marks.values.length !== days.values.length) break;
    months.push(...days.values.map((at, index) => ({ at, mark: marks.values[index] })));
    height += days.height + marks.height;
  }
  return { months, height };
}

const wordsOf = (line: TextLine | undefined) =>
  line?.cells.length === 1 ? marksInWords(textOf(line)).split(/\s+/).filter(Boolean) : [];

/** Months that follow one another, back or on, in as many lines as they are in. */
function daysFrom(lines: readonly TextLine[], from: number, first: readonly string[] | undefined): Taken<number> {
  const values: number[] = [];
  let height = 0;
  for (; values.length < MOST_MONTHS; height += 1) {
    const words = wordsOf(lines[from + height]);
    const days = words.length === 0 ? undefined : daysOf(height === 0 && first ? first : words);
    if (!days || !follow([...values, ...days])) break;
    values.push(...days);
  }
  return { values, height };
}

/** "Sep 26 Aug 26", "09/26 08/26": the months of words, counted from the year 2000; undefined where one is no month. */
export function daysOf(words: readonly string[]): number[] | undefined {
  const isPairs = words.every((word, index) => (index % 2 === 0 ? monthName : shortYear).test(word));
  const days = isPairs
    ? words.flatMap((word, index) => monthIn(word, (words[index + 1] ?? "").replace(shortYear, "20$1")) ?? [])
    : words.flatMap((word) => wholeMonth(word) ?? []);
  return days.length > 0 && days.length * (isPairs ? 2 : 1) === words.length ? days : undefined;
}

const follow = (days: readonly number[]) =>
  [-1, 1].some((step) => days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + step));

function marksFrom(lines: readonly TextLine[], from: number, count: number): Taken<string> {
  const values: string[] = [];
  let height = 0;
  for (; values.length < count; height += 1) {
    const words = wordsOf(lines[from + height]);
    if (words.length === 0 || !words.every(isMark)) break;
    values.push(...words);
  }
  return { values, height };
}
