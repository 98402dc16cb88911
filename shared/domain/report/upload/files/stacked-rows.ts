import type { Cell, TextLine } from "../lines/text-line";
import { isFact } from "../tables/name-facts";
import { tableHeaderAt } from "../tables/table-header";
import { nameOf } from "../words/names";
import { sectionOf } from "../words/sections";
import { isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

/** How many tabs a line has, and its cells by the column that they begin in. */
export type TabbedLine = { line: TextLine; tabs: number; columns: ReadonlyMap<number, Cell> };

const MOST_HEADING_LINES = 40;
const FEWEST_COLUMNS = 5;
/** How far below a heading its rows are looked for, to know how many columns it has. */
const NEAR = 60;
const MOST_ROW_LINES = 16;

const heading = /\b(?:creditor|company|subscriber|account|lender)\b/i;

/**
 * A table copied out of a browser has a line break wherever one of its cells has one. Its rows, each as lines whose cells are
 * below one another as in the table: known by the tabs, of which each row has as many as the heading.
 */
export function withStackedRows(lines: readonly TabbedLine[], width: number): TextLine[] {
  const rows: TextLine[] = [];
  let columns = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const here = lines[at];
    if (!here) continue;
    const mayBe = here.tabs > 0 && heading.test(wordsNear(lines, at)) && !hasRowsOfOneLine(lines, at);
    const found = mayBe ? headingAt(lines, at, width) : undefined;
    columns = found?.columns ?? columns;
    const height = found?.height ?? (columns > 0 && !isRemark(lines, at, columns) ? heightAt(lines, at, columns) : 0);
    if (height < 2) rows.push(here.line);
    else {
      rows.push(...stackOf(lines.slice(at, at + height), width));
      at += height - 1;
    }
  }
  return rows;
}

const textsOf = ({ line }: TabbedLine) => line.cells.map(({ text }) => text);
const wordsNear = (lines: readonly TabbedLine[], at: number) =>
  lines
    .slice(at, at + 3)
    .flatMap(textsOf)
    .join(" ");

type Found = { columns: number; height: number };

/**
 * How many columns and lines the heading that begins in a line has, by the rows below it; undefined when it is none, or when
 * neither it nor a row has cells of several lines.
 */
function headingAt(lines: readonly TabbedLine[], at: number, width: number): Found | undefined {
  const found: (Found & { covered: number })[] = [];
  const words = new Set<string>();
  let tabs = 0;
  for (let height = 1; height <= MOST_HEADING_LINES; height += 1) {
    const line = lines[at + height - 1];
    const texts = line ? textsOf(line) : [];
    // A heading has no values, and each word but once as a rule.
    const isHeading = texts.every((text) => {
      const isNew = line?.tabs === 0 || !words.has(text) || firstWords.has(text.toLowerCase());
      words.add(text);
      return isNew && !hasValue(text) && !text.includes(":");
    });
    if (!line || !isHeading) break;
    tabs += line.tabs;
    // The last heading's last words are alone in their line.
    if (tabs + 1 < FEWEST_COLUMNS) continue;
    if (!tableHeaderAt(stackOf(lines.slice(at, at + height), width), 0)) continue;
    const row = lines.slice(at + height, at + height + heightAt(lines, at + height, tabs + 1));
    const covered = row.flatMap(textsOf).some(hasValue) ? coveredBelow(lines, at + height, tabs + 1, height > 1) : 0;
    found.push({ columns: tabs + 1, height, covered });
  }
  const most = Math.max(0, ...found.map(({ covered }) => covered));
  // The first words of a row look like the heading's last ones, and a remark below each row like its last cell.
  return most === 0 ? undefined : found.find(({ covered }) => covered > most * MANY);
}

const MANY = 0.6;

/** "Date" is over "Opened" and over "Reported". */
const firstWords = new Set(Object.keys(accountLabels).flatMap((label) => /^(\p{L}+) /u.exec(label)?.[1] ?? []));

/** Whether the lines below a heading are each a row, with as many tabs as the heading's longest line: then its own lines are below one another too. */
function hasRowsOfOneLine(lines: readonly TabbedLine[], at: number): boolean {
  const near = lines.slice(at, at + MOST_HEADING_LINES);
  const first = near.findIndex((line) => textsOf(line).some(hasValue));
  const tabs = Math.max(0, ...near.slice(0, Math.max(0, first)).map((line) => line.tabs));
  const [row, next] = near.slice(first);
  if (first < 1 || tabs < FEWEST_COLUMNS - 1 || !row || !isRowOfOne(row, tabs)) return false;
  return !next || next.tabs === 0 || isRowOfOne(next, tabs);
}

function isRowOfOne({ line, tabs, columns }: TabbedLine, most: number): boolean {
  const name = columns.get(0);
  return tabs === most && name !== undefined && nameOf({ ...line, cells: [name] }) !== undefined;
}

/** "30" and "1st" are in headings too. */
const hasValue = (text: string) => /[\d$]/.test(text.replaceAll(/\b(?:1st|30|60|90|120)\b/gi, ""));

/** How many of the next lines are rows of so many columns, where the heading or at least one row has several lines. */
function coveredBelow(lines: readonly TabbedLine[], from: number, columns: number, isHigh: boolean): number {
  let [covered, isStacked] = [0, isHigh];
  for (let at = from; at < Math.min(lines.length, from + NEAR); at += 1) {
    const height = isRemark(lines, at, columns) ? 0 : heightAt(lines, at, columns);
    covered += height;
    isStacked ||= height > 1;
    if (height > 1) at += height - 1;
  }
  return isStacked ? covered : 0;
}

/** How many lines a row has; 0 where none begins. */
function heightAt(lines: readonly TabbedLine[], at: number, columns: number): number {
  let tabs = 0;
  for (let height = 1; height <= MOST_ROW_LINES; height += 1) {
    const line = lines[at + height - 1];
    if (height === 1 && line?.tabs === 0) return heightBelowName(lines, at, columns);
    if (!line || isOver(line)) return 0;
    tabs += line.tabs;
    if (tabs === columns - 1 && line.tabs > 0) return height;
    if (tabs >= columns) return 0;
  }
  return 0;
}

/** One cell behind the first column, which is empty, over a row: it goes over several columns, and is of the row above. */
function isRemark(lines: readonly TabbedLine[], at: number, columns: number): boolean {
  const line = lines[at];
  return line?.tabs === 1 && line.columns.size === 1 && line.columns.has(1) && heightAt(lines, at + 1, columns) > 1;
}

const MOST_FACTS = 3;

/** A row whose first cell has several lines: the name, below it the number or the bureaus, and then the other cells. */
function heightBelowName(lines: readonly TabbedLine[], at: number, columns: number): number {
  const below = lines.slice(at + 1, at + 1 + MOST_FACTS);
  const last = below.findIndex(({ tabs }) => tabs > 0);
  const own = below.slice(0, last + 1);
  const name = lines[at];
  const isRow = last >= 0 && own[last]?.tabs === columns - 1 && own.every((line) => isFact(textsOf(line)[0] ?? ""));
  return isRow && name && nameOf(name.line)?.isSure ? last + 2 : 0;
}

/** A heading, or prose: no cell of a row. */
function isOver(line: TabbedLine): boolean {
  const [text = ""] = textsOf(line);
  return line.tabs === 0 && (text.length > LONGEST || (sectionOf(text) !== undefined && !isStatusAlone(text)));
}

const LONGEST = 60;

function stackOf(lines: readonly TabbedLine[], width: number): TextLine[] {
  const stacks: Cell[][] = [];
  let column = 0;
  for (const { tabs, columns } of lines) {
    for (const [own, cell] of columns) {
      const stack = stacks[column + own] ?? [];
      stack.push({ ...cell, x: (column + own) * width });
      stacks[column + own] = stack;
    }
    column += tabs;
  }
  // A column without a cell is a hole in the list.
  const height = Math.max(...Array.from(stacks, (stack) => stack?.length ?? 0));
  const [first] = lines;
  if (!first) return [];
  return Array.from({ length: height }, (_, row) => ({
    ...(lines[row] ?? first).line,
    cells: stacks.flatMap((stack) => stack?.[row] ?? []),
  }));
}
