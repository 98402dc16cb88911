import type { Cell, TextLine } from "../lines/text-line";
import type { Columns } from "../words/bureau-columns";
import { type Labelled, labelled } from "../words/fields";
import { isLabelLikeValue } from "../words/status-values";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const STRAY = 12;

/** A label in one bureau's column, with its value. */
type Own = { x: number; label: Labelled; value?: Cell };
/** Labels with their values under the bureaus' names; `height` is how many lines they are in. */
export type CardRows = { rows: { label: string; values: Cell[] }[]; height: number };

/**
 * The bureaus' cards beside one another, each with labels of its own: "Balance $120 | Balance $130", or each value below its label.
 * A bureau that does not report the account has none.
 */
export function cardRowsAt(line: TextLine, below: TextLine | undefined, columns: Columns): CardRows | undefined {
  const cells = columns.map(({ x }) => cellsFrom(x, line, columns));
  const own = columns.flatMap(({ x }, at) => ownOf(cells[at] ?? [], x) ?? []);
  const others = cells.filter((each) => each.length > 0).length - own.length;
  const isWhole = cells.flat().length === line.cells.length && cells.filter(isEmptyCard).length === others;
  if (own.length === 0 || !isWhole) return undefined;
  if (own.every(({ value }) => value)) return { rows: rowsOf(own), height: 1 };
  if (!below || own.some(({ value }) => value)) return undefined;
  const found = own.map((each) => ({ ...each, value: valueIn(cellsFrom(each.x, below, columns), each) }));
  const count = found.filter(({ value }) => value).length;
  return count > 0 && count === below.cells.length ? { rows: rowsOf(found), height: 2 } : undefined;
}

/** The cells of a line from where one bureau's name begins up to the next name. */
function cellsFrom(from: number, { cells }: TextLine, columns: Columns): Cell[] {
  const to = Math.min(...columns.map(({ x }) => x).filter((x) => x > from));
  // What reaches over the next name is no bureau's own.
  return cells.filter(({ x, width }) => x > from - STRAY && x <= to - STRAY && x + width < to + STRAY);
}

function ownOf([first, second, ...others]: readonly Cell[], x: number): Own | undefined {
  const [label] = first ? labelled(first, accountLabels) : [];
  const isAtEdge = first !== undefined && Math.abs(first.x - x) < STRAY;
  return isAtEdge && label?.value === "" && others.length === 0 ? { x, label, value: second } : undefined;
}

/** "No information reported". */
const isEmptyCard = ([cell, ...others]: readonly Cell[]) =>
  cell !== undefined && others.length === 0 && (printed(cell.text) === undefined || /^no[tn]?e?\b/i.test(cell.text));

function valueIn([cell, ...others]: readonly Cell[], { x, label }: Own): Cell | undefined {
  if (!cell || others.length > 0 || Math.abs(cell.x - x) >= STRAY) return undefined;
  const isValue = labelled(cell, accountLabels).length === 0 || isLabelLikeValue(label, cell.text);
  return isValue ? cell : undefined;
}

function rowsOf(own: readonly Own[]): CardRows["rows"] {
  const labels = [...new Set(own.map(({ label }) => label.label))];
  return labels.map((label) => ({
    label,
    values: own.flatMap((each) => (each.label.label === label && each.value ? [{ ...each.value, x: each.x }] : [])),
  }));
}
