import type { Cell, TextLine } from "../lines/text-line";
import type { TableColumn } from "../words/heading-words";
import { suitsColumn } from "./cell-columns";
import { type TableHeader, tableHeaderAt } from "./table-header";
import { endsTable } from "./table-lines";

const FEWEST_COLUMNS = 4;
/** Letters differ in width, so it is only about known where a word begins. */
const STRAY_LETTERS = 3;
/** Values begin where the words of their heading do, or a little behind. */
const MOST_INDENT = 6;

/**
 * In the rows of a table with narrow columns cells touch one another and are read as one: "Installment 03/2022 09/2026". They are
 * parted where the heading's columns begin, when each part is a value of its own column.
 */
export function withTouchingCellsApart(lines: readonly TextLine[]): TextLine[] {
  let table: TableHeader | undefined;
  let from = 0;
  return lines.map((line, at) => {
    const header = at >= from ? tableHeaderAt(lines, at) : undefined;
    if (header) [table, from] = [header, at + header.height];
    if (!table || at < from || table.columns.length < FEWEST_COLUMNS) return line;
    if (endsTable(line, table)) table = undefined;
    const columns = table?.columns.toSorted((a, b) => a.cell.x - b.cell.x) ?? [];
    const cells = line.cells.flatMap((cell, at) => partsOf(cell, line.cells[at - 1], columns));
    return cells.length > line.cells.length ? { ...line, cells } : line;
  });
}

function partsOf(cell: Cell, before: Cell | undefined, columns: readonly TableColumn[]): Cell[] {
  const own = columns.findLastIndex((column) => column.cell.x <= cell.x + 1);
  // Where its column has a value already, it begins left of its own heading.
  if (before && before.x + 1 >= (columns[own]?.cell.x ?? Number.POSITIVE_INFINITY)) return [cell];
  const over = columns.slice(own + 1).filter((column) => column.cell.x < cell.x + cell.width);
  if (over.length === 0 || !cell.text.includes(" ")) return [cell];
  const letter = cell.width / cell.text.length;
  // Under centred headings a cell begins somewhere: what it reaches says nothing.
  const start = columns[own]?.cell.x ?? cell.x;
  if (cell.x - start > letter * MOST_INDENT) return [cell];
  const words = [...cell.text.matchAll(/(?<= )\S/g)].map(({ index }) => ({ index, x: cell.x + index * letter }));
  const starts = over.map((column) => {
    const [near] = words.toSorted((a, b) => Math.abs(a.x - column.cell.x) - Math.abs(b.x - column.cell.x));
    return near && Math.abs(near.x - column.cell.x) < letter * STRAY_LETTERS ? near.index : -1;
  });
  if (starts.includes(-1) || new Set(starts).size < starts.length) return [cell];
  const parts = [0, ...starts].map((start, at) => cell.text.slice(start, starts[at]).trim());
  const isOwn = parts.every((text, at) => suits(at === 0 ? columns[own] : over[at - 1], text));
  if (!isOwn) return [cell];
  return parts.map((text, at) => ({ ...cell, text, x: over[at - 1]?.cell.x ?? cell.x, width: text.length * letter }));
}

function suits(column: TableColumn | undefined, text: string): boolean {
  const [label] = column?.labels ?? [];
  // What is in a column with unknown words may be a number.
  if (column && !label && !column.bureau) return /^\d{1,3}$/.test(text);
  if (column?.bureau) return suitsColumn({ text: "", isBureau: true }, text, true);
  return label !== undefined && suitsColumn({ text: label.label, field: label.field }, text, true);
}
