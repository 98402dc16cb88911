import type { Cell } from "./text-line";

/** Whether a cell is below a label, in its column. */
export const isUnder = (cell: Cell, label: Cell) =>
  Math.abs(cell.x - label.x) < 14 || (cell.x > label.x && cell.x < label.x + label.width);

/** How far a value is from a label, by their beginnings, ends or middles. */
function distance(value: Cell, label: Cell): number {
  const middle = value.x + value.width / 2;
  return Math.min(
    Math.abs(label.x - value.x),
    Math.abs(label.x + label.width - value.x - value.width),
    Math.abs(label.x + label.width / 2 - middle),
  );
}

const amount = /^\$[\d,]+(?:\.\d\d)?$/;
const FEWEST_ALIGNED = 2;
const MOST_PADDING = 10;
const STRAY = 2.5;

/** The columns of amounts that all end at one distance before the next label: they are at the right of columns with labels at the left. */
function columnsOfAligned(values: readonly Cell[], labels: readonly Cell[]): Map<Cell, number> {
  const ended = values.flatMap((value) => {
    const column = labels.findLastIndex(({ x }) => x <= value.x);
    const next = labels[column + 1];
    const gap = next ? next.x - value.x - value.width : -1;
    return column >= 0 && amount.test(value.text) && gap >= 0 && gap <= MOST_PADDING ? [{ value, column, gap }] : [];
  });
  const gaps = ended.map(({ gap }) => gap);
  const areAligned = ended.length >= FEWEST_ALIGNED && Math.max(...gaps) - Math.min(...gaps) <= STRAY;
  return new Map(areAligned ? ended.map(({ value, column }) => [value, column]) : []);
}

/** The value of each column: the cell that is nearest to it; where two want one column, all in the order that fits best. */
export function valuesBelow(values: readonly Cell[], labels: readonly Cell[]): (Cell | undefined)[] {
  const found: (Cell | undefined)[] = labels.map(() => undefined);
  const aligned = columnsOfAligned(values, labels);
  for (const value of values) {
    const nearest =
      aligned.get(value) ??
      labels.reduce((best, label, index) => {
        const known = labels[best];
        return known === undefined || distance(value, label) < distance(value, known) ? index : best;
      }, 0);
    if (found[nearest] && values.length <= labels.length) return inOrder(values, labels);
    found[nearest] ??= value;
  }
  return found;
}

type Fit = { cost: number; placed: [number, Cell][] };

/** Each value in a column of its own from the left to the right, with the smallest distances in all; one far from all is left out. */
function inOrder(values: readonly Cell[], labels: readonly Cell[]): (Cell | undefined)[] {
  const ends = labels.map(({ x }) => x);
  const spacing = (Math.max(...ends) - Math.min(...ends)) / Math.max(1, labels.length - 1);
  const found: (Cell | undefined)[] = labels.map(() => undefined);
  for (const [column, value] of bestFit(values, labels, spacing)) found[column] = value;
  return found;
}

function bestFit(values: readonly Cell[], labels: readonly Cell[], leaveOut: number): [number, Cell][] {
  // After the columns up to each one: the best fit of the values so far.
  let fits: Fit[] = [{ cost: 0, placed: [] }, ...labels.map((): Fit => ({ cost: 0, placed: [] }))];
  for (const value of values) {
    const next: Fit[] = fits.map(({ cost, placed }) => ({ cost: cost + leaveOut, placed }));
    labels.forEach((label, column) => {
      const before = fits[column];
      const own = before && { cost: before.cost + distance(value, label), placed: [...before.placed, [column, value]] };
      const options = [next[column + 1], own, next[column]].filter((fit): fit is Fit => fit !== undefined);
      next[column + 1] = options.reduce((least, fit) => (fit.cost < least.cost ? fit : least));
    });
    fits = next;
  }
  return fits.at(-1)?.placed ?? [];
}
