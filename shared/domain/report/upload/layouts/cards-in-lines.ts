import { bureaus } from "#shared/domain/bureau/bureau";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { isMark } from "../months/month-run";
import { bureauIn } from "../words/bureau-columns";
import { remarksAt } from "../words/copied-remarks";
import { fits, type Labelled, labelled } from "../words/fields";
import { recordLabels } from "../words/record-vocabulary";
import { isLabelLikeValue, isStatusWord } from "../words/status-values";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

/** Where the column of each bureau is put. */
const STEP = 100;

type Pair = { label: string; line: TextLine; value: string };
type Group = { pairs: (Pair | undefined)[]; height: number };

/**
 * Bureaus' cards beside one another, copied with one cell per line: the bureaus' names, then each label once for every bureau with
 * its value below it, "Balance", "$120", "Balance", "$130". Each becomes a row with a column for each bureau. A bureau without the
 * account has a dash or "not reported" in the first row. If that is missing, the values cannot be assigned to a bureau and are left out.
 * The rows of a table, copied the same way, have the label once and then the value of each bureau: "Balance", "$120", "$130".
 */
export function withCardsInLines(lines: readonly TextLine[]): TextLine[] {
  const hasCards = lines.some((_, at) => isOverCards(lines, at));
  if (!hasCards && !lines.some((_, at) => isOverRows(lines, at))) return [...lines];
  const rows: TextLine[] = [];
  let count = 0;
  let hasRows = false;
  let present: number[] | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const names = namesAt(lines, at);
    const isOverOwn = names.length > 1 && isOverRows(lines, at);
    // Below a history without marks the next bureau's name is over its own; all three are over a table, if no mark is below them.
    const isOverTable = names.length === bureaus.length && !isMarkAlone(lines[at + names.length]);
    if (isOverOwn || isOverTable || (names.length > 1 && hasCards)) {
      [count, present] = [names.length, undefined];
      hasRows = isOverOwn;
      rows.push(rowOf(line, "", names.map(textOf)));
      at += names.length - 1;
      continue;
    }
    const remarks = hasRows ? remarksAt(lines, at, count) : undefined;
    if (remarks) {
      if (remarks.values.length === count) rows.push(rowOf(line, textOf(line), remarks.values));
      at += remarks.height;
      continue;
    }
    const values = hasRows ? valuesOfRow(lines, at, count) : undefined;
    if (values) {
      rows.push(rowOf(line, textOf(line), values));
      at += count;
      continue;
    }
    const group = count > 0 && !hasRows ? groupAt(lines, at, count) : undefined;
    if (!group) {
      rows.push(line);
      continue;
    }
    present ??= placesIn(group, count);
    const pairs = group.pairs.flatMap((pair) => pair ?? []);
    if (present?.length === pairs.length) rows.push(rowOf(line, pairs[0]?.label ?? "", spread(pairs, present, count)));
    at += group.height - 1;
  }
  return rows;
}

/** The bureaus' names in lines of their own. */
function namesAt(lines: readonly TextLine[], from: number): TextLine[] {
  const names = lines
    .slice(from, from + bureaus.length)
    .map((line) => (isAlone(line) ? bureauIn(textOf(line)) : undefined));
  const end = names.findIndex((name, at) => name === undefined || names.indexOf(name) < at);
  return lines.slice(from, from + (end < 0 ? names.length : end));
}

/** The last bureau's history has marks, the others' have none. */
const isMarkAlone = (line: TextLine | undefined) => line !== undefined && isAlone(line) && isMark(textOf(line));

const isAlone = ({ cells }: TextLine) => cells.length === 1;

/** Whether the bureaus' names are over a label that comes again with its second value. */
function isOverCards(lines: readonly TextLine[], at: number): boolean {
  const names = namesAt(lines, at);
  const group = names.length > 1 ? groupAt(lines, at + names.length, names.length) : undefined;
  return group !== undefined && group.pairs.filter((pair) => pair).length > 1;
}

const FEWEST_ROWS = 2;

/** Whether the bureaus' names are over labels of which each has a value for every bureau in the lines below it. */
function isOverRows(lines: readonly TextLine[], at: number): boolean {
  const count = namesAt(lines, at).length;
  const heads = Array.from({ length: FEWEST_ROWS }, (_, row) => at + count + row * (count + 1));
  return count > 1 && heads.every((head) => valuesOfRow(lines, head, count) !== undefined);
}

/** The values in the lines below a label, one for each bureau; below them is no further one. */
function valuesOfRow(lines: readonly TextLine[], at: number, count: number): string[] | undefined {
  const part = labelAlone(lines[at]);
  const below = lines.slice(at + 1, at + 1 + count);
  const end = lines[at + 1 + count];
  if (!part || below.length < count || !below.every(isAlone)) return undefined;
  const values = below.map(textOf);
  const isValue = (text: string) =>
    (part.field === "none" || fits(part.field, text)) &&
    bureauIn(text) === undefined &&
    (labelled({ text }, accountLabels).length === 0 || isStatusWord(text) || isLabelLikeValue(part, text));
  const isOpen = end !== undefined && printed(textOf(end)) === undefined;
  return values.every(isValue) && !isOpen ? values : undefined;
}

/** "Closed" in a line of its own is a value. */
function labelAlone(line: TextLine | undefined): Labelled | undefined {
  const [cell] = line && isAlone(line) ? line.cells : [];
  if (!cell || isStatusWord(cell.text)) return undefined;
  const own = [accountLabels, recordLabels].map((labels) => labelled(cell, labels)).find(({ length }) => length === 1);
  return own?.[0]?.value === "" ? own[0] : undefined;
}

/** One label with its values, and a place without it for each bureau that says it has none. */
function groupAt(lines: readonly TextLine[], from: number, most: number): Group | undefined {
  const pairs: Group["pairs"] = [];
  let at = from;
  while (pairs.length < most) {
    const line = lines[at];
    const pair = pairAt(lines, at);
    const first = pairs.find((each) => each);
    if (pair && (!first || first.label === pair.label)) at += 2;
    else if (line && isAlone(line) && first && printed(textOf(line)) === undefined) at += 1;
    else break;
    pairs.push(pair);
  }
  return pairs.length > 0 ? { pairs, height: at - from } : undefined;
}

function pairAt(lines: readonly TextLine[], at: number): Pair | undefined {
  const [line, below] = [lines[at], lines[at + 1]];
  const [cell] = line && isAlone(line) ? line.cells : [];
  const [part, ...others] = cell ? labelled(cell, accountLabels) : [];
  const [value] = below && isAlone(below) ? below.cells : [];
  if (!line || !part || part.value !== "" || others.length > 0 || !value) return undefined;
  const isValue = labelled(value, accountLabels).length === 0 || isLabelLikeValue(part, value.text);
  return isValue && bureauIn(value.text) === undefined ? { label: part.label, line, value: value.text } : undefined;
}

/** Whose the values of a table are, from the left: known when each bureau has one or says that it has none. */
const placesIn = ({ pairs }: Group, count: number): number[] | undefined =>
  pairs.length === count ? pairs.flatMap((pair, place) => (pair ? [place] : [])) : undefined;

function spread(pairs: readonly Pair[], present: readonly number[], count: number): string[] {
  return Array.from({ length: count }, (_, place) => pairs[present.indexOf(place)]?.value ?? "-");
}

function rowOf(line: TextLine, label: string, values: readonly string[]): TextLine {
  const cells = [label, ...values].map((text, at): Cell => ({ text, x: at * STEP, width: STEP }));
  return { ...line, cells: cells.filter(({ text }) => text !== "") };
}
