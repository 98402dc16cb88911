import { sideOf } from "../lines/sides";
import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { sectionOf } from "../words/sections";
import { isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const STRAY = 12;
const SAME_START = 2;
const FEWEST_DOUBLED = 3;
/** So many lines may be between two with the same labels in both columns. */
const NEAR = 6;
/** So far above, words may say what a column is of. */
const FAR = 40;

/**
 * Accounts that are beside one another on a page, each with the same labels, as lines below one another: the left column first.
 * Columns of bureaus are no such thing, for their values belong to one account.
 */
export function withPageColumnsApart(lines: readonly TextLine[]): TextLine[] {
  const splits = lines.map(splitOf);
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const split = splits[at];
    const line = lines[at];
    if (!line) continue;
    const end = split === undefined ? at : endOf(lines, splits, at, split);
    const isApart =
      split !== undefined && count(splits, at, end) >= FEWEST_DOUBLED && !isUnderBureaus(lines, at, split);
    if (!isApart) {
      rows.push(line);
      continue;
    }
    const above = headsAbove(rows, split);
    const region = [...rows.splice(rows.length - above), ...lines.slice(at, end)];
    rows.push(
      ...sideOf(region, (cell) => cell.x < split - STRAY),
      ...sideOf(region, (cell) => cell.x >= split - STRAY),
    );
    at = end - 1;
  }
  return rows;
}

/** Where the right half of a line begins, when it has the labels of the left half again. */
function splitOf({ cells }: TextLine): number | undefined {
  if (cells.length < 2) return undefined;
  const labels = cells.map((cell) => labelled(cell, accountLabels).map(({ label }) => label));
  const whole = labels.flat();
  if (whole.length < 2 || whole.length % 2 > 0) return undefined;
  const half = whole.length / 2;
  if (!whole.slice(0, half).every((label, index) => label === whole[half + index])) return undefined;
  let seen = 0;
  for (const [index, own] of labels.entries()) {
    if (seen === half && own.length > 0) return cells[index]?.x;
    seen += own.length;
  }
  return undefined;
}

/**
 * Where the lines end that have the same split, or nothing across it: below the first accounts each column may go on at a pace of
 * its own. A heading is of both columns.
 */
function endOf(lines: readonly TextLine[], splits: readonly (number | undefined)[], at: number, split: number): number {
  let end = at + 1;
  let isApart = true;
  for (let next = end; next < splits.length && next < end + NEAR; next += 1) {
    const own = splits[next];
    // Each page has its columns from the top: those of the next one go on with neither.
    if (isSectionHeading(lines[next]) || lines[next]?.page !== lines[at]?.page) break;
    const isSame = own !== undefined && Math.abs(own - split) <= STRAY;
    isApart = isSame || (isApart && isOfColumns(lines[next], split));
    if (isApart) end = next + 1;
  }
  return end;
}

/** Whether a line has nothing across the split, and its right half begins there; a heading ends the columns. */
function isOfColumns(line: TextLine | undefined, split: number): boolean {
  if (!line) return false;
  const right = line.cells.find((cell) => cell.x >= split - STRAY);
  if (right && Math.abs(right.x - split) > SAME_START) return false;
  if (line.cells.some((cell) => cell.x < split - STRAY && cell.x + cell.width > split)) return false;
  return !isSectionHeading(line);
}

const isSectionHeading = (line: TextLine | undefined) =>
  line !== undefined && !isStatusAlone(textOf(line)) && sectionOf(textOf(line)) !== undefined;

const count = (splits: readonly (number | undefined)[], from: number, to: number) =>
  splits.slice(from, to).filter((split) => split !== undefined).length;

/** A heading with the bureaus' names, in the columns where the lines are parted. */
function isUnderBureaus(lines: readonly TextLine[], at: number, split: number): boolean {
  return lines
    .slice(Math.max(0, at - FAR), at)
    .some(({ cells }) => cells.some(({ text, x }) => Math.abs(x - split) <= STRAY && bureauIn(text) !== undefined));
}

/** Names over both columns are right above. */
function headsAbove(rows: readonly TextLine[], split: number): number {
  let above = 0;
  for (let row = rows.at(-1); row && above < FEWEST_DOUBLED; row = rows[rows.length - 1 - above]) {
    const isBoth =
      row.cells.some(({ x }) => Math.abs(x - split) <= STRAY) && row.cells.some(({ x }) => x < split - STRAY);
    if (!isBoth || row.cells.some(({ x, width }) => x < split - STRAY && x + width > split)) break;
    above += 1;
  }
  return above;
}
