import { cut } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, type TextLine, textOf } from "../lines/text-line";
import { labelledLine } from "../tables/table-values";
import { hadNoRoom } from "../tables/wraps";
import { labelled } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { isPlace } from "../words/places";
import { sectionOf } from "../words/sections";
import { isLabelLikeValue, isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 3;
const FEWEST_STACKS = 2;
const MOST_LINES = 24;

/** A label in one of the columns, with the words below it. */
type Stacked = { line: TextLine; label: Cell; value?: Cell };

/**
 * Accounts with their name and address in the first column, and beside it columns of labels, each over its value and each column at
 * a pace of its own: "NORTHLAKE CARD | Date opened | High balance | Status" over "PO Box 9 | 03/2019 | $1,240 | Charged off". Each
 * becomes the name, a line for each label with its value, and the rest of the first column.
 */
export function withStacksBesideNames(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const height = opensStacks(line) && !isBelowLabel(line, lines[at - 1]) ? heightOf(lines, at) : 0;
    const own = height > 1 ? linesOf(withWholeName(lines.slice(at, at + height))) : undefined;
    rows.push(...(own ?? [line]));
    at += own ? height - 1 : 0;
  }
  return rows;
}

/** A name, and labels alone beside it. */
function opensStacks(line: TextLine): boolean {
  const [name, ...others] = line.cells;
  if (!name || others.length < FEWEST_STACKS || !others.every(isLabelAlone) || isLabelAlone(name)) return false;
  return nameOf({ ...line, cells: [name] })?.isSure === true;
}

function isLabelAlone(cell: Cell): boolean {
  const [part, ...others] = labelled(cell, accountLabels);
  return part?.value === "" && others.length === 0;
}

/** The lines that have nothing outside of the columns, up to the next account or section. */
function heightOf(lines: readonly TextLine[], at: number): number {
  const [first, ...others] = lines.slice(at, at + MOST_LINES);
  if (!first) return 0;
  const isNext = (line: TextLine, above: TextLine | undefined) => opensStacks(line) && !isBelowLabel(line, above);
  const end = others.findIndex(
    (line, index) =>
      line.page !== first.page || !isInColumns(line, first) || isNext(line, others[index - 1]) || isHeading(line),
  );
  return 1 + (end < 0 ? others.length : end);
}

/** Below a label a name is its value. */
const isBelowLabel = ({ cells: [name] }: TextLine, above: TextLine | undefined) =>
  name !== undefined &&
  above?.cells.some((cell) => Math.abs(cell.x - name.x) < SAME_START && isLabelAlone(cell)) === true;

export const columnOf = ({ x }: Cell, first: TextLine) =>
  first.cells.findIndex((cell) => Math.abs(cell.x - x) < SAME_START);

export const isInColumns = (line: TextLine, first: TextLine) =>
  line.cells.every((cell) => {
    const column = columnOf(cell, first);
    return column >= 0 && cell.x + cell.width < (first.cells[column + 1]?.x ?? Number.POSITIVE_INFINITY) + SAME_START;
  });

export const isHeading = (line: TextLine) => line.cells.length === 1 && sectionOf(textOf(line)) !== undefined;

/** A name may go on right below, where its next word had no room before the first column of labels. */
export function withWholeName([first, second, ...others]: readonly TextLine[]): TextLine[] {
  const [name, column] = first?.cells ?? [];
  const [rest, ...more] = second?.cells ?? [];
  const own = [first, second].flatMap((line) => line ?? []);
  if (!first || !second || !name || !column || !rest || !more.every(isPair)) return [...own, ...others];
  const isName = Math.abs(rest.x - name.x) < SAME_START && rest.text === rest.text.toUpperCase();
  const isOther = isPlace(rest.text) || isTypeLine(rest.text) || isStatusWord(rest.text) || isLabelAlone(rest);
  const goesOn =
    isName && !isOther && (nameOf({ ...second, cells: [rest] })?.isSure === true || legalForm.test(rest.text));
  if (!goesOn || !hadNoRoom(rest, name.x + name.width, column.x)) return [...own, ...others];
  const whole = { ...name, text: `${name.text} ${rest.text}` };
  const beside = more.length > 0 ? [{ ...second, cells: more }] : [];
  return [{ ...first, cells: [whole, ...first.cells.slice(1)] }, ...beside, ...others];
}

/** One label with its value. */
export function isPair(cell: Cell): boolean {
  const [part, ...others] = labelled(cell, accountLabels);
  return part !== undefined && part.value !== "" && others.length === 0 && cell.text.includes(":");
}

const legalForm = /^(?:inc|llc|l\.l\.c|corp|co|lp|llp|ltd|n\.?a)\.?$/i;

/** Undefined where no column has several labels: then it may be the heading of a table. */
function linesOf(own: readonly TextLine[]): TextLine[] | undefined {
  const [first] = own;
  const [name] = first?.cells ?? [];
  if (!first || !name) return undefined;
  const stacks = first.cells.slice(1).map((_, at) => stackOf(own, first, at + 1));
  const known = stacks.filter((stack) => stack.filter(({ value }) => value).length > 1);
  if (known.length < FEWEST_STACKS) return undefined;
  const said = stacks.flat().flatMap(({ line, label, value }) => {
    return value ? [pairOf(line, label, value)] : [];
  });
  return [{ ...first, cells: [name] }, ...said, ...belowName(own, first)];
}

/** The first column below the name: an address, labels over a value in one line, and what else there is. */
export function belowName(own: readonly TextLine[], first: TextLine): TextLine[] {
  const lines = own.slice(1).flatMap((line) => {
    const [cell] = line.cells;
    return cell && columnOf(cell, first) === 0 ? [{ line, cell }] : [];
  });
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [label, value] = [lines[at], lines[at + 1]];
    if (!label) continue;
    const isPair = value && isLabelAlone(label.cell) && !isLabelAlone(value.cell);
    rows.push(isPair ? pairOf(label.line, label.cell, value.cell) : { ...label.line, cells: [label.cell] });
    at += isPair ? 1 : 0;
  }
  return rows;
}

const pairOf = (line: TextLine, label: Cell, value: Cell) =>
  labelledLine(line, `${label.text.replace(/:$/, "")}:`, value);

/** A column's labels from the top, each with what is below it up to the next one. */
function stackOf(own: readonly TextLine[], first: TextLine, column: number): Stacked[] {
  const stack: Stacked[] = [];
  for (const line of own) {
    const cell = line.cells.find((each) => columnOf(each, first) === column);
    const last = stack.at(-1);
    if (!cell) continue;
    const [own] = last ? labelled(last.label, accountLabels) : [];
    const isValue = last && !last.value && own && isLabelLikeValue(own, cell.text);
    if (!last || (isLabelAlone(cell) && !isValue)) stack.push({ line, label: cell });
    else last.value = last.value ? { ...last.value, text: cut(`${last.value.text} ${cell.text}`, LONGEST_CELL) } : cell;
  }
  return stack;
}
