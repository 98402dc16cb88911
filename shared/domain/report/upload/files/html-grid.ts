import type { Cell, TextLine } from "../lines/text-line";
import { textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";

const COLUMN_WIDTH = 100;

/** A block of a page that is open: where its lines begin, and those of the blocks in it. */
type Open = { from: number; inside: { from: number; to: number }[] };

/**
 * Blocks that are beside one another like the cells of a row. It is known by the bureaus' names: blocks in a row that name them
 * are the heading, and as many blocks in a row below are a row of values, those that are empty too.
 */
export class BlockGrid {
  private readonly open: Open[] = [];
  /** How many blocks a heading of bureaus has, and whether its first one is the corner over the labels. */
  private heading: { count: number; hasCorner: boolean } | undefined;

  /** A block begins. @param lines how many lines there are so far */
  start(lines: number): void {
    this.open.push({ from: lines, inside: [] });
  }

  /** A block ends: when it is a row of the grid, its lines become one. */
  end(lines: TextLine[]): void {
    const block = this.open.pop();
    if (!block) return;
    const cells = cellsOf(block, lines);
    const heading = cells && headingOf(cells);
    this.heading = heading ?? this.heading;
    const shift = cells && this.heading ? this.shiftOf(cells.length, this.heading) : undefined;
    if (cells && shift !== undefined) {
      const placed = cells.flatMap((text, index): Cell[] =>
        text === "" ? [] : [{ text, x: (index + shift) * COLUMN_WIDTH, width: COLUMN_WIDTH }],
      );
      const [first] = lines.splice(block.from);
      if (first) lines.push({ ...first, cells: placed });
    }
    this.open.at(-1)?.inside.push({ from: block.from, to: lines.length });
  }

  private shiftOf(count: number, { count: whole, hasCorner }: { count: number; hasCorner: boolean }) {
    const columns = hasCorner ? whole - 1 : whole;
    if (count === columns + 1) return 0;
    return count === columns ? 1 : undefined;
  }
}

/** The texts of the blocks in a block, each of one line at most; undefined when anything else is in it. */
function cellsOf({ from, inside }: Open, lines: readonly TextLine[]): string[] | undefined {
  if (inside.length < 2 || inside.length > 4) return undefined;
  const isRow = inside.every((block) => block.to - block.from <= 1);
  const own = inside.reduce((sum, block) => sum + block.to - block.from, 0);
  if (!isRow || own === 0 || own !== lines.length - from) return undefined;
  return inside.map((block) => {
    const line = block.to > block.from ? lines[block.from] : undefined;
    return line ? textOf(line) : "";
  });
}

function headingOf(cells: readonly string[]): { count: number; hasCorner: boolean } | undefined {
  const [first = "", ...others] = cells;
  const hasCorner = bureauIn(first) === undefined;
  const names = (hasCorner ? others : cells).map(bureauIn);
  const isHeading = names.length > 1 && !names.includes(undefined) && new Set(names).size === names.length;
  return isHeading ? { count: cells.length, hasCorner } : undefined;
}
