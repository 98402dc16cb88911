import { type TextLine, textOf } from "../lines/text-line";
import { isMark } from "../words/pay-status";

/** The first letters of the months, in English and in Spanish. */
const calendars = ["JFMAMJJASOND", "EFMAMJJASOND"];
const FEWEST = 2;

const yearFirst = /^(20\d\d)\s?(?=[A-Z]\s)/;
/** "F 120", also where the next month's letter touches the mark: "F C/OM C/O". */
const lettered = /([JEFMASOND])\s(\S{1,4})\s?(?=[JEFMASOND]\s\S|$)/y;

/** Years of a history with the first letter of each month before its mark, "2026 J ✓ F 30 M ✓", as the year and its marks from January on. */
export const withMonthLetters = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line) => yearOf(line) ?? line);

function yearOf(line: TextLine): TextLine | undefined {
  const text = textOf(line);
  const [before, year] = yearFirst.exec(text) ?? [];
  const [first] = line.cells;
  if (before === undefined || year === undefined || !first) return undefined;
  const months = lettersIn(text.slice(before.length));
  const letters = months.map(({ letter }) => letter).join("");
  const start = calendars.map((calendar) => calendar.indexOf(letters)).find((at) => at >= 0);
  if (months.length < FEWEST || start === undefined) return undefined;
  const marks = [...Array<string>(start).fill("-"), ...months.map(({ mark }) => mark)];
  return { ...line, cells: [year, ...marks].map((word, at) => ({ ...first, text: word, x: first.x + at })) };
}

/** Letters with a mark each, up to the end of the line; none where anything else is between. */
function lettersIn(text: string): { letter: string; mark: string }[] {
  const found = [];
  lettered.lastIndex = 0;
  let end = 0;
  for (let match = lettered.exec(text); match; match = lettered.exec(text)) {
    const [, letter = "", mark = ""] = match;
    if (!isMark(mark)) return [];
    found.push({ letter, mark });
    end = lettered.lastIndex;
  }
  return end === text.length ? found : [];
}
