import type { Gray } from "./gray";

// Looked up once: a page has thousands of letters.
const { abs, floor, hypot, max, min } = Math;

const INK = 128;
/** Pixels of a letter's longer side, in a page of about 1,100: less is a speck, more a line or a picture. */
const LETTER = { least: 4, most: 60 } as const;
const FEWEST_LETTERS = 60;
/** A page of the smallest print has fewer. */
const MOST_LETTERS = 12_000;
/** A neighbour that is neither beside a letter nor below it says nothing. */
const CLEAR = 1.7;

type Letter = { x: number; y: number };

/**
 * Whether the letters of a page follow one another along its rows or down its columns: each letter's nearest neighbour is of its own
 * word (docstrum, O'Gorman 1993). 1 is all along the rows, -1 all down the columns, 0 where it cannot be told.
 */
export function readingDirection(page: Gray): number {
  const letters = lettersOf(page);
  if (letters.length < FEWEST_LETTERS) return 0;
  const near = LETTER.most / 2;
  const squares = new Map<number, Letter[]>();
  const keyOf = (x: number, y: number) => floor(y / near) * 10_000 + floor(x / near);
  for (const letter of letters) {
    const key = keyOf(letter.x, letter.y);
    squares.set(key, [...(squares.get(key) ?? []), letter]);
  }
  let [along, down] = [0, 0];
  for (const letter of letters) {
    const around = [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].flatMap((column) => squares.get(keyOf(letter.x + column * near, letter.y + row * near)) ?? []),
    );
    const [across, below] = nearestTo(letter, around);
    if (across > below * CLEAR) along += 1;
    if (below > across * CLEAR) down += 1;
  }
  return (along - down) / max(1, along + down);
}

/** How far the nearest other letter is, along the row and down the column. */
function nearestTo(letter: Letter, around: readonly Letter[]): [number, number] {
  let [best, across, below] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const other of around) {
    const [x, y] = [abs(other.x - letter.x), abs(other.y - letter.y)];
    const distance = hypot(x, y);
    if (other !== letter && distance < best) [best, across, below] = [distance, x, y];
  }
  return [across, below];
}

/** The middles of what has the size of a letter. */
function lettersOf({ width, height, data }: Gray): Letter[] {
  const seen = new Uint8Array(width * height);
  const letters: Letter[] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length && letters.length < MOST_LETTERS; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 255) >= INK) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, floor(at / width)];
      [left, right, top, bottom] = [min(left, x), max(right, x), min(top, y), max(bottom, y)];
      for (let row = max(0, y - 1); row <= min(height - 1, y + 1); row += 1)
        for (let column = max(0, x - 1); column <= min(width - 1, x + 1); column += 1) {
          const next = row * width + column;
          if (seen[next] === 1 || (data[next] ?? 255) >= INK) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    const size = max(right - left, bottom - top) + 1;
    if (size >= LETTER.least && size <= LETTER.most) letters.push({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }
  return letters;
}
