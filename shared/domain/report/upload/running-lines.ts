import { type TextLine, textOf } from "./text-line";

/** Lines at the top and at the end of a page that may be the same on each. */
const EDGE = 4;

/** The lines without what is printed at the top or the end of most pages: titles, names, addresses, page numbers. */
export function withoutRunningLines(lines: readonly TextLine[]): TextLine[] {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  const counts = new Map<string, number>();
  const edges = [...pages.values()].map((page) => new Set([...page.slice(0, EDGE), ...page.slice(-EDGE)]));
  for (const edge of edges) {
    for (const key of new Set([...edge].map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, Math.ceil(pages.size / 2));
  const isRunning = (line: TextLine, index: number) =>
    pageNumber.test(textOf(line)) ||
    ((edges[index]?.has(line) ?? false) &&
      (counts.get(keyOf(line)) ?? 0) >= least &&
      pages.size > 2 &&
      !hasValue(line));
  return [...pages.values()].flatMap((page, index) => page.filter((line) => !isRunning(line, index)));
}

/** What differs from page to page is a number. */
const keyOf = (line: TextLine) => textOf(line).replaceAll(/\d+/g, "#").toLowerCase();

const pageNumber = /^(?:page|p[aá]gina|p\.) ?\d{1,4}(?: ?(?:of|de|\/) ?\d{1,4})?$|^\d{1,4} ?(?:of|de|\/) ?\d{1,4}$/i;

/** "Balance $0" at the end of three pages is a value each time. */
const hasValue = (line: TextLine) => /\$|\d{1,2}\/\d{4}/.test(textOf(line));
