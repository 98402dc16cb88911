import type { Cell } from "./text-line";

/** Whether a cell stands below a label, in its column. */
export const isUnder = (cell: Cell, label: Cell) =>
  Math.abs(cell.x - label.x) < 14 || (cell.x > label.x && cell.x < label.x + label.width);

/** How far a value stands from a label, by their beginnings, ends or middles. */
function distance(value: Cell, label: Cell): number {
  const middle = value.x + value.width / 2;
  return Math.min(
    Math.abs(label.x - value.x),
    Math.abs(label.x + label.width - value.x - value.width),
    Math.abs(label.x + label.width / 2 - middle),
  );
}

/** The value of each column: the cell that stands nearest to it; where two want one column, all in the order that fits best. */
export function valuesBelow(values: readonly Cell[], labels: readonly Cell[]): (Cell | undefined)[] {
  const found: (Cell | undefined)[] = labels.map(() => undefined);
  for (const value of values) {
    const nearest = labels.reduce((best, label, index) => {
      const known = labels[best];
      return known === undefined || distance(value, label) < distance(value, known) ? index : best;
    }, 0);
    if (found[nearest] && values.length <= labels.length) return inOrder(values, labels);
    found[nearest] ??= value;
  }
  return found;
}

type Fit = { cost: number; columns: number[] };

/** Each value in a column of its own from the left to the right, with the smallest distances in all. */
function inOrder(values: readonly Cell[], labels: readonly Cell[]): (Cell | undefined)[] {
  let fits: (Fit | undefined)[] = labels.map(() => ({ cost: 0, columns: [] }));
  values.forEach((value, index) => {
    let best: Fit | undefined = index === 0 ? { cost: 0, columns: [] } : undefined;
    fits = labels.map((label, column) => {
      const before = best;
      const own = index === 0 ? undefined : fits[column];
      if (own && (!best || own.cost < best.cost)) best = own;
      return before && { cost: before.cost + distance(value, label), columns: [...before.columns, column] };
    });
  });
  const best = fits.reduce((least, fit) => (fit && (!least || fit.cost < least.cost) ? fit : least), undefined);
  const found: (Cell | undefined)[] = labels.map(() => undefined);
  best?.columns.forEach((column, index) => {
    found[column] = values[index];
  });
  return found;
}
