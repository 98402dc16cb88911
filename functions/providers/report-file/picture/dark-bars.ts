import { type Gray, shrink } from "./gray";

// Looked up once: a page has thousands of squares.
const { floor, max, min } = Math;

/** Bars are looked for in squares of so many dots, of a page at 300 to the inch. */
const SQUARE = 8;
/** Of 255: a bar with white letters on it is darker on the whole, and lines of black letters are brighter. */
const DARK = 150;
/** In squares: a bar is as high as a line of letters and more, and longer than high. A dark picture is higher. */
const HEIGHT = { least: 3, most: 20 } as const;
const LEAST_LENGTH = 20;
/** So much of a bar is dark on the whole. A frame is hollow. */
const LEAST_FILL = 0.8;
/** So much of a bar's rim is dark, above its letters and below them. Between the letters of a fat word is paper. */
const LEAST_RIM = 0.97;

type Columns = { top: number; bottom: number }[];
type Bar = { left: number; columns: Columns };

/**
 * A page with the dark bars behind headings turned into paper, and their white letters black: the engine reads none that are white, and
 * they say what is in the columns below.
 */
export function withoutDarkBars(page: Gray): Gray {
  const bars = barsIn(shrink(page, SQUARE)).filter((bar) => hasDarkRim(bar, page));
  if (bars.length === 0) return page;
  const clean = { ...page, data: Uint8Array.from(page.data) };
  for (const bar of bars) turnIntoPaper(bar, clean);
  return clean;
}

/** Whether a line of dots runs in the dark along the upper side of a bar, and one along the lower: where, the squares do not say. */
function hasDarkRim({ left, columns }: Bar, page: Gray): boolean {
  const inside = columns.slice(1, -1).flatMap(({ top, bottom }, column) =>
    Array.from({ length: SQUARE }, (_, dot) => {
      return { x: (left + column + 1) * SQUARE + dot, upper: top * SQUARE, lower: (bottom + 1) * SQUARE - 1 };
    }),
  );
  const isDark = (x: number, y: number) => (page.data[y * page.width + x] ?? 255) < DARK;
  const shareAt = (placeIn: (dots: (typeof inside)[number]) => number) =>
    inside.filter((dots) => isDark(dots.x, placeIn(dots))).length / inside.length;
  const depths = Array.from({ length: 2 * SQUARE }, (_, depth) => depth);
  const upper = max(...depths.map((depth) => shareAt(({ upper: from }) => from + depth)));
  const lower = max(...depths.map((depth) => shareAt(({ lower: from }) => from - depth)));
  return min(upper, lower) >= LEAST_RIM;
}

function turnIntoPaper({ left, columns }: Bar, { width, height, data }: Gray): void {
  const asPaper = asPaperFrom(shadeOf({ left, columns }, { width, height, data }));
  for (const [column, { top, bottom }] of columns.entries()) {
    const [isFirst, isLast] = [column === 0, column === columns.length - 1];
    const x = (left + column) * SQUARE;
    for (let y = top * SQUARE; y < min(height, (bottom + 1) * SQUARE); y += 1) {
      const within = (place: number) => y * width + max(0, min(width, place));
      // A bar ends somewhere in its last squares: what is left of it there would look like a stroke.
      const [from, to] = [within(isFirst ? x - SQUARE : x), within(x + SQUARE * (isLast ? 2 : 1))];
      for (let at = from; at < to; at += 1) data[at] = isFirst || isLast ? 255 : (asPaper[data[at] ?? 0] ?? 255);
    }
  }
}

/** The shade of a bar itself: the middle one of those near its upper and lower side. */
function shadeOf({ left, columns }: Bar, { width, data }: Gray): number {
  const shades = columns.flatMap(({ top, bottom }, column) => {
    const x = (left + column) * SQUARE + SQUARE / 2;
    return [top + 1, bottom].map((row) => data[row * SQUARE * width + x] ?? 0);
  });
  return shades.sort((a, b) => a - b)[floor(shades.length / 2)] ?? 0;
}

/** For each shade on a bar its own on paper: the bar's becomes white, and white black. */
function asPaperFrom(bar: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, shade) => 255 - ((shade - bar) * 255) / (255 - bar));
}

/** The connected dark parts that have the shape of a bar. */
function barsIn(squares: Gray): Bar[] {
  const { width, data } = squares;
  const seen = new Uint8Array(data.length);
  const bars: Bar[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 255) >= DARK) continue;
    const part = connected(start, squares, seen);
    const bar = barOf(part, width);
    if (bar) bars.push(bar);
  }
  return bars;
}

function connected(start: number, { width, data }: Gray, seen: Uint8Array): number[] {
  const part = [start];
  seen[start] = 1;
  for (let next = 0; next < part.length; next += 1) {
    const at = part[next] ?? start;
    const x = at % width;
    for (const near of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (near < 0 || near >= data.length || seen[near] === 1 || (data[near] ?? 255) >= DARK) continue;
      seen[near] = 1;
      part.push(near);
    }
  }
  return part;
}

/** A bar may lean: its height counts column by column. */
function barOf(part: readonly number[], width: number): Bar | undefined {
  const left = part.reduce((least, at) => min(least, at % width), width);
  const right = part.reduce((most, at) => max(most, at % width), 0);
  if (right - left + 1 < LEAST_LENGTH) return undefined;
  const columns: Columns = Array.from({ length: right - left + 1 }, () => ({
    top: Number.MAX_SAFE_INTEGER,
    bottom: 0,
  }));
  for (const at of part) {
    const column = columns[(at % width) - left];
    const row = floor(at / width);
    if (column) Object.assign(column, { top: min(column.top, row), bottom: max(column.bottom, row) });
  }
  const heights = columns.map(({ top, bottom }) => bottom - top + 1);
  const middle = heights.toSorted((a, b) => a - b)[floor(heights.length / 2)] ?? 0;
  const filled = part.length / heights.reduce((sum, height) => sum + height, 0);
  const isBar = middle >= HEIGHT.least && max(...heights) <= HEIGHT.most && filled >= LEAST_FILL;
  return isBar && middle * 2 < heights.length ? { left, columns } : undefined;
}
