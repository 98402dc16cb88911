import type { Cell, TextLine } from "../lines/text-line";
import { fits, type Labelled, labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

const MOST_CELLS = 12;

/**
 * Of a table whose cells have a label and its value below it, a copy has each value before the next cell's label: "Balance",
 * "$1,240  Limit", "$1,000". These as lines of their own, so that each value is below its label.
 */
export function withTwoLineCells(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const row = rowAt(lines.slice(at, at + MOST_CELLS));
    const line = lines[at];
    if (row.length > 0) rows.push(...row.flatMap(cellsApart));
    else if (line) rows.push(line);
    at += Math.max(0, row.length - 1);
  }
  return rows;
}

/** A label alone, then each value with the next label, and the last value alone; empty when it is something else. */
function rowAt(lines: readonly TextLine[]): readonly TextLine[] {
  let label = lines[0]?.cells.length === 1 ? lastLabel(lines[0]) : undefined;
  for (let height = 1; label && height < lines.length; height += 1) {
    const line = lines[height];
    const [value, next, ...others] = line?.cells ?? [];
    const isValue = value && !labelIn(value) && (label.field === "none" || fits(label.field, value.text));
    if (!line || !isValue || others.length > 0) return [];
    if (!next) return height > 1 ? lines.slice(0, height + 1) : [];
    label = lastLabel(line);
  }
  return [];
}

const labelIn = (cell: Cell): Labelled | undefined => labelled(cell, accountLabels)[0];

function lastLabel({ cells }: TextLine): Labelled | undefined {
  const cell = cells.at(-1);
  const label = cell && labelIn(cell);
  return label?.value === "" ? label : undefined;
}

const cellsApart = (line: TextLine): TextLine[] => line.cells.map((cell) => ({ ...line, cells: [{ ...cell, x: 0 }] }));
