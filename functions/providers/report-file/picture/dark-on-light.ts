import type { Gray } from "./gray";

/** Of 255: the background of a dark screen is below it. */
const DARK = 110;
/** Writing is at least so much brighter than a dark screen, and what else is on it may be darker by so much. */
const BRIGHTER = 70;
const DARKER = 30;
/** Of a screen's pixels the writing is so many; a sheet that lies on something dark is more. */
const WRITING = { least: 0.004, most: 0.25 } as const;
/** On a badly lit sheet the ink is darker than most of it, on a dark screen nearly nothing is. */
const CLEAR = 4;

/** A picture of light writing on a dark screen as one of dark writing on paper; any other as it is. */
export function darkOnLight(picture: Gray): Gray {
  const { width, height, data } = picture;
  const counts = new Uint32Array(256);
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1;
  const middle = medianOf(counts, data.length);
  if (middle >= DARK) return picture;
  const share = (from: number, to: number) =>
    counts.subarray(Math.max(0, from), Math.max(0, to)).reduce((sum, count) => sum + count, 0) / data.length;
  const [bright, dark] = [share(middle + BRIGHTER, 256), share(0, middle - DARKER)];
  const isWriting = bright >= WRITING.least && bright <= WRITING.most && bright > dark * CLEAR;
  return isWriting ? { width, height, data: data.map((shade) => 255 - shade) } : picture;
}

function medianOf(counts: Uint32Array, total: number): number {
  let [sum, shade] = [0, 0];
  while (shade < 255 && sum + (counts[shade] ?? 0) < total / 2) {
    sum += counts[shade] ?? 0;
    shade += 1;
  }
  return shade;
}
