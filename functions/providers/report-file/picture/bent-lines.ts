import { type Gray, makeGray, shrink } from "./gray";

// Looked up once: a page has millions of pixels.
const { abs, ceil, floor, max, min, round, sqrt } = Math;

/** The page is looked at in half its size, in so many strips side by side, each in so many fields one below another. */
const FACTOR = 2;
const STRIPS = 24;
const FIELDS = 12;
/** From one strip to the next a line rises or falls by no more than this share of the strip's width. */
const STEEPEST = 0.12;
/** How alike the rows of two fields must be to be the same lines of writing. */
const ALIKE = 0.5;
/** What is unknown of a field is taken from those above and below it, the nearer the more; some weight says that it is level. */
const NEARER = 0.6;
const LEVEL = 0.15;
/** Pixels of the half-size page by which lines must be bent to be straightened, and how much clearer the rows must become. */
const LEAST_BEND = 1.5;
const CLEARER = 1.1;
/** Darker is ink, of 255. */
const INK = 160;

/** By how many pixels of the half-size page the lines of each strip lie too low, field by field. */
type Bend = number[][];

/**
 * A level page with the lines of a curled or folded sheet straightened: neighbouring strips of the page are laid so that their rows of
 * ink fall together. As it was, where that makes its rows no clearer.
 */
export function withStraightLines(page: Gray): Gray {
  const small = shrink(page, FACTOR);
  const bend = bendOf(small);
  if (max(...bend.flat().map(abs)) < LEAST_BEND) return page;
  if (clarityOf(unbent(small, bend, 1)) < clarityOf(small) * CLEARER) return page;
  return unbent(page, bend, FACTOR);
}

function bendOf(page: Gray): Bend {
  const strips = stripsOf(page);
  const steps = strips.slice(1).map((strip, at) => stepsBetween(strips[at] ?? strip, strip, page));
  const bend: Bend = [Array(FIELDS).fill(0)];
  for (const step of steps) bend.push(step.map((by, field) => (bend.at(-1)?.[field] ?? 0) + by));
  // The mean stays where it is, so that what was read is nearly where the picture shows it.
  const mean = Array.from(
    { length: FIELDS },
    (_, field) => bend.reduce((sum, by) => sum + (by[field] ?? 0), 0) / STRIPS,
  );
  return bend.map((strip) => strip.map((by, field) => by - (mean[field] ?? 0)));
}

/** How much ink each row of each strip has. */
function stripsOf({ width, height, data }: Gray): Float64Array[] {
  const strips = Array.from({ length: STRIPS }, () => new Float64Array(height));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const strip = strips[floor((x * STRIPS) / width)];
      if (strip && (data[y * width + x] ?? 255) < INK) strip[y] = (strip[y] ?? 0) + 1;
    }
  }
  return strips;
}

/** How much lower the lines of a strip lie than those of the strip before it, field by field. */
function stepsBetween(before: Float64Array, strip: Float64Array, { width, height }: Gray): number[] {
  const reach = max(2, ceil((width / STRIPS) * STEEPEST));
  const tall = height / FIELDS;
  const seen = Array.from({ length: FIELDS }, (_, field) =>
    stepIn(before, strip, { from: round((field - 0.5) * tall), to: round((field + 1.5) * tall), reach }),
  );
  return seen.map((_, field) => {
    let [sum, weights] = [0, LEVEL];
    seen.forEach(({ by, weight }, other) => {
      const near = weight * NEARER ** abs(other - field);
      sum += by * near;
      weights += near;
    });
    return sum / weights;
  });
}

type Field = { from: number; to: number; reach: number };

/** The shift at which the rows of two fields are most alike, and how much that says. */
function stepIn(before: Float64Array, strip: Float64Array, { from, to, reach }: Field): { by: number; weight: number } {
  const [first, end] = [max(reach + 1, from), min(before.length - reach - 1, to)];
  const likeness = (by: number) => correlation(before, strip, { first, end, by });
  const all = Array.from({ length: 2 * reach + 1 }, (_, at) => likeness(at - reach));
  const best = all.indexOf(max(...all));
  const weight = all[best] ?? 0;
  if (weight < ALIKE || best === 0 || best === 2 * reach) return { by: 0, weight: 0 };
  const [left, right] = [all[best - 1] ?? 0, all[best + 1] ?? 0];
  const between = (left - right) / (2 * (left - 2 * weight + right) || 1);
  return { by: best - reach + between, weight };
}

function correlation(
  one: Float64Array,
  other: Float64Array,
  { first, end, by }: { first: number; end: number; by: number },
) {
  const count = max(1, end - first);
  let [sumA, sumB, squareA, squareB, both] = [0, 0, 0, 0, 0];
  for (let y = first; y < end; y += 1) {
    const [a, b] = [one[y] ?? 0, other[y + by] ?? 0];
    sumA += a;
    sumB += b;
    squareA += a * a;
    squareB += b * b;
    both += a * b;
  }
  const spread = sqrt((squareA - (sumA * sumA) / count) * (squareB - (sumB * sumB) / count));
  return spread > 0 ? (both - (sumA * sumB) / count) / spread : 0;
}

/** @param scale how many pixels of the page are one of the bend */
function unbent(page: Gray, bend: Bend, scale: number): Gray {
  const { width, height, data } = page;
  const flat = makeGray(width, height);
  const columns = Array.from({ length: width }, (_, x) => bendAt(bend, ((x + 0.5) * STRIPS) / width - 0.5, scale));
  for (let y = 0; y < height; y += 1) {
    const { low: field, part } = placeOf(((y + 0.5) * FIELDS) / height - 0.5, FIELDS);
    for (let x = 0; x < width; x += 1) {
      const column = columns[x] ?? [];
      const from = y + between(column[field] ?? 0, column[field + 1] ?? 0, part);
      if (from < 0 || from > height - 1) continue;
      const above = min(height - 2, floor(from));
      const at = above * width + x;
      flat.data[y * width + x] = between(data[at] ?? 255, data[at + width] ?? 255, from - above);
    }
  }
  return flat;
}

/** The bend of each field where a column of the page is. */
function bendAt(bend: Bend, at: number, scale: number): number[] {
  const { low, part } = placeOf(at, STRIPS);
  return Array.from(
    { length: FIELDS },
    (_, field) => scale * between(bend[low]?.[field] ?? 0, bend[low + 1]?.[field] ?? 0, part),
  );
}

const between = (one: number, other: number, part: number) => one + (other - one) * part;

/** The two of `count` middles that a place is between. */
function placeOf(at: number, count: number): { low: number; part: number } {
  const low = max(0, min(count - 2, floor(at)));
  return { low, part: max(0, min(1, at - low)) };
}

/** How much neighbouring rows of ink differ: most where each line of writing is in rows of its own. */
function clarityOf({ width, height, data }: Gray): number {
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y += 1) {
    let ink = 0;
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1;
    rows[y] = ink;
  }
  return rows.reduce((sum, ink, y) => sum + (ink - (rows[y - 1] ?? ink)) ** 2, 0);
}
