import type { Cell, TextLine } from "../upload/lines/text-line";

const TOLERANCE = 3;
const LEAST_COLUMNS = 2;

/** Lines of two tables side by side, the rows of the left one before those of the right one. */
export function withTablesApart(lines: readonly TextLine[]): TextLine[] {
  const apart: TextLine[] = [];
  let right: TextLine[] = [];
  let edge: { page: number; x: number } | undefined;
  for (const line of lines) {
    const begins = edgeOf(line);
    if (begins !== undefined || (edge && !goesOn(edge, line))) {
      apart.push(...right);
      right = [];
      edge = begins === undefined ? undefined : { page: line.page, x: begins };
    }
    const isLeft = ({ x }: Cell) => edge === undefined || x < edge.x - TOLERANCE;
    const [own, other] = [line.cells.filter(isLeft), line.cells.filter((cell) => !isLeft(cell))];
    if (own.length > 0) apart.push({ ...line, cells: own });
    if (other.length > 0) right.push({ ...line, cells: other });
  }
  return [...apart, ...right];
}

/** Where the second table begins, whose headings are those of the first once more. */
function edgeOf({ cells }: TextLine): number | undefined {
  const half = cells.length / 2;
  const second = cells[half];
  if (!second || half < LEAST_COLUMNS) return undefined;
  const isTwice = cells
    .slice(0, half)
    .every(({ text }, at) => text === cells[half + at]?.text && /\p{L}{2}/u.test(text));
  return isTwice ? second.x : undefined;
}

/** What is printed over both tables is below them. */
const goesOn = (edge: { page: number; x: number }, { page, cells }: TextLine) =>
  page === edge.page && !cells.some(({ x, width }) => x < edge.x - TOLERANCE && x + width > edge.x + TOLERANCE);
