import type { Cell, TextLine } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 2;
/** So many lines above and below show where the values of a column of labels begin. */
const NEAR = 8;
const FEWEST = 3;

/**
 * Labels whose value is set a little lower, in a line of its own, with that value beside them: "Sold to", and below it, where the
 * labels above and below have their values, "RIDGELINE RECOVERY". Left in its line, a name would begin an account.
 */
export function withLowerValues(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = lines.slice(at, at + 2);
    if (!line) continue;
    const value = below && lowerValue(lines, at);
    if (!below || !value) {
      rows.push(line);
      continue;
    }
    rows.push({ ...line, cells: line.cells.toSpliced(1, 0, value) });
    const rest = below.cells.slice(1);
    if (rest.length > 0) rows.push({ ...below, cells: rest });
    at += 1;
  }
  return rows;
}

function lowerValue(lines: readonly TextLine[], at: number): Cell | undefined {
  const [line, below] = lines.slice(at, at + 2);
  const [label, beside] = line?.cells ?? [];
  const [value] = below?.cells ?? [];
  if (!label || !value || below?.page !== line?.page || value.x <= label.x || !isLabel(label)) return undefined;
  // Over the bureaus' columns a label is a heading; beside the middle of a value of several lines it is centred.
  const [above] = lines[at - 1]?.cells ?? [];
  if ((below && columnsOf(below)) || (above && isAt(above, value))) return undefined;
  if (labelled(value, accountLabels).length > 0 || (beside && beside.x < value.x + SAME_START)) return undefined;
  const near = [...lines.slice(Math.max(0, at - NEAR), at), ...lines.slice(at + 2, at + 2 + NEAR)];
  const alike = near.filter(({ cells: [first, second] }) => {
    return first && second && isAt(first, label) && isLabel(first) && isAt(second, value);
  });
  return alike.length >= FEWEST ? value : undefined;
}

const isAt = (cell: Cell, other: Cell) => Math.abs(cell.x - other.x) < SAME_START;

/** A label alone: its value is elsewhere. */
function isLabel(cell: Cell): boolean {
  const [part, ...others] = labelled(cell, accountLabels);
  return part?.value === "" && others.length === 0;
}
