import { sideOf } from "../lines/sides";
import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { sectionOf } from "../words/sections";
import { isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const STRAY = 12;
const SAME_START = 2;
/** A badge has its words within a frame. */
const INDENT = 6;
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
  const splits = lines.map(splitsOf);
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const own = splits[at];
    const line = lines[at];
    if (!line) continue;
    const end = own ? endOf(lines, splits, at, own) : at;
    const above = own ? headsAbove(rows, own) : 0;
    const heads = rows.slice(rows.length - above);
    const isApart =
      own && count(splits, at, end) >= FEWEST_DOUBLED && areNamed(heads, own) && !isUnderBureaus(lines, at, own);
    if (!isApart) {
      rows.push(line);
      continue;
    }
    const region = [...rows.splice(rows.length - above), ...lines.slice(at, end)];
    const starts = [Number.NEGATIVE_INFINITY, ...own.map((split) => split - STRAY), Number.POSITIVE_INFINITY];
    for (const [column, from] of starts.slice(0, -1).entries()) {
      const to = starts[column + 1] ?? Number.POSITIVE_INFINITY;
      rows.push(...sideOf(region, ({ x }) => x >= from && x < to));
    }
    at = end - 1;
  }
  return rows;
}

type Splits = readonly number[] | undefined;

/** How many accounts may be beside one another, the most first: two columns of two labels are no four. */
const COLUMNS = [4, 3, 2];

/** Where the further columns of a line begin, when each has the labels of the first one again. */
function splitsOf({ cells }: TextLine): Splits {
  if (cells.length < 2) return undefined;
  const labels = cells.map((cell) => labelled(cell, accountLabels).map(({ label }) => label));
  const whole = labels.flat();
  const columns = COLUMNS.find((each) => isRepeated(whole, each));
  if (columns === undefined) return undefined;
  const starts: number[] = [];
  let seen = 0;
  for (const [index, own] of labels.entries()) {
    const isStart = seen > 0 && own.length > 0 && seen % (whole.length / columns) === 0;
    const x = cells[index]?.x;
    if (isStart && x !== undefined) starts.push(x);
    seen += own.length;
  }
  return starts.length === columns - 1 ? starts : undefined;
}

/** Whether as many times the same labels follow one another. */
const isRepeated = (labels: readonly string[], times: number) =>
  labels.length >= times &&
  labels.length % times === 0 &&
  labels.every((label, at) => label === labels[at % (labels.length / times)]);

/**
 * Where the lines end that have the same split, or nothing across it: below the first accounts each column may go on at a pace of
 * its own. A heading is of both columns.
 */
function endOf(lines: readonly TextLine[], splits: readonly Splits[], at: number, own: readonly number[]): number {
  let end = at + 1;
  let isApart = true;
  for (let next = end; next < splits.length && next < end + NEAR; next += 1) {
    const found = splits[next];
    // Each page has its columns from the top: those of the next one go on with neither.
    if (isSectionHeading(lines[next]) || lines[next]?.page !== lines[at]?.page) break;
    const isSame =
      found?.length === own.length && found.every((x, column) => Math.abs(x - (own[column] ?? 0)) <= STRAY);
    isApart = isSame || (isApart && own.every((split) => isOfColumns(lines[next], split)));
    if (isApart) end = next + 1;
  }
  return end;
}

/** Whether a line has nothing across the split, and its right half begins there; a heading ends the columns. */
function isOfColumns(line: TextLine | undefined, split: number): boolean {
  if (!line) return false;
  const right = line.cells.find((cell) => cell.x >= split - STRAY);
  if (right && (right.x < split - SAME_START || right.x > split + INDENT)) return false;
  if (line.cells.some((cell) => cell.x < split - STRAY && cell.x + cell.width > split)) return false;
  return !isSectionHeading(line);
}

const isSectionHeading = (line: TextLine | undefined) =>
  line !== undefined && !isStatusAlone(textOf(line)) && sectionOf(textOf(line)) !== undefined;

const count = (splits: readonly Splits[], from: number, to: number) =>
  splits.slice(from, to).filter((split) => split !== undefined).length;

/** A heading with the bureaus' names, in the columns where the lines are parted; in a list of sources the same one may come again. */
function isUnderBureaus(lines: readonly TextLine[], at: number, own: readonly number[]): boolean {
  return lines.slice(Math.max(0, at - FAR), at).some(({ cells }) => {
    const named = cells.filter(({ text }) => bureauIn(text) !== undefined);
    const isList = new Set(named.map(({ text }) => bureauIn(text))).size < named.length;
    return !isList && named.some(({ x }) => own.some((split) => Math.abs(x - split) <= STRAY));
  });
}

/** How many lines right above are of all columns: names and what is below them. */
function headsAbove(rows: readonly TextLine[], own: readonly number[]): number {
  let above = 0;
  for (let row = rows.at(-1); row && above < FEWEST_DOUBLED; row = rows[rows.length - 1 - above]) {
    if (!own.every((split) => isOfBoth(row, split))) break;
    above += 1;
  }
  return above;
}

const isOfBoth = ({ cells }: TextLine, split: number) =>
  cells.some(({ x }) => Math.abs(x - split) <= STRAY) &&
  cells.some(({ x }) => x < split - STRAY) &&
  !cells.some(({ x, width }) => x < split - STRAY && x + width > split);

/** More than two columns may be a table's: over accounts is the name of each. */
const areNamed = (heads: readonly TextLine[], own: readonly number[]) =>
  own.length === 1 ||
  heads.some(
    (line) => line.cells.length > own.length && line.cells.every((cell) => nameOf({ ...line, cells: [cell] })?.isSure),
  );
