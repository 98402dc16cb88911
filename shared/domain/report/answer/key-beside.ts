import type { Cell, TextLine } from "../upload/lines/text-line";
import { isKey } from "./key";

const TOLERANCE = 3;

/** Where the meanings of a letter's words stand in a column beside its items. */
type Column = { page: number; from: number; to: number };

/** Lines without a column that explains the words of a letter: it is said of no item beside it. */
export function withoutKeyBeside(lines: readonly TextLine[]): TextLine[] {
  let column: Column | undefined;
  return lines.flatMap((line) => {
    column = keyColumnOf(line) ?? (column && goesOn(column, line) ? column : undefined);
    const { from, to } = column ?? { from: Number.POSITIVE_INFINITY, to: 0 };
    const cells = line.cells.filter(({ x }) => x < from - TOLERANCE || x >= to - TOLERANCE);
    return cells.length === line.cells.length ? [line] : cells.length > 0 ? [{ ...line, cells }] : [];
  });
}

function keyColumnOf({ page, cells }: TextLine): Column | undefined {
  const place = cells.length > 1 ? cells.findIndex((cell) => isKey({ cells: [cell] })) : -1;
  const key = cells[place];
  return key && { page, from: key.x, to: cells[place + 1]?.x ?? Number.POSITIVE_INFINITY };
}

/** What is printed over both columns is below them. */
const goesOn = ({ page, to }: Column, line: TextLine) =>
  page === line.page && !line.cells.some((cell) => isAcross(cell, to));

const isAcross = ({ x, width }: Cell, edge: number) => x < edge - TOLERANCE && x + width > edge + TOLERANCE;
