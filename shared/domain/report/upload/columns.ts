import type { Cell } from "./text-line";

/** Whether a cell stands below a label, in its column. */
export const isUnder = (cell: Cell, label: Cell) =>
  Math.abs(cell.x - label.x) < 14 || (cell.x > label.x && cell.x < label.x + label.width);

/** The value of each column: the cell that begins nearest to it. */
export function valuesBelow(values: readonly Cell[], labels: readonly Cell[]): (Cell | undefined)[] {
  const found: (Cell | undefined)[] = labels.map(() => undefined);
  for (const value of values) {
    const middle = value.x + value.width / 2;
    const distance = (label: Cell) =>
      Math.min(
        Math.abs(label.x - value.x),
        Math.abs(label.x + label.width - value.x - value.width),
        Math.abs(label.x + label.width / 2 - middle),
      );
    const nearest = labels.reduce((best, label, index) => {
      const known = labels[best];
      return known === undefined || distance(label) < distance(known) ? index : best;
    }, 0);
    found[nearest] ??= value;
  }
  return found;
}
