import type { Cell, TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { isWords, labelIn } from "../words/heading-words";
import { nameOf } from "../words/names";
import { isPlace } from "../words/places";
import { recordLabels } from "../words/record-vocabulary";
import { accountLabels } from "../words/vocabulary";
import { headerAt } from "./table-rows";
import { lineOf } from "./table-values";

const SAME_START = 4;
const FEWEST_LABELS = 2;
const MOST_LINES = 5;

/**
 * A name that is the first cell of a row of labels, each over its value, as a line of its own; below it are the rest of the name and
 * its address, beside the values: "US BANKRUPTCY COURT  Date filed  Status".
 */
export function withNamesOverGrids(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const found = gridNameAt(lines, at);
    rows.push(...(found?.rows ?? [line]));
    at += found?.count ?? 0;
  }
  return rows;
}

function gridNameAt(lines: readonly TextLine[], at: number): { rows: TextLine[]; count: number } | undefined {
  const line = lines[at];
  const [name, ...labels] = line?.cells ?? [];
  const below = lines[at + 1];
  if (!line || !name || !below || labels.filter(isLabel).length < FEWEST_LABELS) return undefined;
  const ends = labels.map((label) => (isLabel(label) ? undefined : endOf(label, below)));
  if (!labels.every((label, column) => isLabel(label) || ends[column]) || isNameAbove(lines[at - 1], name))
    return undefined;
  if (isLabel(name) || isInHeading(lines, at) || nameOf({ ...line, cells: [name] })?.isSure !== true) return undefined;
  const values = labels.filter((label) => below.cells.some(({ x }) => Math.abs(x - label.x) < SAME_START));
  const isEnd = (cell: Cell) => ends.includes(cell);
  if (values.length >= FEWEST_LABELS) {
    const numbered = withNumberBelow(lines.slice(at, at + 3), name);
    if (numbered) return { rows: [nameLine(line, name), { ...line, cells: labels }, ...numbered], count: 2 };
  }
  if (values.length < FEWEST_LABELS || below.cells.some((cell) => isLabel(cell) && !isEnd(cell))) return undefined;
  const count = countBelow(lines, at, isEnd);
  const under = lines.slice(at + 1, at + 1 + count);
  const rest = under.flatMap(({ cells }) => cells.filter((cell) => isUnder(cell, name)));
  const end = rest.findIndex(({ text }) => isPlace(text));
  const words = [name, ...(end < 0 ? [] : rest.slice(0, end))].map(({ text }) => text).join(" ");
  const others = under.flatMap((each) => {
    const cells = each.cells.filter((cell) => !isUnder(cell, name));
    return cells.length > 0 ? [{ ...each, cells }] : [];
  });
  return { rows: [nameLine(line, { ...name, text: words }), { ...line, cells: labels }, ...others], count };
}

/** Below the name may be a label over its value, where the other columns have values over labels: "Reference number", "2475989". */
function withNumberBelow([, below, next]: readonly TextLine[], name: Cell): TextLine[] | undefined {
  const label = below?.cells.find((cell) => isUnder(cell, name));
  const value = next?.cells.find((cell) => isUnder(cell, name));
  if (!below || !next || !label || !value || isLabel(value)) return undefined;
  const [part] = [recordLabels, accountLabels].flatMap((labels) => labelled(label, labels));
  const others = below.cells.filter((cell) => cell !== label);
  if (part?.value !== "" || others.some(isLabel) || !next.cells.some(isLabel)) return undefined;
  const rest = { ...next, cells: next.cells.filter((cell) => cell !== value) };
  return [{ ...below, cells: others }, lineOf(below, part, value), rest];
}

/** The last word of a label whose column is narrow: "Credit limit or original", and below it "amount". */
const endOf = (label: Cell, below: TextLine) =>
  below.cells.find((cell) => isUnder(cell, label) && labelIn(`${label.text} ${cell.text}`));

/** "Original creditor" over a name. */
function isNameAbove(above: TextLine | undefined, name: Cell): boolean {
  const cell = above?.cells.find((each) => isUnder(each, name));
  return cell !== undefined && isLabel(cell) && labelled(cell, accountLabels)[0]?.field === "originalCreditor";
}

/** Over the rows of several accounts the first cell is a label, known or not. */
function isInHeading(lines: readonly TextLine[], at: number): boolean {
  return [at, at - 1, at - 2].some((from) => {
    const mayBegin = lines[from]?.cells.every(isWords);
    return mayBegin && (headerAt(lines, from)?.height ?? 0) > at - from;
  });
}

const nameLine = (line: TextLine, cell: Cell): TextLine => ({
  ...lineOf(line, { label: "Creditor name", field: "creditorName" }, cell),
  begins: true,
});

/** The lines of values and of the name's address. */
function countBelow(lines: readonly TextLine[], at: number, isEnd: (cell: Cell) => boolean): number {
  const name = lines[at]?.cells[0];
  const below = lines.slice(at + 1, at + 1 + MOST_LINES);
  const end = below.findIndex(
    (line, index) =>
      line.cells.some((cell) => isLabel(cell) && !isEnd(cell)) ||
      (index > 0 && !line.cells.some((cell) => name !== undefined && isUnder(cell, name))),
  );
  return end < 0 ? below.length : end;
}

const isUnder = (cell: Cell, name: Cell) => Math.abs(cell.x - name.x) < SAME_START;

const isLabel = (cell: Cell) =>
  [accountLabels, recordLabels].some((labels) => {
    const [part, ...others] = labelled(cell, labels);
    return part?.value === "" && others.length === 0;
  });
