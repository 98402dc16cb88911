import { type TextLine, textOf } from "../lines/text-line";
import { isYear } from "../words/month-words";
import { isMark } from "../words/pay-status";
import { codes } from "./month-run";

/** Equifax's key to the marks of its histories: "1 30-59 Days Past Due", "1 : 30-59 days", "1 = 30-59 days late". */
const key = /(?<!\S)1 ?[:=–-]? ?30 ?[-–] ?59 days\b/i;

/** Years of a payment history whose marks are Equifax's codes, "2025 * 1 2 L", as others print them; only where a key says so. */
export function withCodedYears(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.some((line) => key.test(textOf(line))) ? lines.map(withMarks) : lines;
}

function withMarks(line: TextLine): TextLine {
  const [year, ...own] = line.cells;
  const isCoded = (text: string) => text.split(" ").every((word) => Object.hasOwn(codes, word) || isMark(word));
  if (!year || !isYear(year.text) || own.length === 0 || !own.every(({ text }) => isCoded(text))) return line;
  const marksOf = (text: string) => text.split(" ").map((word) => codes[word] ?? word);
  return { ...line, cells: [year, ...own.map((cell) => ({ ...cell, text: marksOf(cell.text).join(" ") }))] };
}
