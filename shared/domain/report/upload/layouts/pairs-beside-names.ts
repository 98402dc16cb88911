import { cut } from "#shared/domain/text/cut";
import { LONGEST_CELL, type TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";
import { belowName, columnOf, isHeading, isInColumns, isPair, withWholeName } from "./stacks-beside-names";

const FEWEST_COLUMNS = 2;
const FEWEST_PAIRS = 3;
const MOST_LINES = 24;

/**
 * Accounts with their name, address and number in the first column, and beside it columns of labels with their values, each at a
 * pace of its own: "NORTHLAKE CARD | Type: Credit card | Status: Charged" over "PO Box 9 | Opened: 03/2019 | off". Each becomes
 * the name, a line for each label with its value, and the rest of the first column.
 */
export function withPairsBesideNames(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const height = opensPairs(line) ? heightOf(lines, at) : 0;
    const own = height > 1 ? linesOf(withWholeName(lines.slice(at, at + height))) : undefined;
    rows.push(...(own ?? [line]));
    at += own ? height - 1 : 0;
  }
  return rows;
}

/** A name, and beside it labels with values. */
function opensPairs(line: TextLine): boolean {
  const [name, ...others] = line.cells;
  if (!name || others.length < FEWEST_COLUMNS || !others.every(isPair)) return false;
  return labelled(name, accountLabels).length === 0 && nameOf({ ...line, cells: [name] })?.isSure === true;
}

/** The lines that have nothing outside of the columns, up to the next account or section. */
function heightOf(lines: readonly TextLine[], at: number): number {
  const [first, ...others] = lines.slice(at, at + MOST_LINES);
  if (!first) return 0;
  const isOther = (line: TextLine) =>
    line.page !== first.page || !isInColumns(line, first) || opensPairs(line) || isHeading(line);
  const end = others.findIndex(isOther);
  return 1 + (end < 0 ? others.length : end);
}

/** Undefined where no column goes on: then it may be a row of a table. */
function linesOf(own: readonly TextLine[]): TextLine[] | undefined {
  const [first] = own;
  const [name, ...columns] = first?.cells ?? [];
  if (!first || !name) return undefined;
  const pairs = columns.map((_, at) => pairsOf(own, first, at + 1));
  if (pairs.some((column) => column === undefined)) return undefined;
  if (!pairs.some((column) => column && column.length >= FEWEST_PAIRS)) return undefined;
  return [{ ...first, cells: [name] }, ...pairs.flatMap((column) => column ?? []), ...belowName(own, first)];
}

/** "Limit/original amount: $1,240" */
const unknownPair = /^\p{Lu}[^:$]{2,40}: ?\S/u;

/** A column's labels with their values, which may go on below; undefined where other words are among them. */
function pairsOf(own: readonly TextLine[], first: TextLine, column: number): TextLine[] | undefined {
  const pairs: TextLine[] = [];
  for (const line of own) {
    const cell = line.cells.find((each) => columnOf(each, first) === column);
    const [last] = pairs.at(-1)?.cells ?? [];
    if (!cell) continue;
    if (isPair(cell) || unknownPair.test(cell.text)) pairs.push({ ...line, cells: [{ ...cell }] });
    else if (!last || labelled(cell, accountLabels).length > 0) return undefined;
    else last.text = cut(`${last.text} ${cell.text}`, LONGEST_CELL);
  }
  return pairs;
}
