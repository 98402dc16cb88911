import { type TextLine, textOf } from "../lines/text-line";
import { marksInWords } from "../words/marks-in-words";
import { isYear } from "../words/month-words";
import { isMark } from "../words/pay-status";

/** Years of a history whose marks are words, "2026 | 30 | On time | On time", as the year and marks that others print. */
export const withYearsInWords = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line) => yearOf(line) ?? line);

function yearOf(line: TextLine): TextLine | undefined {
  const [year, ...months] = line.cells;
  if (!year || !isYear(year.text) || months.length === 0) return undefined;
  const printed = textOf({ ...line, cells: months });
  const said = marksInWords(printed);
  if (said === printed || !said.split(" ").every(isMark)) return undefined;
  return { ...line, cells: [year, ...months.map((cell) => ({ ...cell, text: marksInWords(cell.text) }))] };
}
