import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { historyOf } from "../words/pay-status";

/** A year has twelve months; a row of a bureau's marks goes back seven years at most. */
const MONTHS = 12;
const MOST_MARKS = 84;
const FEWEST_MARKS = 3;

/**
 * Payment histories copied with one mark per line, or with all of a row below its head, each as a row: a year, a bureau's name or "Rating", and the marks that follow
 * it.
 */
export function withHistoryRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const glued = withNameApart(line);
    if (glued) {
      rows.push(glued);
      continue;
    }
    const { marks, count, height } = marksAfter(lines, at, mostMarks(line));
    const isLong = count >= FEWEST_MARKS && !areLateCounts(marks);
    const isHistory = isLong || (count > 0 && isUnderMonths(lines, at));
    rows.push(isHistory ? { ...line, cells: [...line.cells, ...marks] } : line);
    if (isHistory) at += height;
  }
  return rows;
}

/** Below bureaus' names "30", "1", "0", "60", "0", "0", "90": how often an account was late by so many days, with a count for each bureau. */
function areLateCounts(marks: readonly Cell[]): boolean {
  const words = marks.map(({ text }) => text);
  const [first, count = 0, third] = daysOver.map((days) => words.indexOf(days));
  const isEven = first === 0 && count > 1 && third === 2 * count;
  return isEven && words.every((word, at) => at % count === 0 || /^(?:\d|[12]\d|[-–—]{1,3})$/.test(word));
}

const daysOver = ["30", "60", "90"];

/** Below the names of all months a year may have a mark or two. */
function isUnderMonths(lines: readonly TextLine[], at: number): boolean {
  const above = lines.slice(Math.max(0, at - MONTHS * 3), at);
  return (
    yearAlone.test(textOf(lines[at] ?? { cells: [] })) &&
    above.filter((line) => month.test(textOf(line))).length >= MONTHS
  );
}

const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\.?$/i;
const yearAlone = /^20\d\d$/;

/** How many marks may follow a line; none for what is not the head of a row. */
function mostMarks(line: TextLine): number {
  if (line.cells.length !== 1) return 0;
  const text = textOf(line);
  if (yearAlone.test(text)) return MONTHS;
  return bureauIn(text) || /^(?:rating|calificaci[oó]n)$/i.test(text) ? MOST_MARKS : 0;
}

/** The marks in the lines below the head of a row, one in each or all in one; how many lines they take. */
function marksAfter(
  lines: readonly TextLine[],
  at: number,
  most: number,
): { marks: Cell[]; count: number; height: number } {
  const marks: Cell[] = [];
  const head = lines[at]?.cells[0];
  let [height, count] = [0, 0];
  for (const line of lines.slice(at + 1, at + 1 + most)) {
    const [cell, ...others] = line.cells;
    const words = cell?.text.split(" ").map(markIn) ?? [];
    const areMarks = words.every((word) => historyOf([word], 1) !== undefined);
    if (!head || !cell || others.length > 0 || !areMarks || count + words.length > most) break;
    marks.push({ ...cell, text: words.join(" "), x: head.x + head.width * (marks.length + 1) });
    height += 1;
    count += words.length;
  }
  // "J" and "F" are marks too, and the first letters of the months over the next bureau's row.
  const next = lines[at + 1 + height];
  if (next && monthLetter.test(textOf(next)))
    for (; monthLetter.test(marks.at(-1)?.text ?? ""); height -= 1, count -= 1) marks.pop();
  return { marks, count, height };
}

const monthLetter = /^[JFMASOND]$/;

/** TransUnion prints a late month as ">30<". */
const markIn = (text: string) => text.replaceAll(/[<>]/g, "").trim();

/** A long name touches the first mark of its row: "TransUnionOK OK 30". */
function withNameApart(line: TextLine): TextLine | undefined {
  const [name = "", ...rest] = textOf(line).split(/(?<=^(?:trans ?union|experian|equifax))(?=\S)/i);
  const [first] = line.cells;
  const marks = rest.join("").split(" ").map(markIn);
  if (!first || rest.length === 0 || historyOf(marks) === undefined) return undefined;
  return { ...line, cells: [name, ...marks].map((text, at) => ({ ...first, text, x: first.x + at })) };
}
