import type { Cell, TextLine } from "../lines/text-line";
import { type Columns, nearest } from "../words/bureau-columns";
import { fits, type Labelled, labelled } from "../words/fields";
import { recordRowLabels } from "../words/record-vocabulary";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { labelAndValue, valuesBehindLabel, valuesIn } from "./values-in-row";

/** So far a cell may be from where its column begins. */
export const STRAY = 12;

/** A row that has its label first, behind or between its values, or in each column; undefined for a line without a known label. */
export function rowOf(line: TextLine, columns: Columns): TextLine | undefined {
  const parts = line.cells.map(labelOf);
  const known = parts.filter((part) => part !== undefined);
  const [first] = parts;
  if (known.length === 0) return undefined;
  if (line.cells.length === 1) return first && first.value !== "" ? spacedRow(line, first, columns) : undefined;
  if (first?.value === "" && known.length === 1) return wideRow(line, first, columns);
  return repeatedRow(line, parts, columns) ?? turnedRow(line, parts, columns);
}

/** "Balance: $120" alone under the second bureau's name, or beside "Not reported". */
export function ownRow(line: TextLine, columns: Columns): TextLine | undefined {
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
export function spacedRow(line: TextLine, { label, field, value }: Labelled, columns: Columns): TextLine | undefined {
  return placedTexts(line, label, valuesIn(value, field, columns.length), columns);
}

/** "Balance $120 Balance $130 Balance -": the label once for each bureau, or "Balance - $130 -", all in one cell. */
export function labelFirstRow(line: TextLine, columns: Columns): TextLine | undefined {
  const [cell, ...others] = line.cells;
  const found = cell && others.length === 0 ? valuesBehindLabel(cell.text, columns.length) : undefined;
  return found && placedTexts(line, found.label, found.values, columns);
}

/** A long label touches the first column's value: they are one cell, which reaches over the beginning of that column. */
export function touchingRow(line: TextLine, columns: Columns): TextLine | undefined {
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

/** The label and then each value under its bureau's name; values as many as columns are one for each. */
export function placed(line: TextLine, label: string, values: readonly Cell[], columns: Columns): TextLine {
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

/** What a cell says as a label, with the value behind it in the same cell. */
export function labelOf(cell: Cell): Labelled | undefined {
  if (count.test(cell.text)) return undefined;
  const parts = [labelled(cell, accountLabels), labelled(cell, recordRowLabels)];
  return parts.find((found) => found.length === 1)?.[0];
}
