import { type TextLine, textOf } from "../lines/text-line";
import { isWords, labelIn } from "../words/heading-words";
import { sectionOf } from "../words/sections";

const FEWEST_ROWS = 3;
const FEWEST_LABELS = 3;
/** How far right of the first page the second one's columns are set. */
const PAGE_WIDTH = 2_000;

/**
 * A sheet that is wider than its paper prints its right columns on the next page: the rows of both pages as one. Where it is not
 * sure which of them belong together, nothing is read of the right ones: they would be of the last account on the left.
 */
export function withWholeSheets(lines: readonly TextLine[]): readonly TextLine[] {
  const pages = pagesOf(lines);
  const halves = pages.map((page, at) => isRightHalf(pages[at - 1] ?? [], page));
  if (!halves.includes(true)) return lines;
  return pages.flatMap((page, at) => {
    const [left, right] = [pages[at - 1] ?? [], pages[at + 1] ?? []];
    if (halves[at + 1] && areBeside(page, right)) return joined(page, right);
    if (!halves[at]) return page;
    const end = page.findIndex((line) => line.cells.length === 1 && sectionOf(textOf(line)) !== undefined);
    return areBeside(left, page) || end < 0 ? [] : page.slice(end);
  });
}

function pagesOf(lines: readonly TextLine[]): TextLine[][] {
  const pages: TextLine[][] = [];
  for (const line of lines) {
    const page = pages.at(-1);
    if (page?.[0]?.page === line.page) page.push(line);
    else pages.push([line]);
  }
  return pages;
}

/** Its heading has labels alone, none of them the creditor's, and none that the table on the page before has. */
function isRightHalf(left: readonly TextLine[], right: readonly TextLine[]): boolean {
  const [heading, ...rows] = right;
  const over = left.findLast(isHeading);
  const own = heading ? fieldsOf(heading) : [];
  if (!heading || !over || !isHeading(heading) || rows.length < FEWEST_ROWS) return false;
  const known = fieldsOf(over);
  return known.includes("creditorName") && !own.some((field) => field === "creditorName" || known.includes(field));
}

const fieldsOf = ({ cells }: TextLine) => cells.flatMap(({ text }) => labelIn(text)?.field ?? []);

const isHeading = (line: TextLine) =>
  line.cells.length >= FEWEST_LABELS && fieldsOf(line).length * 2 > line.cells.length && line.cells.every(isWords);

/** A line of one cell goes on in the row above it, or is the page's own. */
function areBeside(left: readonly TextLine[], right: readonly TextLine[]): boolean {
  const own = left.slice(-right.length);
  const [heading] = own;
  return heading !== undefined && isHeading(heading) && [...own, ...right].every(({ cells }) => cells.length > 1);
}

/** From the last line up, each line with the one beside it: over the first half may be a title. */
function joined(left: readonly TextLine[], right: readonly TextLine[]): TextLine[] {
  const from = left.length - right.length;
  return left.map((line, at) => {
    const beside = right[at - from]?.cells ?? [];
    return { ...line, cells: [...line.cells, ...beside.map((cell) => ({ ...cell, x: cell.x + PAGE_WIDTH }))] };
  });
}
