import { bureauIn } from "./bureau-columns";
import { labelled } from "./fields";
import { type Cell, type TextLine, textOf } from "./text-line";
import { accountLabels } from "./vocabulary";

const FEWEST_LABELS = 4;
const MOST_LABELS = 40;
const STEP = 100;

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
  const height = distance(lines, at);
  if (height < FEWEST_LABELS || height > at) return undefined;
  const labels = lines.slice(at - height, at);
  const count = isName(lines[at + 2 * (height + 1)]) ? 3 : 2;
  const columns = Array.from({ length: count }, (_, index) => {
    const from = at + index * (height + 1);
    return lines.slice(from, from + height + 1);
  });
  const whole = [...labels, ...columns.flat()];
  const known = labels.filter(isLabel).length;
  if (known < FEWEST_LABELS || known < height / 2 || whole.length < height + count * (height + 1)) return undefined;
  // Each bureau's part with labels of its own is no column of values.
  if (columns.some((column) => column.filter(isLabel).length > known / 2)) return undefined;
  if (!whole.every(({ cells }) => cells.length === 1) || distinct(columns) < count) return undefined;
  return { rows: rowsOf(labels, columns), height, length: count * (height + 1) };
}

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

const isLabel = ({ cells: [cell] }: TextLine) => cell !== undefined && labelled(cell, accountLabels)[0]?.value === "";
