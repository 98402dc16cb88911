import { cut } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, MOST_CELLS, type TextLine } from "../lines/text-line";

const COLUMN_WIDTH = 600;
const CHARACTER_WIDTH = 6;

const bar = /[|│┃║]/;
const rule = /^[-–—=_+:|\s\u2500-\u257f]{3,}$/;

/** "+-----+-----+", "|---|---:|": what parts the rows of a table that is drawn with letters. */
export const isRule = (raw: string): boolean => /[|+\u2500-\u257f]/.test(raw) && rule.test(raw);

/** The cells between the bars of a row that begins and ends with one: "| Balance | $812 | $810 |". Undefined for another line. */
export function ruledCells(raw: string): Cell[] | undefined {
  const text = raw.trim();
  if (text.length < 3 || !bar.test(text[0] ?? "") || !bar.test(text.at(-1) ?? "")) return undefined;
  const pieces = text.slice(1, -1).split(bar, MOST_CELLS);
  return pieces.flatMap((piece, at) =>
    // A row without columns is a heading over them, as it would be without its frame.
    pieces.length === 1 ? spacedCells(piece) : cellAt(piece.trim(), at * COLUMN_WIDTH),
  );
}

const spacedCells = (text: string): Cell[] =>
  [...text.matchAll(/\S+(?: \S+)*/g)]
    .slice(0, MOST_CELLS)
    .flatMap(({ 0: piece, index }) => cellAt(piece, index * CHARACTER_WIDTH));

function cellAt(value: string, x: number): Cell[] {
  const width = Math.min(value.length * CHARACTER_WIDTH, COLUMN_WIDTH - 60);
  return value === "" ? [] : [{ text: cut(value, LONGEST_CELL), x, width }];
}

/** In which space between rules a row stands, and how many columns it has. */
export type Ruled = { group: number; columns: number };

/** How many columns the bars of a row part. */
export const columnsIn = (raw: string): number => raw.trim().slice(1, -1).split(bar, MOST_CELLS).length;

type RuledLine = { line: TextLine; ruled?: Ruled };

/** A table with rules between its rows: what stands below a row within the same rules goes on it, each piece in its cell. */
export function withWholeRows<Line extends RuledLine>(lines: readonly Line[]): Line[] {
  const groups = new Map<number, Line[]>();
  for (const line of lines) {
    const group = line.ruled && groups.get(line.ruled.group);
    if (group) group.push(line);
    else if (line.ruled) groups.set(line.ruled.group, [line]);
  }
  const isRowAlone = ([first, ...others]: readonly Line[]) => isFull(first) && others.every(isSparse);
  const rows = [...groups.values()].filter(isRowAlone);
  if (rows.length < FEWEST_ROWS) return [...lines];
  const whole = new Map(rows.map((group) => [group[0], group]));
  const rest = new Set(rows.flatMap((group) => group.slice(1)));
  return lines.flatMap((line) => (rest.has(line) ? [] : joined(line, whole.get(line) ?? [])));
}

const FEWEST_ROWS = 3;
const FEWEST_COLUMNS = 3;

const filled = ({ line, ruled }: RuledLine) => line.cells.length / (ruled?.columns ?? 1);
const isFull = (line: RuledLine | undefined) =>
  line !== undefined && (line.ruled?.columns ?? 0) >= FEWEST_COLUMNS && filled(line) > 1 / 2;
const isSparse = (line: RuledLine) => filled(line) <= 1 / 2;

function joined<Line extends RuledLine>(row: Line, [, ...others]: readonly Line[]): Line {
  if (others.length === 0) return row;
  const below = (x: number) => others.flatMap(({ line }) => line.cells.filter((cell) => cell.x === x));
  const cells = row.line.cells.map((cell) => {
    const text = cut([cell, ...below(cell.x)].map((piece) => piece.text).join(" "), LONGEST_CELL);
    return { ...cell, text, width: Math.min(text.length * CHARACTER_WIDTH, COLUMN_WIDTH - 60) };
  });
  const own = new Set(cells.map(({ x }) => x));
  const more = others.flatMap(({ line }) => line.cells.filter(({ x }) => !own.has(x)));
  return { ...row, line: { ...row.line, cells: [...cells, ...more].sort((a, b) => a.x - b.x) } };
}
