import { isApart, type TextLine } from "../lines/text-line";
import type { Draft, OwnPair } from "./draft";

const SAME_START = 4;
/** Unknown labels that may be one below another. */
const MOST_ROWS = 6;

/**
 * Whether a row has a label that is not known, and its value: it begins where the rows around it do, without a gap, and the label
 * below it is not one that the account has already, as the next account's would be.
 */
export function hasUnknownLabel(
  lines: readonly TextLine[],
  at: number,
  draft: Draft,
  byLine: ReadonlyMap<number, readonly OwnPair[]>,
): boolean {
  const above = lines[draft.pairs.at(-1)?.at ?? -1];
  const line = lines[at];
  const before = lines[at - 1];
  if (!above || !line || !before || isApart(before, line) || !isLike(above, line)) return false;
  let end = at + 1;
  while (end - at < MOST_ROWS && !byLine.has(end) && isNextRow(lines, end)) end += 1;
  const below = byLine.get(end);
  if (!below || !isNextRow(lines, end)) return false;
  return !below.some(({ label }) => draft.pairs.some((known) => known.label === label));
}

/** Whether two rows are a label and a value, in the same columns. */
const isLike = ({ cells }: TextLine, other: TextLine) =>
  cells.length === 2 &&
  other.cells.length === 2 &&
  cells.every(({ x }, column) => Math.abs(x - (other.cells[column]?.x ?? 0)) < SAME_START);

/** Whether a row goes on in the columns of the one before it. */
function isNextRow(lines: readonly TextLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]];
  return before !== undefined && line !== undefined && !isApart(before, line) && isLike(before, line);
}
