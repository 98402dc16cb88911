import { type Gray, makeGray } from "./gray";

/** A connected part of a picture: 1 where it is. */
export type Areas = { width: number; height: number; inside: Uint8Array };

/** Neighbours that differ by more than this share of the brighter one, and so many shades, have an edge between them. */
const EDGE_SHARE = 0.14;
const EDGE_SHADES = 8;
/** The sheet is at least so much brighter than what it lies on, of 255. */
const LEAST_DIFFERENCE = 30;
/** So many limits between dark and bright are tried. */
const LIMITS = 9;
/** Two sheets may lie beside one another; the smaller area is a sheet if it fills so much of the picture. */
const MOST_AREAS = 2;
const LEAST_OTHER = 0.1;

/** The largest areas without an edge in them: a soft shadow is none, the rim of a sheet is one. Writing is taken off before. */
export function smoothAreas(picture: Gray): Areas[] {
  const paper = extreme(picture, 2, Math.max);
  const [highest, lowest] = [extreme(paper, 1, Math.max), extreme(paper, 1, Math.min)];
  const isSmooth = (at: number) => {
    const [high, low] = [highest.data[at] ?? 0, lowest.data[at] ?? 0];
    return high - low <= high * EDGE_SHARE + EDGE_SHADES;
  };
  return largest(picture, isSmooth);
}

/** The largest areas brighter than some limit: a shadow may make paper here as dark as the table there, so several are tried. */
export function brightAreas(picture: Gray): Areas[] {
  const { data } = picture;
  const sorted = Uint8Array.from(data).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [dark, bright] = [at(0.02), at(0.9)];
  if (bright - dark < LEAST_DIFFERENCE) return [];
  const limits = Array.from({ length: LIMITS }, (_, index) => dark + ((index + 1) * (bright - dark)) / (LIMITS + 1));
  return limits.flatMap((limit) => largest(picture, (place) => (data[place] ?? 0) > limit));
}

/** The areas that fill enough of a picture, the largest first. */
function largest({ width, height }: Gray, belongs: (at: number) => boolean): Areas[] {
  const areas = new Int32Array(width * height);
  const stack: number[] = [];
  const large: { area: number; size: number }[] = [];
  for (let start = 0, area = 0; start < areas.length; start += 1) {
    if (areas[start] !== 0 || !belongs(start)) continue;
    area += 1;
    let size = 0;
    areas[start] = area;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= areas.length || areas[next] !== 0 || !belongs(next)) continue;
        areas[next] = area;
        stack.push(next);
      }
    }
    large.push({ area, size });
  }
  const [first, ...rest] = large.sort((a, b) => b.size - a.size).slice(0, MOST_AREAS);
  const second = rest.filter(({ size }) => size > LEAST_OTHER * areas.length);
  return [...(first ? [first] : []), ...second].map((which) => ({
    ...{ width, height },
    inside: Uint8Array.from(areas, (area) => (area === which.area ? 1 : 0)),
  }));
}

/** Each pixel becomes the brightest, or the darkest, of those around it. */
export function extreme({ width, height, data }: Gray, reach: number, of: (a: number, b: number) => number): Gray {
  const rows = makeGray(width, height);
  const result = makeGray(width, height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      let value = data[at] ?? 0;
      const last = Math.min(width - 1, x + reach);
      for (let near = Math.max(0, x - reach); near <= last; near += 1) value = of(value, data[at - x + near] ?? 0);
      rows.data[at] = value;
    }
  }
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      let value = rows.data[at] ?? 0;
      const last = Math.min(height - 1, y + reach);
      for (let near = Math.max(0, y - reach); near <= last; near += 1)
        value = of(value, rows.data[near * width + x] ?? 0);
      result.data[at] = value;
    }
  }
  return result;
}
