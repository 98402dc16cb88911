import { sideOf } from "../lines/sides";
import { type Cell, pagesOf, type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";
import { withoutRunningLines } from "./running-lines";

/** A white band is so wide, and so many lines have text on both sides of it. */
const NARROWEST = 6;
const FEWEST_ROWS = 8;
/** Of the lines of a page only so many may run across it: titles. */
const MOST_ACROSS = 0.06;
const FEWEST_SAME = 4;
const SAME_EDGE = 3;
/** So many lines below a name are looked at for labels: in narrow columns a label or the name itself may have two. */
const NEAR = [4, 6];
/** The middle of a page, in parts of its text's width. */
const MIDDLE = [0.3, 0.7] as const;

type Gutter = { from: number; to: number };

/**
 * Pages that are set in two columns, each column read by itself: the left one first. What tells them is a band of white from the top
 * of the page to its end, with the labels of accounts on both sides of it. Columns of bureaus are no such thing: their values belong
 * to one account.
 */
export function withColumnsOfPagesApart(lines: readonly TextLine[]): readonly TextLine[] {
  const own = withoutRunningLines(lines);
  const pages = pagesOf(own);
  const bands = pages.map(bandsOf);
  const isGutter = (page: TextLine[], band: Gutter) =>
    !partsValues(page, band) && isEdged(page, band) && hasAccountsInBoth(page, band);
  const known = pages.flatMap((page, index) => bands[index]?.find((band) => isGutter(page, band)) ?? []);
  if (known.length === 0) return lines;
  return pages.flatMap((page, index) => {
    const band = bands[index]?.find((own) => known.some((each) => overlap(each, own) >= NARROWEST / 2));
    return band ? inColumns(page, band) : page;
  });
}

/** The white bands in the middle of a page, the widest first: between labels and their values may be one too. */
function bandsOf(page: readonly TextLine[]): Gutter[] {
  const cells = page.flatMap((line) => line.cells);
  const left = Math.min(...cells.map(({ x }) => x));
  const width = Math.max(...cells.map(endOf)) - left;
  const [first, last] = MIDDLE.map((part) => Math.round(left + width * part));
  if (page.length < FEWEST_ROWS || first === undefined || last === undefined || last - first > 2_000) return [];
  const covered = Array.from({ length: last - first + 1 }, () => 0);
  for (const { x, width: own } of cells)
    for (let at = Math.max(first, Math.floor(x)); at <= Math.min(last, Math.ceil(x + own)); at += 1)
      covered[at - first] = (covered[at - first] ?? 0) + 1;
  const most = page.length * MOST_ACROSS;
  const bands: Gutter[] = [];
  for (const [index, count] of covered.entries()) {
    if (count > most) continue;
    const band = bands.at(-1);
    if (band?.to === first + index - 1) band.to += 1;
    else bands.push({ from: first + index, to: first + index });
  }
  return bands
    .filter((band) => band.to - band.from >= NARROWEST && isBeside(page, band))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
}

/** Whether many lines have text on both sides, and none names bureaus there. */
function isBeside(page: readonly TextLine[], band: Gutter): boolean {
  const sides = page.map(({ cells }) => [
    cells.filter((cell) => isLeft(cell, band)),
    cells.filter((cell) => !isLeft(cell, band)),
  ]);
  const isOfBureaus = sides.some((both) => both.every((side) => side.some(({ text }) => bureauIn(text) !== undefined)));
  return !isOfBureaus && sides.filter((both) => both.every((side) => side.length > 0)).length >= FEWEST_ROWS;
}

/** An account may have its labels in two columns: what is beside it is another one only where that has a name of its own. */
function hasAccountsInBoth(page: readonly TextLine[], band: Gutter): boolean {
  const [left, right] = [sideOf(page, (cell) => isLeft(cell, band)), sideOf(page, (cell) => !isLeft(cell, band))];
  if (!left.some((_, at) => beginsAccount(left, at)) || !right.some((_, at) => beginsAccount(right, at))) return false;
  const own = new Set(left.flatMap(labelsOf));
  return new Set(right.flatMap(labelsOf).filter((label) => own.has(label))).size >= FEWEST_SAME;
}

/** Whether most lines on the right begin at one place, as those of a column do. */
function isEdged(page: readonly TextLine[], band: Gutter): boolean {
  const starts = page.flatMap(({ cells }) => cells.find((cell) => !isLeft(cell, band))?.x ?? []);
  const edge = Math.min(...starts);
  return starts.filter((x) => x < edge + SAME_EDGE).length > starts.length / 2;
}

/** Whether most labels on the left have their values on the right. */
function partsValues(page: readonly TextLine[], band: Gutter): boolean {
  const labels = page.filter(({ cells }) => cells.some((cell) => isLeft(cell, band) && labelsIn(cell).length > 0));
  const cut = labels.filter(({ cells }) => {
    const [label, value] = [cells.findLast((cell) => isLeft(cell, band)), cells.find((cell) => !isLeft(cell, band))];
    return label && value && labelsIn(label).at(-1)?.value === "" && labelsIn(value).length === 0;
  });
  return cut.length > labels.length / 2;
}

const labelsIn = (cell: Cell) => labelled(cell, accountLabels);

const labelsOf = ({ cells }: TextLine) => cells.flatMap((cell) => labelsIn(cell).map(({ label }) => label));

/** A name alone in its line, and labels in most lines right below it. */
function beginsAccount(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  if (!line || labelsOf(line).length > 0 || nameOf(line)?.isSure !== true) return false;
  return NEAR.some((near) => {
    const below = lines.slice(at + 1, at + 1 + near);
    return below.filter((each) => labelsOf(each).length > 0).length > near / 2;
  });
}

/** Column by column, up to a line that runs across the page, and to the heading of a section below them. */
function inColumns(page: readonly TextLine[], band: Gutter): TextLine[] {
  const rows: TextLine[] = [];
  let region: TextLine[] = [];
  const close = () => {
    rows.push(...sideOf(region, (cell) => isLeft(cell, band)), ...sideOf(region, (cell) => !isLeft(cell, band)));
    region = [];
  };
  const last = page.findLastIndex(({ cells }) => new Set(cells.map((cell) => isLeft(cell, band))).size > 1);
  for (const [at, line] of page.entries()) {
    const isHeading = sectionOf(textOf(line)) !== undefined && (at > last || isOverBoth(line, page[at + 1], band));
    if (isAcross(line, band) || isHeading) {
      close();
      rows.push(line);
    } else region.push(line);
  }
  close();
  return rows;
}

/** A heading over a row of names, one in each column, is of both; behind a name may be a mark. */
function isOverBoth({ cells }: TextLine, below: TextLine | undefined, band: Gutter): boolean {
  if (cells.length > 1 || !below) return false;
  const names = [true, false].map((side) => below.cells.find((cell) => isLeft(cell, band) === side));
  return names.every((cell) => cell !== undefined && nameOf({ ...below, cells: [cell] })?.isSure === true);
}

const isAcross = ({ cells }: TextLine, { from, to }: Gutter) => cells.some((cell) => cell.x < from && endOf(cell) > to);

const endOf = ({ x, width }: Cell) => x + width;
const isLeft = ({ x }: Cell, { from, to }: Gutter) => x < (from + to) / 2;
const overlap = (a: Gutter, b: Gutter) => Math.min(a.to, b.to) - Math.max(a.from, b.from);
