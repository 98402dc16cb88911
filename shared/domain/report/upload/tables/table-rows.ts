import type { Cell, TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { labelIn } from "../words/heading-words";
import { accountLabels } from "../words/vocabulary";
import { accountsByBureau } from "./bureau-cells";
import { MOST_ROW_LINES, rowAt } from "./row-lines";
import { type TableHeader, tableHeaderAt } from "./table-header";
import {
  beginsRow,
  creditorOf,
  endsTable,
  isFullRow,
  isHeading,
  isLabel,
  mayHaveRow,
  withFittingLabels,
  withName,
  withOwnerBeside,
} from "./table-lines";
import { valuesOf } from "./table-values";

/** Tables with a row for each account as lines of one label and its value; a row may have several lines. */
export function withTableRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let table: TableHeader | undefined;
  let rested: TableHeader | undefined;
  let name: Cell | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const printedLine = lines[at];
    if (!printedLine) continue;
    const joinedLine = table ? withOwnerBeside(printedLine, table) : printedLine;
    const line = table && name ? withName(joinedLine, name, table) : joinedLine;
    const header = headerAt(lines, at);
    if (header) {
      [table, rested] = [header, undefined];
      at += header.height - 1;
      continue;
    }
    if (table && endsTable(line, table)) [table, rested] = [undefined, isHeading(line, table) ? table : undefined];
    // Under the heading of the next section the columns may go on without their labels.
    else if (rested && isFullRow(line, rested)) [table, rested] = [rested, undefined];
    const byBureau =
      table && beginsRow(line, table) ? byBureauAt([line, ...linesBelow(lines, at, table)], table) : undefined;
    if (byBureau) {
      rows.push(...byBureau.rows);
      at += byBureau.height - 1;
      continue;
    }
    const row = table && beginsRow(line, table) ? rowAt([line, ...linesBelow(lines, at, table)], table) : undefined;
    if (!row || !table || row.height === 0) rows.push(line);
    else {
      rows.push(...valuesOf(row, table));
      name = row.values[creditorOf(table)]?.[0]?.cell;
      at += row.height - 1;
    }
  }
  return rows;
}

const byBureauAt = (lines: readonly TextLine[], table: TableHeader) =>
  accountsByBureau(lines, table, (own) => valuesOf(rowAt(own, table), table));

const linesBelow = (lines: readonly TextLine[], at: number, table: TableHeader) =>
  lines.slice(at + 1, at + MOST_ROW_LINES).map((line) => withOwnerBeside(line, table));

/** The heading of a table whose rows follow. */
export function headerAt(lines: readonly TextLine[], at: number): TableHeader | undefined {
  const header = tableHeaderAt(lines, at);
  if (!header) return undefined;
  const below = lines.slice(at + header.height, at + header.height + FAR);
  if (!mayHaveRow(below.slice(0, NEAR))) return undefined;
  const end = below.findIndex((line) => isHeading(line, header) || line.cells.some(isLabelOfDetails));
  const fitting = withFittingLabels(header, end < 0 ? below : below.slice(0, end));
  const rows = below.map((line) => withOwnerBeside(line, fitting));
  return hasRows(rows, fitting) ? fitting : undefined;
}

/** "Account number:" below the rows begins what is said of one of them. */
const isLabelOfDetails = (cell: Cell) => /:$/.test(cell.text) && isLabel(cell);

/** How far below its heading a table's second row may begin, and its values are looked at. */
const NEAR = 10;
const FAR = 30;
const MANY_COLUMNS = 6;

/** A heading with several rows, or with so many columns that one row is enough; labels over one account's values are no table. */
function hasRows(below: readonly TextLine[], table: TableHeader): boolean {
  let count = 0;
  let isSure = true;
  for (const line of below.slice(0, NEAR)) {
    // Over the first row may be the headings of sections, one of them without rows.
    if (count > 0 && endsTable(line, table)) break;
    if (isHeading(line, table)) isSure = false;
    else if (endsTable(line, table)) break;
    if (isSure ? beginsRow(line, table) : isFullRow(line, table)) count += 1;
  }
  return count > 1 || (count === 1 && table.columns.length >= MANY_COLUMNS && !areLabels(below[1]));
}

/** Below the values of a table's one row no other labels follow. */
const areLabels = (line: TextLine | undefined) =>
  line !== undefined &&
  line.cells.length > 2 &&
  line.cells.every((cell) => labelled(cell, accountLabels).at(-1)?.value === "" || labelIn(cell.text) !== undefined);
