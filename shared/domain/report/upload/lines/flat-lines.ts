import type { PlacedText } from "./placed-text";

/** How much lower or higher than on a flat page a place of a photographed one is, in points. */
export type Bend = (x: number, y: number) => number;

/** Of a letter's height: no words of one line are further apart, and none is further off it. */
const BETWEEN_WORDS = 2;
const OFF = 0.5;
/** Fewer lines of words, or shorter ones, do not show how a page is bent. */
const FEWEST_LINES = 6;
const FEWEST_WORDS = 2;
const LEAST_WIDTH = 30;
const PASSES = 3;

/**
 * A line's lean may change down the page (a photo taken from the side) and along the line (a curled sheet). The stiffer a shape is, the
 * more words have to show it: few do so of a curl.
 */
const shapes: readonly { at: (x: number, y: number) => number; stiffness: number }[] = [
  { at: (x) => x, stiffness: 0.000_01 },
  { at: (x, y) => x * y, stiffness: 0.000_1 },
  { at: (x, y) => x * y ** 2, stiffness: 0.005 },
  { at: (x) => x ** 2, stiffness: 0.000_5 },
  { at: (x, y) => x ** 2 * y, stiffness: 0.02 },
];

type Line = { x: number; y: number; size: number }[];

/**
 * How the lines of a photographed page are bent, told by the words that stand right beside one another. Undefined where too few do.
 *
 * @param size of the page, in points
 */
export function bendOf(pieces: readonly PlacedText[], size: { width: number; height: number }): Bend | undefined {
  const across = (x: number) => (2 * x) / size.width - 1;
  const down = (y: number) => (2 * y) / size.height - 1;
  const lines = wordLines(pieces);
  if (lines.length < FEWEST_LINES) return undefined;
  let weights: number[] = shapes.map(() => 0);
  const bend: Bend = (x, y) =>
    shapes.reduce((total, shape, index) => total + (weights[index] ?? 0) * shape.at(across(x), down(y)), 0);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const rows = lines.flatMap((line) => {
      const near = line.filter((word) => pass === 0 || Math.abs(offOf(word, line, bend)) < word.size * OFF);
      const means = shapes.map((shape) => mean(near.map(({ x, y }) => shape.at(across(x), down(y)))));
      const level = mean(near.map(({ y }) => y));
      return near.map(({ x, y }) => ({
        values: shapes.map((shape, index) => shape.at(across(x), down(y)) - (means[index] ?? 0)),
        off: y - level,
      }));
    });
    weights = leastSquares(rows);
  }
  return bend;
}

/** How far a word is off its line, when the page lies flat. */
function offOf(word: Line[number], line: Line, bend: Bend): number {
  const flat = ({ x, y }: Line[number]) => y - bend(x, y);
  return flat(word) - mean(line.map(flat));
}

/** Words right beside one another, from the left to the right. */
function wordLines(pieces: readonly PlacedText[]): Line[] {
  const lines: PlacedText[][] = [];
  const middle = ({ y, height }: PlacedText) => y + height / 2;
  for (const piece of pieces.filter(({ text }) => text.length > 1).toSorted((a, b) => a.x - b.x)) {
    const own = lines.find((line) => {
      const last = line.at(-1);
      const gap = last ? piece.x - last.x - last.width : 0;
      const height = Math.max(piece.height, last?.height ?? 0);
      const isNear = gap > -height && gap < height * BETWEEN_WORDS;
      return last && isNear && Math.abs(middle(piece) - middle(last)) < height * OFF;
    });
    if (own) own.push(piece);
    else lines.push([piece]);
  }
  const isLong = (line: readonly PlacedText[]) => (line.at(-1)?.x ?? 0) - (line[0]?.x ?? 0) >= LEAST_WIDTH;
  return lines
    .filter((line) => line.length >= FEWEST_WORDS && isLong(line))
    .map((line) => line.map((piece) => ({ x: piece.x + piece.width / 2, y: middle(piece), size: piece.height })));
}

/** The weights with which values come nearest to what they should make: normal equations, by elimination. */
function leastSquares(rows: readonly { values: number[]; off: number }[]): number[] {
  const matrix = shapes.map(({ stiffness }, i) => [
    ...shapes.map((_, j) => {
      const product = sum(rows.map(({ values }) => (values[i] ?? 0) * (values[j] ?? 0)));
      return i === j ? product + stiffness * rows.length : product;
    }),
    sum(rows.map(({ values, off }) => (values[i] ?? 0) * off)),
  ]);
  matrix.forEach((pivot, at) => {
    const scale = pivot[at] || 1;
    pivot.forEach((value, column) => {
      pivot[column] = value / scale;
    });
    for (const row of matrix.filter((other) => other !== pivot)) {
      const share = row[at] ?? 0;
      row.forEach((value, column) => {
        row[column] = value - share * (pivot[column] ?? 0);
      });
    }
  });
  return matrix.map((row) => row.at(-1) ?? 0);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);
