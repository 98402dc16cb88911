import type { Cell, TextLine } from "../upload/lines/text-line";
import { outcomeIn } from "./outcome-words";

const mark = /^[xX✓✔☑☒●•■]$/;
const LEAST_HEADINGS = 2;

/** Lines in which a mark in a table's column is what the heading of the column says: "Deleted". Several in a row say nothing. */
export function withMarksNamed(lines: readonly TextLine[]): TextLine[] {
  let headings: Cell[] = [];
  return lines.map((line) => {
    const found = line.cells.filter(({ text }) => outcomeIn(text) !== undefined);
    if (found.length >= LEAST_HEADINGS) headings = found;
    const marks = line.cells.filter(({ text }) => mark.test(text));
    if (headings.length === 0 || marks.length === 0) return line;
    const others = line.cells.filter((cell) => !marks.includes(cell));
    const [only, ...more] = marks;
    const heading = only && more.length === 0 ? nearestOf(headings, only) : undefined;
    return { ...line, cells: only && heading ? [...others, { ...only, text: heading.text }] : others };
  });
}

/** The heading over a mark, which may stand at the beginning of its column or in its midst. */
function nearestOf(headings: readonly Cell[], { x, width }: Cell): Cell | undefined {
  const middle = x + width / 2;
  return headings.find((heading) => middle >= heading.x - 1 && middle <= heading.x + heading.width + 1);
}
