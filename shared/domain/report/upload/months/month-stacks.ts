import { type TextLine, textOf } from "../lines/text-line";
import { marksInWords } from "../words/marks-in-words";
import { monthOfText } from "../words/month-words";
import { isMark } from "../words/pay-status";
import { factOfMonth, isMonth, rowOf } from "./month-tables";

const FEWEST_MONTHS = 2;
/** So many things are said of one month at the most, each in a line below its label. */
const MOST_FACTS = 6;

type Stack = { month: number | undefined; mark: string; height: number };

/**
 * Histories in which each month is over what is said of it, every label and every value in a line of its own, "August 2026", "Rating",
 * "Paid on time", "Balance", "$310": the amounts are those of that month and none of the account's, and its marks become one row.
 */
export function withMonthStacks(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const stacks = stacksFrom(lines, at);
    const [first] = line.cells;
    if (!first || stacks.length < FEWEST_MONTHS) {
      rows.push(line);
      continue;
    }
    rows.push(
      rowOf(
        line,
        stacks.map(({ mark }) => ({ ...first, text: mark })),
        stacks.map(({ month }) => month),
      ),
    );
    at += stacks.reduce((sum, { height }) => sum + height, 0) - 1;
  }
  return rows;
}

function stacksFrom(lines: readonly TextLine[], from: number): Stack[] {
  const stacks: Stack[] = [];
  for (let at = from; ; at += stacks.at(-1)?.height ?? 0) {
    const stack = stackAt(lines, at);
    if (!stack) return stacks;
    stacks.push(stack);
  }
}

function stackAt(lines: readonly TextLine[], at: number): Stack | undefined {
  const month = lines[at];
  if (month?.cells.length !== 1 || !isMonth(textOf(month))) return undefined;
  let mark: string | undefined;
  let height = 1;
  for (let facts = 0; facts < MOST_FACTS; facts += 1) {
    const [label, value] = lines.slice(at + height, at + height + 2);
    if (!label || !value || label.cells.length !== 1 || value.cells.length !== 1 || !isFact(textOf(label))) break;
    if (/^rating:?$/i.test(textOf(label))) mark = marksInWords(textOf(value));
    height += 2;
  }
  // With nothing but a mark below each, months are read where single marks are.
  return mark !== undefined && isMark(mark) && height > 3
    ? { month: monthOfText(textOf(month)), mark, height }
    : undefined;
}

const isFact = (text: string) => factOfMonth.exec(text)?.[0].length === text.replace(/:$/, "").length;
