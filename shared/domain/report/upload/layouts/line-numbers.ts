import type { TextLine } from "../lines/text-line";

/** So many numbered lines show that a page counts its lines, as courts' paper does. */
const FEWEST = 10;
const SAME_END = 3;
const count = /^\d{1,2}$/;

/** The lines of a page without the number before each, where its margin counts them. */
export function withoutLineNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  const numbered = new Set([...pages.values()].flatMap(numberedIn));
  if (numbered.size === 0) return lines;
  return lines.flatMap((line) => {
    const cells = numbered.has(line) ? line.cells.slice(1) : line.cells;
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
}

/** Each number is one more than the one above it, all end at one place, and most lines of the page have one. */
function numberedIn(page: readonly TextLine[]): TextLine[] {
  const found: TextLine[] = [];
  for (const line of page) {
    const [cell] = line.cells;
    const last = found.at(-1)?.cells[0];
    if (!cell || !count.test(cell.text)) continue;
    const isNext = last ? Number(cell.text) === Number(last.text) + 1 : cell.text === "1";
    if (isNext && (!last || Math.abs(cell.x + cell.width - last.x - last.width) < SAME_END)) found.push(line);
  }
  return found.length >= FEWEST && found.length * 4 >= page.length * 3 ? found : [];
}
