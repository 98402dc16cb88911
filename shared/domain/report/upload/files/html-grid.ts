import { cut } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, MOST_CELLS, type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";

const COLUMN_WIDTH = 100;

type Place = { row: number; column: number };
/** A block of a page that is open: where its lines begin, and those of the blocks in it. */
type Open = { from: number; inside: { from: number; to: number; place?: Place }[]; place?: Place };

/** A row and a column are fewer than these. */
const MOST_PLACES = 100;

/**
 * Blocks that are beside one another like the cells of a row. It is known by the place in a grid that each of them is given, or by
 * the bureaus' names: blocks in a row that name them are the heading, and as many blocks in a row below are a row of values, those
 * that are empty too.
 */
export class BlockGrid {
  private readonly open: Open[] = [];
  /** How many blocks a heading of bureaus has, and whether its first one is the corner over the labels. */
  private heading: { count: number; hasCorner: boolean } | undefined;

  /** A block begins. @param lines how many lines there are so far */
  start(lines: number, attributes: Readonly<Record<string, string>>): void {
    this.open.push({ from: lines, inside: [], place: placeOf(attributes) });
  }

  /** A block ends: when it is a row of the grid, its lines become one. */
  end(lines: TextLine[]): void {
    const block = this.open.pop();
    if (!block) return;
    const rows = placedRows(block, lines);
    if (rows) lines.splice(block.from, lines.length - block.from, ...rows);
    const cells = cellsOf(block, lines);
    const placed = cells && this.placed(cells);
    if (placed) {
      const [first] = lines.splice(block.from);
      if (first) lines.push({ ...first, cells: placed });
    }
    this.open.at(-1)?.inside.push({ from: block.from, to: lines.length, place: block.place });
  }

  /** Words in tags that are beside one another, as the rows that they are set in: one, or all of a grid with its heading. */
  rowsFor(texts: readonly string[]): Cell[][] | undefined {
    if (texts.length > MOST_BESIDE) return wholeGrid(texts);
    const row = this.cellsFor(texts);
    return row && [row];
  }

  /** As cells of the heading or of a row with its label. */
  private cellsFor(texts: readonly string[]): Cell[] | undefined {
    const columns = (this.heading?.count ?? 0) - (this.heading?.hasCorner ? 1 : 0);
    const isRow =
      texts.length === columns + 1 && texts[0] !== "" && texts.slice(1).every((text) => !text.endsWith(":"));
    return isRow || headingOf(texts) ? this.placed(texts.map((text) => cut(text, LONGEST_CELL))) : undefined;
  }

  private placed(cells: readonly string[]): Cell[] | undefined {
    this.heading = headingOf(cells) ?? this.heading;
    const shift = this.heading ? this.shiftOf(cells.length, this.heading) : undefined;
    if (shift === undefined) return undefined;
    return cells.flatMap((text, index): Cell[] =>
      text === "" ? [] : [{ text, x: (index + shift) * COLUMN_WIDTH, width: COLUMN_WIDTH }],
    );
  }

  private shiftOf(count: number, { count: whole, hasCorner }: { count: number; hasCorner: boolean }) {
    const columns = hasCorner ? whole - 1 : whole;
    if (count === columns + 1) return 0;
    return count === columns ? 1 : undefined;
  }
}

const placeIn = {
  class: [/(?:^|\s)row-start-(\d{1,2})(?:\s|$)/, /(?:^|\s)col-start-(\d{1,2})(?:\s|$)/],
  style: [/\bgrid-row(?:-start)?:\s*(\d{1,2})\b/, /\bgrid-column(?:-start)?:\s*(\d{1,2})\b/],
} as const;

/** Where its class or its style sets a block in a grid. */
function placeOf(attributes: Readonly<Record<string, string>>): Place | undefined {
  for (const name of ["class", "style"] as const) {
    const [row, column] = placeIn[name].map((place) => Number(place.exec(attributes[name] ?? "")?.[1]));
    if (row && column && row < MOST_PLACES && column < MOST_PLACES) return { row, column };
  }
  return undefined;
}

/** The rows of a grid whose blocks have each a place of its own, in whatever order the page has them. */
function placedRows({ from, inside }: Open, lines: readonly TextLine[]): TextLine[] | undefined {
  const placed = inside.flatMap(({ place, ...block }) => (place ? [{ ...block, ...place }] : []));
  const own = placed.reduce((sum, block) => sum + block.to - block.from, 0);
  if (placed.length < 2 || placed.length < inside.length || own !== lines.length - from) return undefined;
  const rows = new Map<number, Cell[]>();
  for (const { row, column, from, to } of placed.sort((a, b) => a.row - b.row || a.column - b.column)) {
    const text = cut(lines.slice(from, to).map(textOf).join(" "), LONGEST_CELL);
    const cells = rows.get(row) ?? [];
    if (text !== "" && cells.length < MOST_CELLS)
      cells.push({ text, x: (column - 1) * COLUMN_WIDTH, width: COLUMN_WIDTH });
    if (cells.length > 0) rows.set(row, cells);
  }
  return [...rows.values()].map((cells, at) => ({ page: 1, line: from + at + 1, cells }));
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

/** A row of three bureaus and its label. */
const MOST_BESIDE = 4;
const FEWEST_ROWS = 3;

/** A grid whose cells follow one another in one block: bureaus' names and an empty place first, in which each further row has its label. */
function wholeGrid(texts: readonly string[]): Cell[][] | undefined {
  const count = [MOST_BESIDE, MOST_BESIDE - 1].find((each) => hasPlaceForLabels(texts.slice(0, each)));
  if (count === undefined || texts.length % count > 0 || texts.length < FEWEST_ROWS * count) return undefined;
  const rows = Array.from({ length: texts.length / count }, (_, row) => texts.slice(row * count, (row + 1) * count));
  const place = rows[0]?.indexOf("") ?? 0;
  if (!rows.slice(1).every((row) => row[place] !== "" && !hasPlaceForLabels(row))) return undefined;
  return rows.map((row) =>
    row.flatMap((text, at): Cell[] =>
      text === "" ? [] : [{ text: cut(text, LONGEST_CELL), x: at * COLUMN_WIDTH, width: COLUMN_WIDTH }],
    ),
  );
}

function hasPlaceForLabels(head: readonly string[]): boolean {
  const names = head.filter((text) => text !== "").map(bureauIn);
  const areNames = names.length > 1 && !names.includes(undefined) && new Set(names).size === names.length;
  return areNames && names.length === head.length - 1;
}

function headingOf(cells: readonly string[]): { count: number; hasCorner: boolean } | undefined {
  const [first = "", ...others] = cells;
  const hasCorner = bureauIn(first) === undefined;
  const names = (hasCorner ? others : cells).map(bureauIn);
  const isHeading = names.length > 1 && !names.includes(undefined) && new Set(names).size === names.length;
  return isHeading ? { count: cells.length, hasCorner } : undefined;
}
