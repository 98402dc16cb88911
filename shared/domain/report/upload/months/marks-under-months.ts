import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { isYear, monthIn, monthName, numberOf } from "../words/month-words";
import { codes, isMark } from "./month-run";

/** A month over a column of a history: which of the twelve, and what is said of its year. */
type Month = { number: number; middle: number; year?: number };
/** `name`: the bureau's before them. `isCoded`: what is below are Equifax's codes. */
type Months = { name?: string; year?: string; months: Month[]; isCoded: boolean; isLabelled?: boolean };

const FEWEST = 3;
/** A history goes back seven years at the most. */
const MOST = 84;
const NO_MARK = "-";
const MONTHS_OF_YEAR = 12;
const initials = "JFMAMJJASOND";
/** A dot of some colour says nothing in a text. */
const dot = /^[●○•◦■□▪▫◯⬤–—]$/;
/** Before the marks, where the months have a label too. */
const labelOfMarks = /^(?:status|rating|estado|calificaci[oó]n):?$/i;
const label = /^(?:payment history|historial de pagos|month|mes)\b[^$]{0,30}$/i;
const monthInNumbers = /^(0?[1-9]|1[0-2])\/(?:\d\d|20\d\d)$/;
/** Over these months "1" is 30 to 59 days late. */
const coded = /^account history with status codes?:?$/i;
/**
 * Payment histories in which each mark is in the column of its month, in the line below: months with a year before them, each year
 * in a row of its own, or months one after another, of which January may say the year. Months without a mark may have none.
 */
export function withMarksUnderMonths(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let isCoded = false;
  let before: Months | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = lines.slice(at, at + 2);
    if (!line) continue;
    // A long history goes on in the next row.
    const head = withName(monthsOf(line, isCoded), before);
    const marks = head && below ? marksUnder(head, below) : undefined;
    const row = head && below && marks ? rowOf(head, marks, below, lines[at - 1]) : undefined;
    isCoded = row ? head?.isCoded === true : isLabelOfCodes(line);
    // Alone over them the label looks like a heading.
    if (row && isLabelOfCodes(rows.at(-1))) rows.pop();
    rows.push(row ?? line);
    before = row ? head : undefined;
    if (row) at += 1;
  }
  return rows;
}

/** Months in the columns of those right above, without a bureau's name before them, are of the same bureau's history. */
function withName(head: Months | undefined, before: Months | undefined): Months | undefined {
  const [first, above] = [head?.months[0], before?.months[0]];
  const isBelow = first && above && Math.abs(first.middle - above.middle) < SAME_COLUMN;
  return head && isBelow && before?.name && !head.name && !head.year ? { ...head, name: before.name } : head;
}

const SAME_COLUMN = 6;

const isLabelOfCodes = (line: TextLine | undefined) => line !== undefined && coded.test(textOf(line));

/** A cell for each word of a line, with its place. */
const wordsOf = ({ cells }: TextLine): Cell[] =>
  cells.flatMap((cell) => {
    const letter = cell.width / Math.max(1, cell.text.length);
    return [...cell.text.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      ...cell,
      text,
      x: cell.x + index * letter,
      width: text.length * letter,
    }));
  });

const middleOf = ({ x, width }: Cell) => x + width / 2;

function monthsOf(line: TextLine, isBelowCodes: boolean): Months | undefined {
  const [head, ...rest] = line.cells;
  const isCoded = isBelowCodes || coded.test(head?.text ?? "");
  const isLabelled = head && (label.test(head.text) || coded.test(head.text));
  const words = wordsOf(isLabelled ? { ...line, cells: rest } : line);
  const name = bureauIn(words[0]?.text ?? "") ? words.shift()?.text : undefined;
  const year = isYear(words[0]?.text) ? words.shift()?.text : undefined;
  if (words.length > MOST) return undefined;
  const letters = words.map(({ text }) => text.toUpperCase()).join("");
  if (year !== undefined && letters === initials)
    return { year, months: words.map((word, number) => ({ number, middle: middleOf(word) })), isCoded };
  const numbers = year === undefined ? monthsOfInitials(letters, words.length) : undefined;
  if (numbers)
    return { name, months: words.map((word, at) => ({ number: numbers[at] ?? 0, middle: middleOf(word) })), isCoded };
  const months: Month[] = [];
  for (const word of words) {
    const before = months.at(-1);
    const [, number] = isCoded ? (monthInNumbers.exec(word.text) ?? []) : [];
    if (number) months.push({ number: Number(number) - 1, middle: middleOf(word) });
    else if (monthName.test(word.text)) months.push({ number: numberOf(word.text), middle: middleOf(word) });
    else if (before && before.year === undefined && yearOf(word.text) !== undefined) before.year = yearOf(word.text);
    else return undefined;
  }
  const isEnough = months.length >= (year === undefined && !isCoded ? FEWEST : 1);
  return isEnough ? { name, year, months, isCoded, isLabelled: isLabelled === true } : undefined;
}

/** So many initials one after another are those of months in no more than one order. */
const FEWEST_INITIALS = 6;

/** "S A J J M A": the months that have these initials one after another, on or back; undefined where there are none. */
function monthsOfInitials(letters: string, words: number): number[] | undefined {
  if (letters.length !== words || words < FEWEST_INITIALS) return undefined;
  const runs = [-1, 1].flatMap((step) =>
    [...initials].map((_, first) => Array.from(letters, (__, at) => (((first + step * at) % 12) + 12) % 12)),
  );
  return runs.find((run) => run.every((number, at) => initials[number] === letters[at]));
}

/** "26", "’26", "2026": how many years from 2000. */
function yearOf(word: string): number | undefined {
  const january = monthIn("jan", /^\d\d$/.test(word) ? `'${word}` : word);
  return january === undefined ? undefined : january / 12;
}

/** The mark of each month; undefined where a word in the line is none, or is in no month's column. */
function marksUnder({ months, isCoded, isLabelled }: Months, line: TextLine): string[] | undefined {
  const [first, ...rest] = line.cells;
  const own = wordsOf(isLabelled && labelOfMarks.test(first?.text ?? "") ? { ...line, cells: rest } : line);
  const words = isCoded ? own.map((word) => ({ ...word, text: codes[word.text] ?? word.text })) : own;
  if (words.length === 0 || words.length > months.length) return undefined;
  if (!words.every(({ text }) => isMark(text) || dot.test(text))) return undefined;
  const marks = months.map(() => NO_MARK);
  const taken = new Set<number>();
  for (const word of words) {
    const at = nearest(months, middleOf(word));
    if (at === undefined || taken.has(at)) return undefined;
    taken.add(at);
    marks[at] = dot.test(word.text) ? NO_MARK : word.text;
  }
  return marks;
}

/** The month over a place; nearer than the month beside it. */
function nearest(months: readonly Month[], middle: number): number | undefined {
  const gaps = months.slice(1).map((month, at) => Math.abs(month.middle - (months[at]?.middle ?? 0)));
  const most = gaps.length === 0 ? 1 : Math.min(...gaps) * 0.6;
  const distances = months.map((month) => Math.abs(month.middle - middle));
  const least = Math.min(...distances);
  return least <= most ? distances.indexOf(least) : undefined;
}

function rowOf(
  { name: own, year, months, isCoded }: Months,
  marks: string[],
  line: TextLine,
  above: TextLine | undefined,
) {
  const [first] = line.cells;
  if (!first) return undefined;
  const rowWith = (name: string, values: readonly string[]): TextLine => ({
    ...line,
    cells: [name, ...values].map((text, at) => ({ ...first, text, x: first.x + at })),
  });
  if (year !== undefined) {
    const markOf = (number: number) => marks[months.findIndex((month) => month.number === number)] ?? NO_MARK;
    return rowWith(
      year,
      Array.from({ length: MONTHS_OF_YEAR }, (_, number) => markOf(number)),
    );
  }
  const step = stepOf(months, isCoded ? 1 : FEWEST);
  const name = own ?? (above && above.cells.length === 1 && bureauIn(textOf(above)) ? textOf(above) : "Rating");
  // A history has three marks at least.
  const more = Array.from({ length: Math.max(0, FEWEST - marks.length) }, () => NO_MARK);
  if (step === undefined) return undefined;
  const row = rowWith(name, [...(step < 0 ? marks : [...marks].reverse()), ...more]);
  return { ...row, newest: newestOf(months, step) };
}

/** The newest of months that go back, or on, one by one; undefined where no year is said, or two that do not agree. */
function newestOf(months: readonly Month[], step: number): number | undefined {
  const newest = months.flatMap(({ number, year }, at) =>
    year === undefined ? [] : year * MONTHS_OF_YEAR + number + (step < 0 ? at : months.length - 1 - at),
  );
  return new Set(newest).size === 1 ? newest[0] : undefined;
}

/** Whether months go back from one to the next or on; undefined where they are in no order. */
function stepOf(months: readonly Month[], fewest: number): number | undefined {
  const follows = (step: number) =>
    months.every((month, at) => at === 0 || ((months[at - 1]?.number ?? 0) + step + 12) % 12 === month.number);
  return months.length < fewest ? undefined : [-1, 1].find(follows);
}
