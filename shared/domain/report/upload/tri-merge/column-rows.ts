import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn, type Columns, columnsOf, nearest, withNamesApart } from "../words/bureau-columns";
import { sectionOf } from "../words/sections";
import { printed } from "../words/values";
import { statusRowLabel } from "./bare-statuses";
import { cardRowsAt, namesUnder, withWholeCards } from "./bureau-cards";
import { labelFirstRow, labelOf, ownRow, placed, rowOf, STRAY, spacedRow, touchingRow } from "./row-shapes";

/** The table whose rows are read: whether each column had labels of its own so far, several in a line, and whether its names touch. */
type Table = { columns: Columns; isRepeated: boolean; isCells: boolean; isTight: boolean };
/** What was read at a line: its rows, of how many lines they are, and the table for what is below. */
type Step = { rows: TextLine[]; height: number; table?: Table };

/**
 * The rows of tables with a column for each bureau, each with its label first: a label may be above its values, behind or
 * between them, or in each column, and one space may be all that parts the columns.
 */
export function columnRows(given: readonly TextLine[]): TextLine[] {
  const lines = withWholeCards(given);
  const rows: TextLine[] = [];
  let table: Table | undefined;
  for (let at = 0; at < lines.length; ) {
    const step = readLine(lines, at, table);
    rows.push(...step.rows);
    table = step.table;
    at += step.height;
  }
  return rows;
}

function readLine(lines: readonly TextLine[], at: number, table: Table | undefined): Step {
  const [printedLine] = lines.slice(at, at + 1);
  if (!printedLine) return { rows: [], height: 1, table };
  const line = withNamesApart(printedLine);
  if (!columnsOf(line)) return table ? readRow(lines, at, { line, table }) : { rows: [line], height: 1 };

  const isTight = line !== printedLine;
  const header = isTight ? withCellsAside(line) : line;
  const columns = columnsOf(header);
  return { rows: [header], height: 1, table: columns && { columns, isRepeated: true, isCells: false, isTight } };
}

function readRow(lines: readonly TextLine[], at: number, { line, table }: { line: TextLine; table: Table }): Step {
  const { columns, isRepeated, isTight } = table;
  const status = isRepeated ? statusRowLabel(line, lines[at + 1], columns) : undefined;
  if (status) return { rows: [placed(line, status, line.cells, columns)], height: 1, table };
  const names = isHead(lines[at - 1]) ? namesUnder(line, columns) : undefined;
  if (names) return { rows: [placed(line, "Creditor name", names, columns)], height: 1, table };
  const cards = cardRowsAt(line, lines[at + 1], columns);
  if (cards) {
    const rows = cards.rows.map(({ label, values }) => placed(line, label, values, columns));
    return { rows, height: cards.height, table };
  }
  // Where labels are in each column, a line with but one is of the bureau in whose column it is.
  const own = isRepeated ? ownRow(line, columns) : undefined;
  const row =
    (table.isCells ? own : undefined) ??
    labelFirstRow(line, columns) ??
    touchingRow(line, columns) ??
    rowOf(line, columns) ??
    own;
  const below = row ? undefined : rowBelow(line, lines.slice(at + 1, at + 3), columns);
  const found = row ?? below ?? line;
  const goesOn = isRepeated && line.cells.every((cell) => labelOf(cell) || printed(cell.text) === undefined);
  return {
    rows: [isTight ? withKnownPlaces(found, columns) : found],
    height: below ? 2 : 1,
    table: { ...table, isRepeated: goesOn, isCells: goesOn && (table.isCells || line.cells.length > 1) },
  };
}

const isHead = (line: TextLine | undefined) => line !== undefined && columnsOf(withNamesApart(line)) !== undefined;

/** What is below names that touch is at the edge of the page: none of it is in a column. */
const withCellsAside = (line: TextLine) => ({
  ...line,
  cells: line.cells.map((cell) => ({ ...cell, x: cell.x + ASIDE })),
});
const ASIDE = 1_000;

/** Below names that touch nothing shows where a column is: of a row with other than one value for each it is not known whose they are. */
function withKnownPlaces(line: TextLine, columns: Columns): TextLine {
  const [first, ...values] = line.cells;
  const label = first && labelOf(first);
  if (!first || label?.value !== "" || values.length === 0 || values.length === columns.length) return line;
  return (
    spacedRow({ ...line, cells: [first] }, { ...label, value: values.map(({ text }) => text).join(" ") }, columns) ?? {
      ...line,
      cells: [first],
    }
  );
}

/** A label alone, or once in each column, over the row of its values. */
function rowBelow(line: TextLine, [below, next]: readonly TextLine[], columns: Columns): TextLine | undefined {
  const [first, ...others] = line.cells.map(labelOf);
  if (first?.value !== "" || !others.every((part) => part?.label === first.label && part.value === ""))
    return undefined;
  if (others.length > 0 && line.cells.length > columns.length) return undefined;
  // Over the bureaus' names is the next account's.
  const isName =
    (below !== undefined && sectionOf(textOf(below)) !== undefined) ||
    (next !== undefined && columnsOf(withNamesApart(next)) !== undefined);
  if (below?.cells.length === 1 && others.length === 0 && !isName)
    return spacedRow(below, { ...first, value: textOf(below) }, columns);
  if (!below || below.cells.length < 2 || below.cells.length > columns.length || columnsOf(below)) return undefined;
  // The end of a remark may be a label elsewhere, over a row that has its own: "by", and below it "credit grantor".
  const [cell] = below.cells;
  if (cell && labelOf(cell)?.value === "" && columns.every(({ x }) => cell.x + STRAY < x)) return undefined;
  if (below.cells.every((each) => labelOf(each)) || below.cells.some(({ text }) => bureauIn(text))) return undefined;
  const bureausBelow = new Set(below.cells.map((cell) => nearest(cell, columns)));
  return bureausBelow.size === below.cells.length ? placed(below, first.label, below.cells, columns) : undefined;
}
