import { anyPattern } from "#shared/domain/text/any-pattern";
import type { Cell, TextLine } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { isOfItems } from "./results-table";

const TOLERANCE = 3;
const LEAST_COLUMNS = 3;

/** Over the column of a table in which the member's own words are. */
const reason = anyPattern(
  /^(?:disputes?$|(?:dispute |your )?(?:reason|claim)s?\b|disputed (?:as|because)\b)/i,
  /^(?:(?:your|consumer) (?:dispute|comments?|statement|request)\b|what you\b|you (?:said|told|disputed|claimed)\b)/i,
  /^(?:motivo\b|lo que usted\b)/i,
);

type Column = { from: number; to: number };

/** Lines without what the member said of each item, in a table that has a column for it: it is no outcome. */
export function withoutReasons(lines: readonly TextLine[]): TextLine[] {
  let column: Column | undefined;
  return lines.flatMap((line) => {
    if (isHeader(line)) {
      column = columnIn(line);
      return [line];
    }
    if (isDrawn(line)) return [line];
    if (!column || line.cells.some((cell) => isAcross(cell, column))) {
      column = undefined;
      return [line];
    }
    const { from, to } = column;
    const cells = line.cells.filter(({ x }) => x < from - TOLERANCE || x >= to - TOLERANCE);
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
}

const isHeader = ({ cells }: TextLine) => cells.length >= LEAST_COLUMNS && isOfItems(cells[0]?.text ?? "");

/** A rule of dashes, as in plain text. */
const isDrawn = ({ cells }: TextLine) => cells.every(({ text }) => !/[\p{L}\d]/u.test(text));

function columnIn({ cells }: TextLine): Column | undefined {
  const at = cells.findIndex(({ text }) => reason.test(plain(text).trim()));
  const found = cells[at];
  return found && { from: found.x, to: cells[at + 1]?.x ?? Number.POSITIVE_INFINITY };
}

/** What is printed over several columns is below the table. */
const isAcross = ({ x, width }: Cell, column: Column | undefined) =>
  column !== undefined && x < column.from - TOLERANCE && x + width > column.to + TOLERANCE;
