import type { Gray } from "./gray";

const INK = 128;

/**
 * How many marks a page has, at least one for each letter and some two in fact: runs of ink with nothing above them. One pass.
 */
export function countMarks({ width, height, data }: Gray): number {
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let isTop = false;
    for (let x = 0; x <= width; x += 1) {
      const isInk = x < width && (data[row + x] ?? 255) < INK;
      const isAfterInk = x > 0 && (data[row + x - 1] ?? 255) < INK;
      if (isInk && !isAfterInk) isTop = !hasInkAbove(data, row, x - 1, width);
      if (isInk && y > 0 && isTop)
        isTop = !isInkAt(data, row - width, x, width) && !isInkAt(data, row - width, x + 1, width);
      if (!isInk && isAfterInk && isTop) count += 1;
    }
  }
  return count;
}

const isInkAt = (data: Gray["data"], row: number, x: number, width: number) =>
  row >= 0 && x >= 0 && x < width && (data[row + x] ?? 255) < INK;

const hasInkAbove = (data: Gray["data"], row: number, x: number, width: number) => isInkAt(data, row - width, x, width);
