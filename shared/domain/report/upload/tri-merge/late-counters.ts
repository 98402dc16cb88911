import type { Bureau } from "#shared/domain/bureau/bureau";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { bureauIn, type Columns, cellOf, columnsOf, nearest } from "../words/bureau-columns";
import { nameOf } from "../words/names";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { rowLabel } from "./tri-merge-tables";

/** How many times late, by days: "30", "60", "90", "120". */
type Counts = Map<string, string>;
type Counters = { counts: Map<Bureau, Counts>; height: number };

const days =
  /^(?:(?:times|days) )?(?:(?:late|past due) ?[-–]? ?)?(30|60|90|120)\+?(?: days?)?(?: (?:late|past due))?:?$/i;
const pair = /(?<![\d$./-])(30|60|90|120)\+?(?: days?)?(?: late)?\s?[:=]\s?(\d{1,2})(?![\d/.,])/gi;
const MOST_ROWS = 5;
/** A column may begin a little left of its bureau's name. */
const STRAY = 12;

/**
 * The counters of late months below a bureaus' table as one row of it, whether each number of days, each bureau or each cell has
 * a line of its own. Counters without a bureau's name are assigned only if a single bureau reports the account. Zeros are left out.
 */
export function withLateCounters(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let columns: Columns | undefined;
  let reporting = new Set<Bureau>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const header = columnsOf(line);
    const found = columns && countersAt(lines, at, { columns, header, reporting });
    if (columns && found) {
      if (!isOverTable(lines, at, found.height)) rows.push(...counterRow(line, found.counts, columns));
      at += found.height - 1;
      continue;
    }
    if (header) [columns, reporting] = [header, new Set()];
    else if (columns && rowLabel(line, accountLabels))
      for (const bureau of bureausOf(line, columns)) reporting.add(bureau);
    rows.push(line);
  }
  return rows;
}

/** Between a name and the bureaus' names counters are of that account as a whole, and not of the table before. */
function isOverTable(lines: readonly TextLine[], at: number, height: number): boolean {
  const [name, header] = [lines[at - 1], lines[at + height]];
  return header !== undefined && columnsOf(header) !== undefined && name !== undefined && nameOf(name)?.isSure === true;
}

/** The bureaus that say something in a row. */
const bureausOf = (line: TextLine, columns: Columns): Bureau[] =>
  columns.flatMap(({ bureau }) => (printed(cellOf(line, bureau, columns)?.text ?? "") === undefined ? [] : [bureau]));

type Table = { columns: Columns; header: Columns | undefined; reporting: ReadonlySet<Bureau> };

function countersAt(lines: readonly TextLine[], at: number, table: Table): Counters | undefined {
  const below = lines.slice(at + 1, at + 1 + MOST_ROWS);
  const line = lines[at];
  if (!line) return undefined;
  if (table.header) {
    const found =
      below[0] && columnsOf(below[0]) === undefined
        ? countersAt(lines, at + 1, { ...table, columns: table.header, header: undefined })
        : undefined;
    return found && { ...found, height: found.height + 1 };
  }
  const { columns, reporting } = table;
  return (
    rowsOfDays([line, ...below], columns) ??
    rowsOfBureaus(line, below) ??
    rowsOfCells([line, ...below], columns) ??
    rowsUnderNames(lines, at) ??
    ofOnlyBureau(line, reporting)
  );
}

/** "30 Days Late | 0 | 1 | 0" over the rows of 60 and 90 days. */
function rowsOfDays(lines: readonly TextLine[], columns: Columns): Counters | undefined {
  const counters: Counters = { counts: new Map(), height: 0 };
  for (const line of lines) {
    const [first, ...values] = line.cells;
    const number = days.exec(first?.text ?? "")?.[1];
    if (number === undefined || values.length === 0 || !values.every(({ text }) => isCount(text))) break;
    for (const { bureau } of columns) add(counters, bureau, number, cellOf(line, bureau, columns)?.text ?? "");
    counters.height += 1;
  }
  return counters.height > 1 ? counters : undefined;
}

/** "30 60 90" over a row for each bureau. */
function rowsOfBureaus(line: TextLine, below: readonly TextLine[]): Counters | undefined {
  const numbers = textOf(line).split(" ");
  if (numbers.length < 3 || numbers.join(" ") !== ["30", "60", "90", "120"].slice(0, numbers.length).join(" "))
    return undefined;
  const counters: Counters = { counts: new Map(), height: 1 };
  for (const { cells } of below) {
    const [name, ...values] = cells;
    const bureau = bureauIn(name?.text ?? "");
    if (!bureau || values.length !== numbers.length || !values.every(({ text }) => isCount(text))) break;
    values.forEach(({ text }, index) => {
      add(counters, bureau, numbers[index] ?? "", text);
    });
    counters.height += 1;
  }
  return counters.height > 1 ? counters : undefined;
}

/** "30: 1 60: 0 90: 0" in the columns, or a line for each number of days. */
function rowsOfCells(lines: readonly TextLine[], columns: Columns): Counters | undefined {
  const counters: Counters = { counts: new Map(), height: 0 };
  const left = Math.min(...columns.map(({ x }) => x)) - STRAY;
  for (const { cells } of lines) {
    if (!cells.some(({ text }) => countsDays(text))) break;
    // A bureau that does not report the account says so in the first line.
    if (!cells.every(({ x, text }) => x >= left && (countsDays(text) || saysNone(text)))) break;
    cells.forEach((cell, index) => {
      const bureau = cells.length === columns.length ? columns[index]?.bureau : nearest(cell, columns);
      if (bureau)
        for (const [, number = "", count = ""] of cell.text.matchAll(pair)) add(counters, bureau, number, count);
    });
    counters.height += 1;
  }
  return counters.height > 0 ? counters : undefined;
}

/** A bureau's name alone, and below it a line for each number of days, "Experian", "30 : 1", "60 : 0", or one for all of them. */
function rowsUnderNames(lines: readonly TextLine[], from: number): Counters | undefined {
  const counters: Counters = { counts: new Map(), height: 0 };
  let bureau: Bureau | undefined;
  for (let at = from; at < lines.length; at += 1) {
    const [cell, ...others] = lines[at]?.cells ?? [];
    const name = cell && others.length === 0 ? bureauIn(cell.text) : undefined;
    if (name && !counters.counts.has(name)) {
      bureau = name;
      continue;
    }
    const counts = cell && bureau ? countsIn(cell, others) : [];
    if (!bureau || counts.length === 0) break;
    for (const [number, count] of counts) add(counters, bureau, number, count);
    counters.height = at + 1 - from;
  }
  return counters.height > 1 ? counters : undefined;
}

/** "30 : 1", or as other counts are joined: "Times late: | 1/0/2". */
function countsIn(cell: Cell, [value, ...others]: readonly Cell[]): (readonly [number: string, count: string])[] {
  if (!value)
    return countsDays(cell.text) ? pairsIn(cell.text).map(([, number = "", count = ""]) => [number, count]) : [];
  const isJoined =
    others.length === 0 && /^times late:$/i.test(cell.text) && /^\d{1,2}(?:\/\d{1,2}){2,3}$/.test(value.text);
  return isJoined ? value.text.split("/").map((count, at) => [String((at + 1) * 30), count]) : [];
}

/** "None reported", "30: --" */
const saysNone = (text: string) => printed(text.replace(/^(?:30|60|90|120):/, "")) === undefined;

/** "30: 1", "30: 1 60: 0 90: 0" */
export const countsDays = (text: string): boolean =>
  text.replaceAll(pair, "").trim() === "" && pairsIn(text).length > 0;
const pairsIn = (text: string) => [...text.matchAll(pair)];

/** "Days late 30: 1 60: 0 90: 0" below a table in which one bureau alone has values. */
function ofOnlyBureau(line: TextLine, reporting: ReadonlySet<Bureau>): Counters | undefined {
  const [bureau, ...others] = reporting;
  const pairs = pairsIn(textOf(line));
  if (!bureau || others.length > 0 || pairs.length < 3 || !/\blate\b|\bhistory\b/i.test(textOf(line))) return undefined;
  const counters: Counters = { counts: new Map(), height: 1 };
  for (const [, number = "", count = ""] of pairs) add(counters, bureau, number, count);
  return counters;
}

const isCount = (text: string) => /^\d{1,2}$/.test(text) || printed(text) === undefined;

function add({ counts }: Counters, bureau: Bureau, number: string, count: string): void {
  if (!/^\d{1,2}$/.test(count)) return;
  const own: Counts = counts.get(bureau) ?? new Map();
  counts.set(bureau, own.set(number, count));
}

/** One row of the table: "Times late: | 1/0/0 | | 0/2/0". */
function counterRow(line: TextLine, counts: Counters["counts"], columns: Columns): TextLine[] {
  const values = columns.flatMap(({ bureau, x }): Cell[] => {
    const own = counts.get(bureau);
    if (!own || ![...own.values()].some((count) => Number(count) > 0)) return [];
    const text = ["30", "60", "90", "120"].map((number) => own.get(number) ?? "0").join("/");
    return [{ text, x, width: text.length }];
  });
  return values.length === 0 ? [] : [{ ...line, cells: [{ text: "Times late:", x: 0, width: 1 }, ...values] }];
}
