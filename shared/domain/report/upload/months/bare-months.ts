import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { monthName, numberOf } from "../words/month-words";
import { isMark, MOST_MONTHS } from "./month-run";

/** So many months in their order are a history, though only some of them have a mark. */
const FEWEST = 6;

type Month = { number: number; mark?: string };

/**
 * Below a bureau's name months in their order, of which those without a mark were paid or are not known, "Nov", "Dec 30", "Jan60", as
 * the bureau's row of marks with the newest first.
 */
export function withBareMonths(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const head = headOf(line);
    const { months, height } = head ? monthsBelow(lines, at + 1, head.months) : { months: [], height: 0 };
    const isHistory = months.length >= FEWEST && months.some(({ mark }) => mark === undefined);
    rows.push(head && isHistory ? rowOf(line, head.name, months) : line);
    at += isHistory ? height : 0;
  }
  return rows;
}

/** The first month may touch the bureau's name before it: "ExperianOct". */
const nameFirst = /^(trans ?union|experian|equifax)\s?(?=\p{Lu}\p{Ll}{2})/iu;

/** A bureau's name, alone or with the first of its months behind it. */
function headOf(line: TextLine): { name: string; months: Month[] } | undefined {
  const text = textOf(line);
  if (line.cells.length === 1 && bureauIn(text)) return { name: text, months: [] };
  const [before, name] = nameFirst.exec(text) ?? [];
  const months = before === undefined ? undefined : monthsIn(text.slice(before.length));
  return name && months ? { name, months } : undefined;
}

function monthsBelow(
  lines: readonly TextLine[],
  from: number,
  first: readonly Month[],
): { months: Month[]; height: number } {
  const months = [...first];
  let height = 0;
  while (months.length < MOST_MONTHS) {
    const line = lines[from + height];
    const own = line && monthsIn(textOf(line));
    if (!own || !inOrder([...months, ...own])) break;
    months.push(...own);
    height += 1;
  }
  return { months, height };
}

/** The months of a line and their marks; undefined where anything else is in it. */
function monthsIn(text: string): Month[] | undefined {
  const months: Month[] = [];
  for (const word of text.split(/\s+/)) {
    const [, name = "", glued = ""] = /^([a-z]{3,9}\.?)(\d{2,3})?$/i.exec(word) ?? [];
    const last = months.at(-1);
    if (monthName.test(name) && (glued === "" || isMark(glued)))
      months.push({ number: numberOf(name), mark: glued || undefined });
    else if (last && last.mark === undefined && isMark(word)) last.mark = word;
    else return undefined;
  }
  return months;
}

/** How far one month is from the month before it, over a year's end. */
const stepsOf = (months: readonly Month[]) =>
  months.slice(1).map(({ number }, at) => (number - (months[at]?.number ?? 0) + 12) % 12);

function inOrder(months: readonly Month[]): boolean {
  const steps = stepsOf(months);
  return steps.every((step) => step === 1) || steps.every((step) => step === 11);
}

function rowOf(line: TextLine, name: string, months: readonly Month[]): TextLine {
  const [first] = line.cells;
  const marks = months.map(({ mark = "-" }) => mark);
  const newestFirst = stepsOf(months)[0] === 1 ? marks.reverse() : marks;
  return first
    ? { ...line, cells: [name, ...newestFirst].map((text, at) => ({ ...first, text, x: first.x + at })) }
    : line;
}
