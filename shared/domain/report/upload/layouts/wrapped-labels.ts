import type { Cell, TextLine } from "../lines/text-line";
import { headerAt } from "../tables/table-rows";
import { labelled } from "../words/fields";
import { isWords, labelIn } from "../words/heading-words";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 6;
const FEWEST_LABELS = 2;
/** Over fewer columns two lines may as well be a label's and its value's. */
const FEWEST_COLUMNS = 4;

/**
 * Labels over values whose last words are in the line of the values, for their column is narrow ("Credit limit or", and below it
 * "original amount"), as one; their own values, which begin a line lower, with the others.
 */
export function withWrappedLabels(lines: readonly TextLine[]): TextLine[] {
  const rows = [...lines];
  for (let at = 0; at + 1 < rows.length; at += 1) {
    const isLabel = (cell: Cell) => !isValueBelow(cell, rows[at - 1]);
    // "Current" at the end of a page is no part of "Status" over the next one.
    if (rows[at]?.page !== rows[at + 1]?.page) continue;
    const height = headerAt(rows, at)?.height ?? 1;
    if (height > 1) {
      // Words below one another are read where the table's rows are.
      at += height - 1;
      continue;
    }
    const narrow = withNarrowLabels(rows.slice(at, at + 3), isLabel);
    if (narrow) rows.splice(at, narrow.length, ...narrow);
    const [first, below, next] = [rows[at], rows[at + 1], rows[at + 2]];
    if (!first || !below) continue;
    const line = withTouchedApart(first, below);
    rows[at] = line;
    const whole = next && wholeHeading(line, below, next);
    if (whole) {
      rows.splice(at, 2, whole);
      continue;
    }
    const ends = line.cells.map((cell, column) =>
      column + 1 < line.cells.length && isLabel(cell) ? endOf(cell, below, line.cells[column + 1]) : undefined,
    );
    if (ends.some((cell) => cell)) {
      const rest = line.cells.map((cell, column) => ends[column] ?? valueBehind(ends[column - 1], below, cell));
      rows[at] = { ...line, cells: line.cells.map((cell, column) => joined(cell, rest[column])) };
      rows[at + 1] = { ...below, cells: below.cells.filter((cell) => !rest.includes(cell)) };
      continue;
    }
    if (line.cells.filter(({ text }) => labelIn(text)).length < FEWEST_LABELS) continue;
    const rest = line.cells.map((cell) => (isLabel(cell) ? restOf(cell, below) : undefined));
    if (rest.every((cell) => cell === undefined)) continue;
    if (below.cells.every(isWords)) {
      // Nothing but the labels' last words: the values stand in the next line.
      if (!below.cells.every((cell) => rest.includes(cell))) continue;
      rows[at] = { ...line, cells: line.cells.map((cell, column) => joined(cell, rest[column])) };
      rows[at + 1] = { ...below, cells: [] };
      continue;
    }
    const values = rest.map((cell) => (cell && next ? next.cells.find((each) => isBelow(each, cell)) : undefined));
    const isMoved = (cell: Cell) => values.includes(cell);
    const cells = below.cells.flatMap((cell) => {
      const column = rest.indexOf(cell);
      return column < 0 ? [cell] : (values[column] ?? []);
    });
    rows[at] = { ...line, cells: line.cells.map((cell, column) => joined(cell, rest[column])) };
    rows[at + 1] = { ...below, cells };
    if (next) rows[at + 2] = { ...next, cells: next.cells.filter((cell) => !isMoved(cell)) };
  }
  return rows.filter(({ cells }) => cells.length > 0);
}

/** A value may touch the label beside it, whose end is below: "RIDGELINE RECOVERY Account Designator", and there "LLC   Code". */
function withTouchedApart(line: TextLine, below: TextLine): TextLine {
  const cells = line.cells.flatMap((cell) => {
    const end = below.cells.find(({ x }) => x > cell.x + SAME_START && x < cell.x + cell.width);
    const begin = end && isWords(end) ? startOfLabel(cell.text, end.text) : 0;
    if (!end || begin === 0) return [cell];
    const value = { ...cell, text: cell.text.slice(0, begin).trim(), width: end.x - cell.x };
    return [value, { ...cell, text: cell.text.slice(begin), x: end.x, width: cell.x + cell.width - end.x }];
  });
  return cells.length > line.cells.length ? { ...line, cells } : line;
}

const MOST_WORDS = 4;

/** Where in a text the words of a label begin that another text ends; 0 where none does. */
function startOfLabel(text: string, end: string): number {
  let begin = text.length;
  for (let words = 0; words < MOST_WORDS; words += 1) {
    begin = text.lastIndexOf(" ", begin - 1);
    if (begin <= 0) return 0;
    const start = text.slice(begin + 1);
    // "BANK USA N" over "ECOA": a letter is the end of the name.
    if (start.length > 1 && labelIn(`${start} ${end}`)) return begin + 1;
  }
  return 0;
}

/** Labels beside their values, of which each word or two has a line in a narrow column: "Original", "Creditor", "Name". */
function withNarrowLabels(
  [line, ...below]: readonly TextLine[],
  isLabel: (cell: Cell) => boolean,
): TextLine[] | undefined {
  // A heading over columns has no values; "Closed" is one, whatever else is called so.
  if (!line || (line.cells.every(isWords) && line.cells.slice(1).some(isNoValue))) return undefined;
  const taken = new Set<Cell>();
  const cells = line.cells.map((cell) => {
    const rest = isWords(cell) && isLabel(cell) ? restBelow(cell, below) : [];
    for (const each of rest) taken.add(each);
    return rest.reduce(joined, cell);
  });
  if (taken.size === 0) return undefined;
  return [
    { ...line, cells },
    ...below.map((each) => ({ ...each, cells: each.cells.filter((cell) => !taken.has(cell)) })),
  ];
}

const isNoValue = ({ text }: Cell) => labelIn(text) !== undefined && !isStatusWord(text);

/** The cells below a label's first word that make the longest label of it; a label alone goes on only where no value is beside. */
function restBelow(cell: Cell, below: readonly TextLine[]): Cell[] {
  const under: Cell[] = [];
  for (const line of below) {
    const [own, beside] = line.cells.slice(line.cells.findIndex((each) => isBelow(each, cell)));
    const isOwn = own !== undefined && isBelow(own, cell) && isWords(own);
    if (!isOwn || (beside && labelIn(cell.text))) break;
    under.push(own);
  }
  const most = under.findLastIndex((_, at) =>
    labelIn([cell, ...under.slice(0, at + 1)].map(({ text }) => text).join(" ")),
  );
  return under.slice(0, most + 1);
}

/**
 * A heading of two lines over the values of one: each of its lower words is below an upper one, is no other label alone, and all
 * or half of them make a label of it.
 */
function wholeHeading(line: TextLine, below: TextLine, next: TextLine): TextLine | undefined {
  const isHeading = line.cells.length >= FEWEST_COLUMNS && [...line.cells, ...below.cells].every(isWords);
  if (!isHeading || line.cells.filter(({ text }) => labelIn(text)).length < FEWEST_LABELS) return undefined;
  const rest = line.cells.map((cell) => below.cells.find((each) => isBelow(each, cell)));
  const isEnd = (cell: Cell) => {
    const alone = labelIn(cell.text);
    // "Number" below "Account" is a label of the same field alone.
    return !alone || labelIn(`${line.cells[rest.indexOf(cell)]?.text} ${cell.text}`)?.field === alone.field;
  };
  if (!below.cells.every((cell) => rest.includes(cell) && isEnd(cell))) return undefined;
  const made = line.cells.filter((cell, column) => labelIn(`${cell.text} ${rest[column]?.text ?? ""}`) && rest[column]);
  const whole = { ...line, cells: line.cells.map((cell, column) => joined(cell, rest[column])) };
  // Where each lower word makes a label, no more has to show it: specks may stand before the values.
  if (made.length === below.cells.length) return whole;
  if (made.length < FEWEST_LABELS || made.length * 2 < below.cells.length) return undefined;
  const values = next.cells.filter((value) => line.cells.some((cell) => isBelow(value, cell)));
  const hasValues = values.length >= FEWEST_LABELS && values.length === next.cells.length && !values.every(isWords);
  return hasValues ? whole : undefined;
}

/**
 * Of a label beside its value the last words, which a colon or nothing beside them shows to be some: "Collection", below it "Agency:";
 * "Account Designator" beside "INDIVIDUAL_ACCOUNT", below it "Code".
 */
function endOf(cell: Cell, below: TextLine, value: Cell | undefined): Cell | undefined {
  if (!isWords(cell)) return undefined;
  const end = restOf(cell, below);
  if (end && (/:$/.test(end.text) || below.cells.at(-1) === end || valueBehind(end, below, value))) return end;
  // "Original creditor", which is a label too, and below it "Name".
  const [label] = labelled(cell, accountLabels);
  const at = below.cells.findIndex((each) => isBelow(each, cell) && labelled(each, accountLabels).length === 0);
  // "Date" below "Balance" with a value of its own is another label.
  const rest = below.cells[at + 1] && !valueBehind(below.cells[at], below, value) ? undefined : below.cells[at];
  return label?.value === "" && rest && labelIn(`${cell.text} ${rest.text}`) ? rest : undefined;
}

/** The value of a label may go on beside the label's end: "Original  CITY OF MACON" over "Creditor Name  UTILITIES". */
function valueBehind(end: Cell | undefined, below: TextLine, value: Cell | undefined): Cell | undefined {
  const rest = end && below.cells[below.cells.indexOf(end) + 1];
  const isValue = rest && value && isBelow(rest, value) && isText(rest.text) && isText(value.text);
  return isValue ? rest : undefined;
}

/** Words that are no label: an amount or a day does not go on below. */
const isText = (text: string) => /^\p{L}[^\d$]*$/u.test(text) && labelIn(text) === undefined;

/** "Current" below "Status" is its value, whatever the label below it makes of the word: "Past due". */
const isValueBelow = (cell: Cell, above: TextLine | undefined) =>
  isStatusWord(cell.text) &&
  above?.cells.some((label) => isBelow(cell, label) && labelIn(label.text)?.field === "payStatus") === true;

/** The cell right below a label's first words with which it is a label. */
const restOf = (cell: Cell, below: TextLine) =>
  labelIn(cell.text)
    ? undefined
    : below.cells.find((each) => isBelow(each, cell) && labelIn(`${cell.text} ${each.text}`));

const isBelow = (cell: Cell, above: Cell) => Math.abs(cell.x - above.x) < SAME_START;

const joined = (cell: Cell, rest: Cell | undefined): Cell =>
  rest ? { ...cell, text: `${cell.text} ${rest.text}`, width: Math.max(cell.width, rest.width) } : cell;
