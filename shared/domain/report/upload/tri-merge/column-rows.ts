import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { bureauIn, type Columns, columnsOf, nearest, withNamesApart } from "../words/bureau-columns";
import { fits, type Labelled, labelled } from "../words/fields";
import { recordRowLabels } from "../words/record-vocabulary";
import { sectionOf } from "../words/sections";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { statusRowLabel } from "./bare-statuses";
import { cardRowsAt, namesUnder, withWholeCards } from "./bureau-cards";
import { labelAndValue, valuesBehindLabel, valuesIn } from "./values-in-row";

/**
 * The rows of tables with a column for each bureau, each with its label first: a label may be above its values, behind or
 * between them, or in each column, and one space may be all that parts the columns.
 */
export function columnRows(given: readonly TextLine[]): TextLine[] {
  const lines = withWholeCards(given);
  const rows: TextLine[] = [];
  let columns: Columns | undefined;
  let isRepeated = false;
  let isCells = false;
  let isTight = false;
  for (let at = 0; at < lines.length; at += 1) {
    const printedLine = lines[at];
    if (!printedLine) continue;
    const named = withNamesApart(printedLine);
    const header = columnsOf(named);
    if (header) isTight = named !== printedLine;
    const line = header && isTight ? withCellsAside(named) : named;
    columns = header ? columnsOf(line) : columns;
    const known = columns;
    const status = isRepeated && known && !header ? statusRowLabel(line, lines[at + 1], known) : undefined;
    if (known && status) {
      rows.push(placed(line, status, line.cells, known));
      continue;
    }
    const names = known && isHead(lines[at - 1]) ? namesUnder(line, known) : undefined;
    if (known && names) {
      rows.push(placed(line, "Creditor name", names, known));
      continue;
    }
    const cards = header || !known ? undefined : cardRowsAt(line, lines[at + 1], known);
    if (known && cards) {
      rows.push(...cards.rows.map(({ label, values }) => placed(line, label, values, known)));
      at += cards.height - 1;
      continue;
    }
    // Where labels are in each column, a line with but one is of the bureau in whose column it is.
    const own = isRepeated && columns && !header ? ownRow(line, columns) : undefined;
    const row =
      header || !columns
        ? undefined
        : ((isCells ? own : undefined) ??
          labelFirstRow(line, columns) ??
          touchingRow(line, columns) ??
          rowOf(line, columns) ??
          own);
    isRepeated = header
      ? true
      : isRepeated && line.cells.every((cell) => labelOf(cell) || printed(cell.text) === undefined);
    isCells = !header && isRepeated && (isCells || line.cells.length > 1);
    const below = row || header || !columns ? undefined : rowBelow(line, lines.slice(at + 1, at + 3), columns);
    const found = row ?? below ?? line;
    rows.push(isTight && columns && !header ? withKnownPlaces(found, columns) : found);
    if (below) at += 1;
  }
  return rows;
}

const isHead = (line: TextLine | undefined) => line !== undefined && columnsOf(withNamesApart(line)) !== undefined;

function rowOf(line: TextLine, columns: Columns): TextLine | undefined {
  const parts = line.cells.map(labelOf);
  const known = parts.filter((part) => part !== undefined);
  const [first] = parts;
  if (known.length === 0) return undefined;
  if (line.cells.length === 1) return first && first.value !== "" ? spacedRow(line, first, columns) : undefined;
  if (first?.value === "" && known.length === 1) return wideRow(line, first, columns);
  return repeatedRow(line, parts, columns) ?? turnedRow(line, parts, columns);
}

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
  const values = line.cells.toSpliced(at, 1);
  // "NORTHLAKE CARD  Credit card  Closed  Negative" is over an account, and no day on which it was closed.
  const areValues = values.every(({ text }) => fits(parts[at]?.field ?? "none", text));
  return areValues ? placed(line, label.text, values, columns) : undefined;
}

/** "Balance: $120 $130 -" with one space between the values. */
function spacedRow(line: TextLine, { label, field, value }: Labelled, columns: Columns): TextLine | undefined {
  return placedTexts(line, label, valuesIn(value, field, columns.length), columns);
}

/** "Balance $120 Balance $130 Balance -": the label once for each bureau, or "Balance - $130 -", all in one cell. */
function labelFirstRow(line: TextLine, columns: Columns): TextLine | undefined {
  const [cell, ...others] = line.cells;
  const found = cell && others.length === 0 ? valuesBehindLabel(cell.text, columns.length) : undefined;
  return found && placedTexts(line, found.label, found.values, columns);
}

/** A long label touches the first column's value: they are one cell, which reaches over the beginning of that column. */
function touchingRow(line: TextLine, columns: Columns): TextLine | undefined {
  const [first, ...values] = line.cells;
  const left = Math.min(...columns.map(({ x }) => x));
  if (!first || first.x + STRAY > left || first.x + first.width < left + STRAY) return undefined;
  const found = values.length === columns.length - 1 ? labelAndValue(first.text) : undefined;
  return found && placed(line, found.label, [{ ...first, text: found.value }, ...values], columns);
}

function placedTexts(
  line: TextLine,
  label: string,
  texts: readonly string[] | undefined,
  columns: Columns,
): TextLine | undefined {
  const [cell] = line.cells;
  return (
    texts &&
    cell &&
    placed(
      line,
      label,
      texts.map((text) => ({ ...cell, text })),
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
