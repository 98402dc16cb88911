import type { Gray } from "./gray";

// Looked up once: a page has millions of pixels.
const { ceil, floor, hypot, max, round } = Math;

const MOST_DEGREES = 20;
const COARSE = 1;
const FINE = 0.1;
/** Enough of a page's ink to see how its lines run. */
const MOST_POINTS = 60_000;

/** The clarity of photos of things and rooms stays below 3; that of lines of writing, however blurred, is above 6. */
export const HAS_LINES = 4.5;

/** How the lines of a page run: `degrees` from the horizontal (positive: they fall to the right), and how clearly. */
export type Skew = { degrees: number; clarity: number };

/**
 * The angle at which a page's ink falls most clearly into rows: the method of projection profiles (Postl, 1986).
 *
 * @param ink black on white; some 1,000 pixels across are enough
 */
export function skewOf(ink: Gray): Skew {
  const points = inkOf(ink);
  if (points === undefined) return { degrees: 0, clarity: 0 };
  const best = (from: number, to: number, step: number): Skew => {
    let found: Skew = { degrees: 0, clarity: 0 };
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const clarity = clarityAt(points, degrees, ink);
      if (clarity > found.clarity) found = { degrees, clarity };
    }
    return found;
  };
  const coarse = best(-MOST_DEGREES, MOST_DEGREES, COARSE);
  return best(coarse.degrees - COARSE, coarse.degrees + COARSE, FINE);
}

type Points = { x: Int32Array; y: Int32Array };

/** Where the ink is; undefined for what is more black than white, and no page. */
function inkOf({ width, height, data }: Gray): Points | undefined {
  const black = data.reduce((count, shade) => count + (shade < 128 ? 1 : 0), 0);
  if (black > data.length / 2) return undefined;
  const step = max(1, ceil(black / MOST_POINTS));
  const count = ceil(black / step);
  const points = { x: new Int32Array(count), y: new Int32Array(count) };
  for (let at = 0, seen = 0; at < width * height; at += 1) {
    if ((data[at] ?? 255) >= 128) continue;
    if (seen % step === 0) {
      points.x[seen / step] = at % width;
      points.y[seen / step] = floor(at / width);
    }
    seen += 1;
  }
  return points;
}

/** How much the rows of a page turned by this angle differ from the ones beside them. */
function clarityAt({ x, y }: Points, degrees: number, { width, height }: Gray): number {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const reach = ceil(hypot(width, height));
  const rows = new Int32Array(2 * reach + 1);
  for (let at = 0; at < x.length; at += 1) {
    const row = round((y[at] ?? 0) * cos - (x[at] ?? 0) * sin) + reach;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum / max(1, x.length);
}
