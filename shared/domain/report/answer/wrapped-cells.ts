import { type Cell, isApart, type TextLine } from "../upload/lines/text-line";
import { outcomeIn } from "./outcome-words";
import { isOfItems } from "./results-table";
import { subjectOf } from "./subjects";

const MOST_MORE = 5;
/** Cells of one column begin at one place, but for a photo's. */
const TOLERANCE = 3;
/** Shorter lines end where they do on purpose. */
const SHORTEST_WRAPPED = 40;

/** Lines in which what a table says of an item is whole: a cell may go on in the next lines, under itself alone. */
export function withCellsWhole(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  let more = 0;
  for (const [at, line] of lines.entries()) {
    const [row, before] = [whole.at(-1), lines[at - 1]];
    const next = row && before && more < MOST_MORE && !isApart(before, line) ? goneOn(row, line) : undefined;
    more = next ? more + 1 : 0;
    if (next) whole[whole.length - 1] = next;
    else whole.push(line);
  }
  return whole;
}

/** The row of an item with what a line adds to its cells; undefined where a line is of its own. */
function goneOn(row: TextLine, line: TextLine): TextLine | undefined {
  const number = row.cells.length > 1 ? subjectOf(row).number : undefined;
  if (line.page !== row.page || isOfItems(row.cells[0]?.text ?? "")) return undefined;
  if (number === undefined ? !isMidSentence(row, line) : isRowOfItsOwn(row, line)) return undefined;
  const cells = [...row.cells];
  for (const { text, x } of line.cells) {
    const place = cells.findIndex((cell) => Math.abs(cell.x - x) <= TOLERANCE);
    const cell = cells[place];
    if (!cell || !mayGoOn(cell, number)) return undefined;
    cells[place] = { ...cell, text: `${cell.text} ${text}` };
  }
  return { ...row, cells };
}

/** "What we | ... as accurate; however,", below it "found | the company ..." */
function isMidSentence({ cells }: TextLine, line: TextLine): boolean {
  const said = cells.at(-1)?.text ?? "";
  const isOpen = cells.length === 2 && said.length >= SHORTEST_WRAPPED && !/[.!?:]$/.test(said);
  return isOpen && [line.cells[0], line.cells.at(-1)].some((cell) => /^\p{Ll}/u.test(cell?.text ?? ""));
}

/** A name goes on beside other cells that do; where both lines say an outcome, there are two items. */
function isRowOfItsOwn(row: TextLine, line: TextLine): boolean {
  const [name, first] = [row.cells[0], line.cells[0]];
  if (!name || !first || Math.abs(name.x - first.x) > TOLERANCE) return false;
  const saysOutcome = ({ cells }: TextLine) => cells.slice(1).some(({ text }) => outcomeIn(text) !== undefined);
  return line.cells.length < 2 || subjectOf(line).number !== undefined || (saysOutcome(row) && saysOutcome(line));
}

const mayGoOn = ({ text }: Cell, number: string | undefined) =>
  !(number !== undefined && text.includes(number)) && !/[.!?:]$/.test(text);
