import type { Gray } from "./gray";

/** Darker is ink, of 255, on a page whose light is even: rules are often gray and thin. */
const INK = 200;
/** Lengths in dots of a page at 300 to the inch. A rule is longer than any stroke of a letter, and thinner. */
const LEAST_LENGTH = 150;
const MOST_THICKNESS = 9;
/** A faint rule is broken here and there. */
const MOST_GAP = 3;

/** A direction of a picture: how many lines it has, how long they are, and how far apart their pixels are in the data. */
type Direction = { lines: number; length: number; across: number; along: number };

/**
 * A straight page without its rules: the lines under headings and around the cells of a table. The engine takes letters that they
 * touch for others, and a rule beside a word for a letter. The second direction begins where the first has ended: what is left of a rule
 * where another one crosses it is a dot that the engine takes for a part of the word in the cell.
 */
export function withoutRules(page: Gray): Gray {
  const { width, height } = page;
  const across = wiped(page, { lines: height, length: width, across: width, along: 1 });
  return wiped(across, { lines: width, length: height, across: 1, along: width });
}

function wiped(page: Gray, direction: Direction): Gray {
  const { lines, length, across, along } = direction;
  const clean = { ...page, data: Uint8Array.from(page.data) };
  for (let line = 0; line < lines; line += 1) {
    let [start, last] = [-1, -1];
    for (let place = 0; place <= length; place += 1) {
      const isInk = place < length && (page.data[line * across + place * along] ?? 255) < INK;
      if (isInk) {
        if (start < 0) start = place;
        last = place;
      } else if (start >= 0 && (place - last > MOST_GAP || place === length)) {
        if (last - start >= LEAST_LENGTH) wipeRun(page.data, clean, direction, { line, start, last });
        start = -1;
      }
    }
  }
  return clean;
}

/** Where a letter stands on the rule or goes through it, it stays. */
function wipeRun(
  data: Uint8Array,
  clean: Gray,
  { lines, across, along }: Direction,
  { line, start, last }: { line: number; start: number; last: number },
): void {
  for (let place = start; place <= last; place += 1) {
    const isInk = (at: number) => at >= 0 && at < lines && (data[at * across + place * along] ?? 255) < INK;
    let [first, end] = [line, line];
    while (end - first < MOST_THICKNESS && isInk(first - 1)) first -= 1;
    while (end - first < MOST_THICKNESS && isInk(end + 1)) end += 1;
    if (end - first >= MOST_THICKNESS) continue;
    // The rim of a rule is gray.
    for (let at = Math.max(0, first - 1); at <= Math.min(lines - 1, end + 1); at += 1)
      clean.data[at * across + place * along] = 255;
  }
}
