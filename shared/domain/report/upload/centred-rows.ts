import type { PlacedText } from "./placed-text";

type Column = { right: number; pieces: PlacedText[] };

/** Of a letter's height: lines of one cell stand further apart, those of cells beside one another in a row may not. */
const CLOSE = 0.85;
/** Of a letter's height: a row of values may be taller than its label. */
const SAME_MIDDLE = 0.5;
/** A cell of four lines beside one of three. */
const MOST_LINES = 7;

/**
 * Rows whose cells are in the middle of their height, where a label of one line is between the two lines of its neighbour:
 * as if each cell began at the top. `gap` is between words, of a letter's height.
 */
export function topAligned(rows: readonly PlacedText[][], gap: number): PlacedText[][] {
  const aligned: PlacedText[][] = [];
  for (let at = 0; at < rows.length; ) {
    let end = at + 1;
    while (end < rows.length && isClose(rows[end - 1], rows[end])) end += 1;
    const band = rows.slice(at, end);
    aligned.push(...(linesOf(band, gap) ?? band));
    at = end;
  }
  return aligned;
}

function isClose(above: PlacedText[] | undefined, below: PlacedText[] | undefined): boolean {
  const [a, b] = [above?.[0], below?.[0]];
  return a !== undefined && b !== undefined && a.y - b.y < Math.min(a.height, b.height) * CLOSE;
}

/** Undefined where lines stand upon one another, or no cell has several. */
function linesOf(band: readonly PlacedText[][], gap: number): PlacedText[][] | undefined {
  if (band.length < 3 || band.length > MOST_LINES) return undefined;
  const columns: Column[] = [];
  for (const piece of band.flat().sort((a, b) => a.x - b.x)) {
    const column = columns.at(-1);
    if (column && piece.x < column.right + piece.height * gap) {
      column.right = Math.max(column.right, piece.x + piece.width);
      column.pieces.push(piece);
    } else columns.push({ right: piece.x + piece.width, pieces: [piece] });
  }
  const split = columns.map(({ pieces }) => band.map((row) => row.filter((each) => pieces.includes(each))));
  const stacks = split.map((rows) => rows.filter((row) => row.length > 0));
  const isApart = stacks.every((stack) => stack.every((line, at) => at === 0 || !isClose(stack[at - 1], line)));
  const height = Math.max(...stacks.map((stack) => stack.length));
  if (!isApart || height < 2 || height === band.length || !haveOneMiddle(stacks)) return undefined;
  return Array.from({ length: height }, (_, at) => stacks.flatMap((stack) => stack[at] ?? []));
}

/** Columns that go on at a pace of their own have no middle in common. */
function haveOneMiddle(stacks: readonly PlacedText[][][]): boolean {
  const middles = stacks.flatMap((stack) => {
    const [top, bottom] = [stack[0]?.[0], stack.at(-1)?.[0]];
    return top && bottom ? [{ y: (top.y + bottom.y) / 2, height: top.height }] : [];
  });
  const heights = middles.map(({ y }) => y);
  const letter = Math.min(...middles.map(({ height }) => height));
  return Math.max(...heights) - Math.min(...heights) < letter * SAME_MIDDLE;
}
