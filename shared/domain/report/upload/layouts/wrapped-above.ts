import type { Cell, TextLine } from "../lines/text-line";
import type { Labelled } from "../words/fields";

/** Values with the labels below them, in so many lines. */
export type Above = { cells: [label: Cell, value: Cell][]; parts: Labelled[]; line: TextLine; height: number };
type Column = { values: Cell[]; label?: Cell; part?: Labelled };

const MOST_LINES = 4;
const FEWEST_COLUMNS = 2;
const SAME_START = 6;

/**
 * A row of values of which some go on in the next lines, each with its label below it: a short value's label is beside the rest of
 * a long one. `labelOf`: what a cell that is nothing but a label is; `fewest`: so many columns.
 */
export function wrappedAbove(
  lines: readonly TextLine[],
  at: number,
  labelOf: (cell: Cell) => Labelled | undefined,
  fewest = FEWEST_COLUMNS,
): Above | undefined {
  const first = lines[at];
  if (!first || first.cells.length < fewest || first.cells.some(labelOf)) return undefined;
  const columns = first.cells.map((cell): Column => ({ values: [cell] }));
  for (let height = 2; height <= MOST_LINES; height += 1) {
    const line = lines[at + height - 1];
    if (!line?.cells.every((cell) => fill(columns, cell, labelOf(cell)))) return undefined;
    const cells = columns.flatMap(({ values, label }): [Cell, Cell][] => (label ? [[label, joined(values)]] : []));
    const parts = columns.flatMap(({ part }) => part ?? []);
    const isWhole = cells.length === columns.length && !endsValues(line, lines[at + height], labelOf);
    if (isWhole) return { cells, parts, line: first, height };
  }
  return undefined;
}

/** "sold to another / lender" over "Remarks": what looks like a label is a value's end where the column's label is below it. */
export function endsValues(
  line: TextLine | undefined,
  below: TextLine | undefined,
  labelOf: (cell: Cell) => Labelled | undefined,
): boolean {
  if (!line || !below || below.cells.length >= line.cells.length) return false;
  const isInSmallLetters = ({ text }: Cell) => text === text.toLowerCase();
  const isOver = (cell: Cell) =>
    line.cells.some((each) => isInSmallLetters(each) && Math.abs(each.x - cell.x) < SAME_START);
  return below.cells.every((cell) => isOver(cell) && labelOf(cell) !== undefined);
}

/** Puts a cell into the column that it is in; a column ends with its label. */
function fill(columns: readonly Column[], cell: Cell, part: Labelled | undefined): boolean {
  const column = columns.find(isColumnOf(cell));
  if (column?.label && part) column.values.push(column.label);
  else if (column?.label) return false;
  if (!column) return false;
  if (part) [column.label, column.part] = [cell, part];
  else column.values.push(cell);
  return true;
}

const isColumnOf =
  ({ x }: Cell) =>
  ({ values: [first] }: Column) =>
    first !== undefined && Math.abs(first.x - x) < SAME_START;

function joined(values: readonly Cell[]): Cell {
  const [first = { text: "", x: 0, width: 0 }] = values;
  return { ...first, text: values.map(({ text }) => text).join(" ") };
}
