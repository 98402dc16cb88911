import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { fits, labelled } from "../words/fields";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const FEWEST_LABELS = 4;
const MOST_LABELS = 40;
const STEP = 100;
/** A sign or two may be misread. */
const MOST_MISFITS = 1;

/**
 * A table that a page writes column by column, one value per line, as rows: all labels, then a bureau's name and its values, then the
 * next one's. Only where each bureau has as many values as there are labels: else it is not known whose they are.
 */
export function withColumnsAsRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const columns = columnsAt(lines, at);
    const line = lines[at];
    if (!columns) {
      if (line) rows.push(line);
      continue;
    }
    // The labels have been taken for lines of their own.
    rows.splice(rows.length - columns.height);
    rows.push(...columns.rows);
    at += columns.length - 1;
  }
  return rows;
}

type ColumnsApart = { rows: TextLine[]; height: number; length: number };

function columnsAt(lines: readonly TextLine[], at: number): ColumnsApart | undefined {
  if (!isName(lines[at])) return undefined;
  const heights = heightsAt(lines, at);
  const height = Math.max(...heights);
  if (height < FEWEST_LABELS || height > at || heights.length < 2) return undefined;
  const labels = lines.slice(at - height, at);
  const columns: TextLine[][] = [];
  let from = at;
  for (const own of heights) {
    columns.push(lines.slice(from, from + own + 1));
    from += own + 1;
  }
  const isSame = columns.every((column) => column.length === height + 1 || isUnreported(column));
  const known = labels.filter(isLabel).length;
  // With one label more than values it is not known which of them has none.
  const above = lines[at - height - 1];
  if (above && isLabel(above) && !isOverNames(above)) return undefined;
  if (!isSame || known < FEWEST_LABELS || known < height / 2) return undefined;
  // Each bureau's part with labels of its own is no column of values.
  if (columns.some((column) => column.filter(isLabel).length > known / 2)) return undefined;
  if (![...labels, ...columns.flat()].every(({ cells }) => cells.length === 1)) return undefined;
  if (distinct(columns) < columns.length || columns.some((column) => misfits(labels, column) > MOST_MISFITS))
    return undefined;
  return { rows: rowsOf(labels, columns), height, length: from - at };
}

/** How many values are none of their labels': those of another account, or beside one that is missing. */
const misfits = (labels: readonly TextLine[], [, ...values]: readonly TextLine[]) =>
  labels.filter((label, row) => {
    const [cell] = label.cells;
    const [part] = cell ? labelled(cell, accountLabels) : [];
    const value = values[row];
    return part && value && part.field !== "none" && !fits(part.field, textOf(value));
  }).length;

/** How many lines each bureau's name has below it; the last one as many as the others have, or the one that says that it has none. */
function heightsAt(lines: readonly TextLine[], at: number): number[] {
  const first = distance(lines, at);
  const second = distance(lines, at + first + 1);
  const isThird = first > 0 && second > 0 && isName(lines[at + first + second + 2]);
  const known = isThird ? [first, second] : [first];
  const last = at + known.reduce((sum, height) => sum + height + 1, 0);
  const isEmpty = isUnreported(lines.slice(last, last + 2));
  return [...known, isEmpty ? 1 : Math.max(...known, ...labelsBefore(lines, at, known))];
}

/** Where no bureau but the last one reports the account, the labels show how many values it has. */
function labelsBefore(lines: readonly TextLine[], at: number, known: readonly number[]): number[] {
  if (known.some((height) => height > 1)) return [];
  const end = lines.slice(Math.max(0, at - MOST_LABELS), at).findLastIndex((line) => !isLabel(line));
  return [Math.min(at, MOST_LABELS) - end - 1];
}

/** A bureau's name, and below it "Not reported". */
const isUnreported = ([name, value, ...others]: readonly TextLine[]) =>
  isName(name) && value !== undefined && others.length === 0 && printed(textOf(value)) === undefined;

/** How many lines are between a bureau's name and the next one. */
function distance(lines: readonly TextLine[], at: number): number {
  const next = lines.slice(at + 1, at + MOST_LABELS + 2).findIndex(isName);
  return Math.max(next, 0);
}

function rowsOf(labels: readonly TextLine[], columns: readonly TextLine[][]): TextLine[] {
  const rows = [undefined, ...labels].flatMap((label, row) => {
    const values = columns.flatMap((column, index) => cellAt(column[row], index + 1));
    const line = label ?? columns[0]?.[0];
    return line ? [{ ...line, cells: [...(label ? cellAt(label, 0) : []), ...values] }] : [];
  });
  return rows;
}

function cellAt(line: TextLine | undefined, index: number): Cell[] {
  return line ? [{ text: textOf(line), x: index * STEP, width: STEP }] : [];
}

const distinct = (columns: readonly TextLine[][]) =>
  new Set(columns.map(([name]) => (name ? bureauIn(textOf(name)) : undefined))).size;

const isName = (line: TextLine | undefined) => line?.cells.length === 1 && bureauIn(textOf(line)) !== undefined;

/** "Bureau" is the label of the bureaus' names themselves. */
const isOverNames = ({ cells: [cell] }: TextLine) =>
  cell !== undefined && labelled(cell, accountLabels)[0]?.field === "bureaus";

const isLabel = ({ cells: [cell] }: TextLine) => cell !== undefined && labelled(cell, accountLabels)[0]?.value === "";
