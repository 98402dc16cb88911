import { statusRowLabel } from "./bare-statuses";
import { cardRowsAt } from "./bureau-cards";
import { bureauIn, type Columns, columnsOf, nearest } from "./bureau-columns";
import { type Labelled, labelled } from "./fields";
import { recordRowLabels } from "./record-vocabulary";
import { type Cell, type TextLine, textOf } from "./text-line";
import { printed } from "./values";
import { valuesIn } from "./values-in-row";
import { accountLabels } from "./vocabulary";

/**
 * The rows of tables with a column for each bureau, each with its label first: a label may be above its values, behind or
 * between them, or in each column, and one space may be all that parts the columns.
 */
export function columnRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let columns: Columns | undefined;
  let isRepeated = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = withNamesApart(lines[at]);
    if (!line) continue;
    const header = columnsOf(line);
    columns = header ?? columns;
    const known = columns;
    const status = isRepeated && known && !header ? statusRowLabel(line, lines[at + 1], known) : undefined;
    if (known && status) {
      rows.push(placed(line, status, line.cells, known));
      continue;
    }
    const cards = header || !known ? undefined : cardRowsAt(line, lines[at + 1], known);
    if (known && cards) {
      rows.push(...cards.rows.map(({ label, values }) => placed(line, label, values, known)));
      at += cards.height - 1;
      continue;
    }
    // Where labels are in each column, a line with but one is of the bureau in whose column it is.
    const row =
      header || !columns ? undefined : (rowOf(line, columns) ?? (isRepeated ? ownRow(line, columns) : undefined));
    isRepeated = header
      ? true
      : isRepeated && line.cells.every((cell) => labelOf(cell) || printed(cell.text) === undefined);
    const below = row || header || !columns ? undefined : rowBelow(line, lines[at + 1], columns);
    rows.push(row ?? below ?? line);
    if (below) at += 1;
  }
  return rows;
}

/** "TransUnion Experian Equifax" in one cell, each name in a cell of its own. */
function withNamesApart(line: TextLine | undefined): TextLine | undefined {
  const [cell, ...others] = line?.cells ?? [];
  if (!line || !cell || others.length > 0 || !namesOnly.test(cell.text)) return line;
  const letter = cell.width / Math.max(1, cell.text.length);
  const names = [...cell.text.matchAll(eachName)].map(({ 0: text, index }) => ({
    ...cell,
    text,
    x: cell.x + index * letter,
    width: text.length * letter,
  }));
  return { ...line, cells: names };
}

const eachName = /\b(?:trans ?union|experian|equifax)(?:®|™)?/gi;
/** Behind a name may be what the account is there. */
const namesOnly =
  /^(?:(?:trans ?union|experian|equifax)(?:®|™)?(?: (?:potentially )?(?:negative|positive|adverse|derogatory))?(?: [|/] | |$)){2,3}$/i;

function rowOf(line: TextLine, columns: Columns): TextLine | undefined {
  const parts = line.cells.map(labelOf);
  const known = parts.filter((part) => part !== undefined);
  const [first] = parts;
  if (known.length === 0) return undefined;
  if (line.cells.length === 1) return first && first.value !== "" ? spacedRow(line, first, columns) : undefined;
  if (first?.value === "" && known.length === 1) return wideRow(line, first, columns);
  return repeatedRow(line, parts, columns) ?? turnedRow(line, parts, columns);
}

/** "Balance: $120" alone under the second bureau's name, or beside "Not reported". */
function ownRow(line: TextLine, columns: Columns): TextLine | undefined {
  const own = line.cells.filter(({ text }) => printed(text) !== undefined);
  const [cell, ...others] = own;
  const part = cell && labelOf(cell);
  const isOwn =
    part && part.value !== "" && others.length === 0 && columns.some(({ x }) => Math.abs(x - cell.x) < STRAY);
  return isOwn ? placed(line, part.label, [{ ...cell, text: part.value }], columns) : undefined;
}

/** "Balance: $120 | Balance: $130 | Balance: -". */
function repeatedRow(line: TextLine, parts: readonly (Labelled | undefined)[], columns: Columns): TextLine | undefined {
  const [first] = parts;
  const isSame = parts.every((part) => part && part.label === first?.label && part.value !== "");
  if (!first || !isSame || line.cells.length > columns.length) return undefined;
  const values = line.cells.map((cell, index) => ({ ...cell, text: parts[index]?.value ?? "" }));
  return placed(line, first.label, values, columns);
}

/** The label behind or between the values. */
function turnedRow(line: TextLine, parts: readonly (Labelled | undefined)[], columns: Columns): TextLine | undefined {
  const at = parts.findLastIndex((part) => part?.value === "");
  const label = line.cells[at];
  const isOnly = parts.filter((part) => part !== undefined).length === 1;
  if (at < 1 || !label || !isOnly || line.cells.length !== columns.length + 1) return undefined;
  return placed(line, label.text, line.cells.toSpliced(at, 1), columns);
}

/** "Balance: $120 $130 -" with one space between the values. */
function spacedRow(line: TextLine, { label, field, value }: Labelled, columns: Columns): TextLine | undefined {
  const values = valuesIn(value, field, columns.length);
  const [cell] = line.cells;
  return (
    values &&
    cell &&
    placed(
      line,
      label,
      values.map((text) => ({ ...cell, text })),
      columns,
    )
  );
}

/** Long values touch those of the next column: a cell that reaches over several columns has a value for each. */
function wideRow(line: TextLine, { field }: Labelled, columns: Columns): TextLine | undefined {
  const [label, ...values] = line.cells;
  if (!label || values.length >= columns.length) return undefined;
  const apart = values.flatMap((cell) => {
    const under = columns.filter(({ x, middle }) => cell.x <= x + STRAY && cell.x + cell.width > middle);
    const texts = under.length > 1 ? valuesIn(cell.text, field, under.length) : undefined;
    return texts ? texts.map((text, at) => ({ ...cell, text, x: under[at]?.x ?? cell.x, width: 0 })) : [cell];
  });
  return apart.length > values.length ? { ...line, cells: [label, ...apart] } : undefined;
}

const STRAY = 12;

/** A label alone, or once in each column, over the row of its values. */
function rowBelow(line: TextLine, below: TextLine | undefined, columns: Columns): TextLine | undefined {
  const [first, ...others] = line.cells.map(labelOf);
  if (first?.value !== "" || !others.every((part) => part?.label === first.label && part.value === ""))
    return undefined;
  if (others.length > 0 && line.cells.length > columns.length) return undefined;
  if (below?.cells.length === 1 && others.length === 0)
    return spacedRow(below, { ...first, value: textOf(below) }, columns);
  if (!below || below.cells.length < 2 || below.cells.length > columns.length || columnsOf(below)) return undefined;
  if (below.cells.every((cell) => labelOf(cell)) || below.cells.some(({ text }) => bureauIn(text))) return undefined;
  const bureausBelow = new Set(below.cells.map((cell) => nearest(cell, columns)));
  return bureausBelow.size === below.cells.length ? placed(below, first.label, below.cells, columns) : undefined;
}

/** The label and then each value under its bureau's name; values as many as columns are one for each. */
function placed(line: TextLine, label: string, values: readonly Cell[], columns: Columns): TextLine {
  const isWhole = values.length === columns.length;
  const left = Math.min(...columns.map(({ x }) => x));
  const own = values.map((cell, index) => {
    const bureau = nearest(cell, columns);
    const column = isWhole ? columns[index] : columns.find((each) => each.bureau === bureau);
    return { ...cell, x: column?.x ?? cell.x, width: ((column?.middle ?? cell.x) - (column?.x ?? cell.x)) * 2 };
  });
  return { ...line, cells: [{ text: `${label}:`, x: left - GAP, width: GAP / 2 }, ...own] };
}

const GAP = 100;

/** "60 days late" counts months in some reports; in a row of several values it is one. */
const count = /^\d+ days late$/i;

function labelOf(cell: Cell): Labelled | undefined {
  if (count.test(cell.text)) return undefined;
  const parts = [labelled(cell, accountLabels), labelled(cell, recordRowLabels)];
  return parts.find((found) => found.length === 1)?.[0];
}
