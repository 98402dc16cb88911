import { type TextLine, textOf } from "../lines/text-line";
import { type Columns, columnsOf } from "../words/bureau-columns";
import { nameOf } from "../words/names";

/**
 * The lines without the bureaus' names that a print sets again over the rest of a table at the top of a page: no account begins
 * there. Over a table of its own, they are followed by the label that follows them elsewhere, or are at other places.
 */
export function withoutRepeatedHeadings(lines: readonly TextLine[]): TextLine[] {
  let heading: { text: string; first: string; columns: Columns } | undefined;
  return lines.filter((line, at) => {
    const columns = columnsOf(line);
    if (columns === undefined) return true;
    const text = textOf(line);
    const first = lines[at + 1]?.cells[0]?.text ?? "";
    const above = lines[at - 1];
    const isOnTop = above !== undefined && above.page !== line.page && !isNameAlone(above);
    const isSame = heading?.text === text && areAtSame(heading.columns, columns);
    if (isOnTop && isSame && heading?.first !== first) return false;
    heading = { text, first, columns };
    return true;
  });
}

const isNameAlone = (line: TextLine) => line.cells.length === 1 && nameOf(line)?.isSure === true;

const SAME_START = 4;

const areAtSame = (before: Columns, columns: Columns) =>
  before.every(({ x }, at) => Math.abs(x - (columns[at]?.x ?? Number.POSITIVE_INFINITY)) < SAME_START);
