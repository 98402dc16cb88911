import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { remembered } from "#shared/domain/text/remembered";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { type Labels, labelled, labelsIn } from "./fields";
import { isLabelLikeValue } from "./status-values";

type Column = { bureau: Bureau; x: number; middle: number };
/** Where each bureau's column is, from the left to the right. */
export type Columns = readonly Column[];

const names: readonly (readonly [Bureau, RegExp])[] = [
  ["transunion", /^(?:trans ?union|tuc?|tru|trans)(?: ?[®™*°©"“”])?$/i],
  ["experian", /^(?:experian|exp?|xpn?)(?: ?[®™*°©"“”])?$/i],
  ["equifax", /^(?:equifax|eq[ufx]?|efx?)(?: ?[®™*°©"“”])?$/i],
];
const whole = /^(?:trans ?union|experian|equifax)(?: ?[®™*°©"“”])?$/i;
/** Behind a bureau's name over its column: what the account is there. */
const mark = /\s+[-–(]?\s*(?:potentially )?(?:negative|positive|adverse|derogatory)\)?$/i;

/** "Experian (XP)": its short name. */
const shortName = /(?<=[a-z®™])\s*[([](?:xpn?|exp?|tuc?|tru|efx?|eq[ufx]?)[)\]]$/i;

const withoutMark = (text: string) => text.trim().replace(mark, "").replace(shortName, "");

/** The bureau that a cell names and nothing else, but for a mark: "Experian Negative". */
export const bureauIn = remembered((text): Bureau | undefined => {
  const bare = withoutMark(text);
  return names.find(([, name]) => name.test(bare))?.[0];
});

/** Behind these words the bureaus of one account are listed. */
const sources = /^(?:reported (?:by|to)|reporting|sources?|repositor(?:y|ies)|reportado por)\b/i;

/** "TransUnion Experian Equifax" in one cell, each name in a cell of its own. */
export function withNamesApart<Line extends Pick<TextLine, "cells">>(line: Line): Line {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || !namesOnly.test(cell.text)) return line;
  const letter = cell.width / Math.max(1, cell.text.length);
  const names = [...cell.text.matchAll(eachName)].map(({ 0: text, index }) => ({
    ...cell,
    text,
    x: cell.x + index * letter,
    width: text.length * letter,
  }));
  return { ...line, cells: names };
}

const eachName = /\b(?:trans ?union|experian|equifax)(?: ?[®™*°©"“”])?/gi;
/** Behind a name may be what the account is there. */
const namesOnly =
  /^(?:(?:trans ?union|experian|equifax)(?: ?[®™*°©"“”])?(?: (?:potentially )?(?:negative|positive|adverse|derogatory))?(?: [|/] | |$)){2,3}$/i;

/** The bureaus' columns, when a line is their heading: at least two names, or all of them in one cell, and at most one other cell. */
export function columnsOf(line: Pick<TextLine, "cells">): Columns | undefined {
  const named = withNamesApart(line);
  // Two names in a cell may be the end of a heading that is broken.
  const { cells } = named.cells.length === bureaus.length ? named : line;
  if (cells.length < 2 || cells.length > 4 || sources.test(cells[0]?.text ?? "")) return undefined;
  const columns = cells.flatMap(({ text, x, width }) => {
    const bureau = bureauIn(text);
    return bureau ? [{ bureau, x, middle: x + width / 2 }] : [];
  });
  const isApart = new Set(columns.map(({ bureau }) => bureau)).size === columns.length;
  const isSure =
    columns.length === bureaus.length || cells.filter(({ text }) => whole.test(withoutMark(text))).length === 2;
  return isApart && isSure && cells.length - columns.length <= 1 ? columns : undefined;
}

/** What a row says in one bureau's column; values as many as columns are one for each, wherever they are set in it. */
export function cellOf({ cells }: Pick<TextLine, "cells">, bureau: Bureau, columns: Columns): Cell | undefined {
  const values = cells.slice(1);
  if (values.length === columns.length) return values[columns.findIndex((column) => column.bureau === bureau)];
  return values.find((value) => nearest(value, columns) === bureau && isWithin(value, columns));
}

/** What begins and ends before the first column by more than half the way to the next is in none. */
function isWithin({ x, width }: Cell, columns: Columns): boolean {
  const [first, second] = columns.toSorted((a, b) => a.x - b.x);
  return !first || !second || x + width > first.x - (second.x - first.x) / 2;
}

/** The bureau whose column is nearest to a cell, by its beginning or its middle. Undefined only without columns. */
export function nearest({ x, width }: Cell, columns: Columns): Bureau | undefined {
  const distance = (column: Column) => Math.min(Math.abs(column.x - x), Math.abs(column.middle - x - width / 2));
  return [...columns].sort((a, b) => distance(a) - distance(b))[0]?.bureau;
}

const STEP = 100;

/**
 * A table copied out of a browser with one cell per line, as rows: the bureaus' names follow one another, and each label is
 * followed by as many values. Where values are missing it is not known whose they are, and the row is left out.
 */
export function rowsOfCopy(printed: readonly TextLine[], labels: readonly Labels[]): TextLine[] {
  const lines = printed.flatMap((line, at) => namesBelowOneAnother(line, [printed[at - 1], printed[at + 1]]));
  const rows: TextLine[] = [];
  let count = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const heading = headingAt(lines, at);
    if (heading) {
      count = heading.length;
      const [first] = heading;
      if (first) rows.push({ ...first, cells: [emptyCell, ...heading.map((each, index) => cellAt(each, index + 1))] });
      at += count - 1;
      continue;
    }
    const values = count > 0 && isLabel(line, labels) ? valuesAfter(lines, at, count, labels) : undefined;
    if (values === undefined) rows.push(line);
    else {
      if (values.length === count) rows.push({ ...line, cells: [line, ...values].map(cellAt) });
      at += values.length;
    }
  }
  return rows.map((row) => ({ ...row, cells: row.cells.filter((cell) => cell !== emptyCell) }));
}

/** "Experian Equifax" right above or below "TransUnion": a heading whose names are in lines of their own, but for these. */
function namesBelowOneAnother(line: TextLine, near: readonly (TextLine | undefined)[]): TextLine[] {
  const { cells } = withNamesApart(line);
  const isBroken =
    cells.length > line.cells.length && near.some((each) => each && bureauIn(textOf(each)) !== undefined);
  return isBroken ? cells.map((cell) => ({ ...line, cells: [cell] })) : [line];
}

/** Whether bureaus' names that follow one another are over columns: a label comes next, and as many values. */
export function isHeadingOfCopy(lines: readonly TextLine[], at: number, labels: readonly Labels[]): boolean {
  const heading = headingAt(lines, at);
  const below = at + (heading?.length ?? 0);
  if (!heading || !isLabel(lines[below], labels)) return false;
  return valuesAfter(lines, below, heading.length, labels)?.length === heading.length;
}

const emptyCell: Cell = { text: "", x: 0, width: 0 };

const cellAt = (line: TextLine, index: number): Cell => ({ text: textOf(line), x: index * STEP, width: STEP });

function headingAt(lines: readonly TextLine[], at: number): TextLine[] | undefined {
  const found: TextLine[] = [];
  const seen = new Set<Bureau>();
  for (let next = at; next < at + bureaus.length; next += 1) {
    const line = lines[next];
    const bureau = line?.cells.length === 1 ? bureauIn(textOf(line)) : undefined;
    if (!line || !bureau || seen.has(bureau)) break;
    seen.add(bureau);
    found.push(line);
  }
  return found.length >= 2 && !isRowOfBureau(lines[at + found.length]) && !isRowOfBureau(lines[at - 1])
    ? found
    : undefined;
}

/** "Equifax OK OK 30" above or below the names of bureaus without marks: these are rows of a history too. */
const isRowOfBureau = (line: TextLine | undefined) =>
  line !== undefined &&
  line.cells.length > 2 &&
  bureauIn(line.cells[0]?.text ?? "") !== undefined &&
  columnsOf(line) === undefined;

function isLabel(line: TextLine | undefined, labels: readonly Labels[]): boolean {
  const [cell, ...others] = line?.cells ?? [];
  if (!cell || others.length > 0) return false;
  return labels.some((known) => {
    const parts = labelled(cell, known);
    return parts.length === 1 && parts[0]?.value === "";
  });
}

function valuesAfter(
  lines: readonly TextLine[],
  at: number,
  count: number,
  labels: readonly Labels[],
): TextLine[] | undefined {
  const values: TextLine[] = [];
  const head = lines[at];
  const own = labels.flatMap((known) => (head ? labelsIn(textOf(head), known) : []));
  const isStatus = own.some(({ field }) => field === "payStatus");
  for (let next = at + 1; next <= at + count; next += 1) {
    const line = lines[next];
    if (line?.cells.length !== 1) break;
    // "Closed" is a label elsewhere.
    const isValue =
      (isStatus && statusLabel.test(textOf(line))) ||
      own.some((each) => each.field === "remarks" && isLabelLikeValue(each, textOf(line)));
    if (isLabel(line, labels) && !isValue) break;
    // Over the next heading is the next account's name.
    if (next > at + 1 && (counted.test(textOf(line)) || headingAt(lines, next + 1))) break;
    values.push(line);
  }
  return values.length === 0 ? [] : values.length === count ? values : undefined;
}

/** What says an account's status and is a label elsewhere. */
const statusLabel = /^(?:open|closed|abierta|cerrada|past due|paid off|\d{2,3} days late)$/i;
/** "2. NORTHLAKE CARD" */
const counted = /^\d{1,3}[.)] \p{Lu}/u;
