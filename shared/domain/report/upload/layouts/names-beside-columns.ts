import { cut } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, type TextLine } from "../lines/text-line";
import { bureauIn, type Columns, columnsOf } from "../words/bureau-columns";
import { isText, type Labelled, labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 2;

type Table = { heading: TextLine; columns: Columns };
/** A row of the table: the account's name, the label that its values begin with, and the last of its lines. */
type Row = { name: Cell; label: string; last: TextLine };

/**
 * A table whose rows are accounts, with the name in the first column and labels with their values in each bureau's, as tables of one
 * account each: the name, the bureaus' names, and a line for each label.
 */
export function withNamesOverColumns(lines: readonly TextLine[]): readonly TextLine[] {
  const arranged: TextLine[] = [];
  let table: Table | undefined;
  let row: Row | undefined;
  for (const [at, line] of lines.entries()) {
    const columns = columnsOf(line);
    const named = table && valuesBesideName(line, table.columns, row);
    if (columns) {
      [table, row] = [overValues({ heading: line, columns }, lines[at + 1]), undefined];
      arranged.push(line);
    } else if (row && named?.label !== undefined && named.label !== row.label) {
      // The name goes on beside a later line of its values.
      row.name.text = withRest(row.name, named.name);
      row.last = copyOf(line, named.values);
      arranged.push(row.last);
    } else if (table && named) {
      row = { name: { ...named.name }, label: named.label, last: copyOf(line, named.values) };
      arranged.push({ ...line, cells: [row.name] }, table.heading, row.last);
    } else if (row && goesOn(line, row.last)) joinTo(row.last, line);
    else {
      if (row) row.last = copyOf(line, line.cells);
      arranged.push(row?.last ?? line);
    }
  }
  return arranged;
}

const copyOf = (line: TextLine, cells: readonly Cell[]) => ({ ...line, cells: cells.map((cell) => ({ ...cell })) });

/** The bureaus' names where the row below, which has a value for each, has its values: a heading may be centred. */
function overValues({ heading, columns }: Table, below: TextLine | undefined): Table {
  const values = below && valuesBesideName(below, columns, undefined)?.values;
  if (values?.length !== columns.length) return { heading, columns };
  const names = heading.cells.filter(({ text }) => bureauIn(text));
  const moved = { ...heading, cells: names.map((cell, at) => ({ ...cell, x: values[at]?.x ?? cell.x })) };
  return { heading: moved, columns: columnsOf(moved) ?? columns };
}

/** The name before the columns, where all cells in them are labels with values or say that a bureau has none. */
function valuesBesideName({ cells: [name, ...values] }: TextLine, columns: Columns, row: Row | undefined) {
  const label = values.flatMap((cell) => ownLabel(cell) ?? [])[0]?.label;
  if (!name || label === undefined || labelled(name, accountLabels).length > 0) return undefined;
  const isBefore = name.x < Math.min(...columns.map(({ x }) => x), ...values.map(({ x }) => x));
  const isWhole = values.every((cell) => ownLabel(cell) || printed(cell.text) === undefined);
  const goesOnAbove = row && row.label !== label && Math.abs(row.name.x - name.x) < SAME_START;
  if (!isBefore || !isWhole || values.length > columns.length) return undefined;
  return goesOnAbove || nameOf({ page: 1, line: 1, cells: [name] }) ? { name, values, label } : undefined;
}

function ownLabel(cell: Cell): Labelled | undefined {
  const [part, ...others] = labelled(cell, accountLabels);
  return part && part.value !== "" && others.length === 0 ? part : undefined;
}

/** Whether each cell is the rest of the words right above it. */
const goesOn = ({ cells }: TextLine, above: TextLine) =>
  cells.every((cell) => {
    const over = cellOver(cell, above);
    const part = over && ownLabel(over);
    return part !== undefined && isText(part.field) && labelled(cell, accountLabels).length === 0;
  });

const cellOver = ({ x }: Cell, above: TextLine) => above.cells.find((cell) => Math.abs(cell.x - x) < SAME_START);

function joinTo(above: TextLine, { cells }: TextLine): void {
  above.cells = above.cells.map((cell) => {
    const rest = cells.find(({ x }) => Math.abs(cell.x - x) < SAME_START);
    return rest ? { ...cell, text: withRest(cell, rest) } : cell;
  });
}

const withRest = (cell: Cell, rest: Cell) => cut(`${cell.text} ${rest.text}`, LONGEST_CELL);
