import { joined } from "../lines/broken-words";
import type { Cell, TextLine } from "../lines/text-line";

/** A line in columns: with a row's label or its values, or with nothing but words of cells that wrap. */
export type PlacedLine = { line: TextLine; cells: (Cell | undefined)[]; isAnchor: boolean };
/** The lines of one row: as many above the one with its label or values as below. */
export type Band = readonly PlacedLine[];

/** Of a cell of five lines beside one of four. */
const MOST_ABOVE = 8;

/** Lines as rows whose cells are in the middle: what is above the first row's values shows how much is above each. */
export class Bands {
  private readonly run: PlacedLine[] = [];
  private readonly rows: { from: number; at: number }[] = [];
  private end = 0;

  get lines(): Band {
    return this.run;
  }

  add(placed: PlacedLine): void {
    const at = this.run.length;
    if (placed.isAnchor) {
      this.rows.push({ from: this.end, at });
      this.end = at * 2 - this.end + 1;
    }
    this.run.push(placed);
  }

  /** The line as far above a row's values as the next line is below them; undefined where the row is complete. */
  get mirrored(): PlacedLine | undefined {
    const last = this.rows.at(-1);
    return last && this.run.length < this.end ? this.run[last.at * 2 - this.run.length] : undefined;
  }

  /** The rows; undefined where a cell is not in the middle of one. */
  get found(): Band[] | undefined {
    const isApart = this.rows.every(({ from, at }) => at >= from && at - from <= MOST_ABOVE);
    if (this.rows.length === 0 || !isApart || this.end > this.run.length) return undefined;
    const bands = this.rows.map(({ from, at }) => this.run.slice(from, at * 2 - from + 1));
    return bands.every(isSymmetric) ? bands : undefined;
  }
}

/** Of each cell there is as much above the middle as below. */
function isSymmetric(band: Band): boolean {
  return band.every(({ cells }, at) => {
    const mirrored = band[band.length - 1 - at]?.cells ?? [];
    const count = Math.max(cells.length, mirrored.length);
    return Array.from({ length: count }, (_, column) => column).every(
      (column) => (cells[column] === undefined) === (mirrored[column] === undefined),
    );
  });
}

/** Whether a cell has words above and below the middle and none in it: then it can begin nowhere else. */
export function hasEvenCell(band: Band): boolean {
  const middle = band[(band.length - 1) / 2]?.cells ?? [];
  return band.some(({ cells }) => cells.some((cell, column) => cell && middle[column] === undefined));
}

/** The lines of a cell as one cell; none where it has none. */
export function together(lines: readonly Cell[]): Cell[] {
  const [first, ...others] = lines;
  if (!first) return [];
  const text = others.reduce((words, rest) => joined(words, rest.text), first.text);
  const [x, width] = [Math.min(...lines.map((cell) => cell.x)), Math.max(...lines.map((cell) => cell.width))];
  return [{ ...first, text, x, width }];
}
