import { type Cell, type TextLine, textOf } from "./text-line";
import { printed } from "./values";

/** What is read of an account. `none` is a label that only bounds the values beside it. */
export type Field =
  | "creditorName"
  | "originalCreditor"
  | "accountNumber"
  | "accountType"
  | "payStatus"
  | "remarks"
  | "balance"
  | "amount"
  | "pastDue"
  | "creditLimit"
  | "dateOpened"
  | "dateReported"
  | "dateClosed"
  | "dateOfFirstDelinquency"
  | "lastPaymentDate"
  | "removalOn"
  | "recordType"
  | "none";

/** The labels of one kind of report, in lower case. */
export type Labels = Readonly<Record<string, Field>>;

export type Confidence = "high" | "medium" | "low";

/** A value with where it stands. */
export type Reading = { value: string; line: TextLine; rawText: string; confidence: Confidence };

/** The values of each field, in the order in which the report prints them. */
export type Readings = Map<Field, Reading[]>;

type Labelled = { label: string; value: string };

const patterns = new WeakMap<Labels, { start: RegExp; inside: RegExp }>();

function patternsOf(labels: Labels) {
  const known = patterns.get(labels);
  if (known) return known;
  const names = Object.keys(labels)
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
  // At its beginning a cell needs no colon; later on a label is one only with it.
  const made = {
    start: new RegExp(`^(${names})(?:\\s?:\\s?|\\s|$)`, "i"),
    inside: new RegExp(`(?<=\\s)(${names})\\s?:`, "gi"),
  };
  patterns.set(labels, made);
  return made;
}

/** The labels of a cell with what follows each of them; empty when the cell does not begin with one. */
export function labelled({ text }: Pick<Cell, "text">, labels: Labels): Labelled[] {
  const { start, inside } = patternsOf(labels);
  const first = start.exec(text);
  if (!first) return [];
  const marks = [{ label: first[1] ?? "", at: 0, end: first[0].length }];
  for (const { 0: whole, 1: label = "", index } of text.matchAll(inside)) {
    if (index >= (marks.at(-1)?.end ?? 0)) marks.push({ label, at: index, end: index + whole.length });
  }
  return marks.map(({ label, end }, position) => ({
    label: label.toLowerCase(),
    value: text.slice(end, marks[position + 1]?.at ?? text.length).trim(),
  }));
}

/** Whether a line begins with one of these labels. */
export function hasLabel(line: TextLine, labels: Labels, ...wanted: string[]): boolean {
  return line.cells.some((cell) =>
    labelled(cell, labels).some(({ label }) => wanted.length === 0 || wanted.includes(label)),
  );
}

/** Reads every label of a block: its value stands behind it, in the next cell, or below it. */
export function readFields(lines: readonly TextLine[], labels: Labels): Readings {
  const readings: Readings = new Map();
  lines.forEach((line, index) => {
    line.cells.forEach((cell, column) => {
      for (const { label, value } of labelled(cell, labels)) {
        const field = labels[label];
        const found = readingOf({ value, line, column, next: lines[index + 1] }, labels);
        if (field && field !== "none" && found) addReading(readings, field, found);
      }
    });
  });
  return readings;
}

/** No account prints a field more often; what a file says more is not read. */
const MOST_READINGS = 20;

export function addReading(readings: Readings, field: Field, found: Reading): void {
  const known = readings.get(field);
  if (!known) readings.set(field, [found]);
  else if (known.length < MOST_READINGS) known.push(found);
}

type Place = { value: string; line: TextLine; column: number; next?: TextLine };

function readingOf({ value, line, column, next }: Place, labels: Labels): Reading | undefined {
  const rawText = textOf(line);
  const behind = printed(value);
  if (behind !== undefined) return { value: behind, line, rawText, confidence: "high" };
  if (value !== "") return undefined;
  const beside = line.cells[column + 1];
  if (beside && labelled(beside, labels).length === 0) {
    const shown = printed(withRest(beside, line, column + 1, next, labels));
    return shown === undefined ? undefined : { value: shown, line, rawText, confidence: "high" };
  }
  const x = line.cells[column]?.x ?? 0;
  const below = next?.cells.find((cell) => Math.abs(cell.x - x) < SAME_COLUMN);
  if (!next || !below || labelled(below, labels).length > 0) return undefined;
  const shown = printed(below.text);
  return shown === undefined ? undefined : { value: shown, line: next, rawText: textOf(next), confidence: "medium" };
}

const SAME_COLUMN = 14;

/** A long value goes on in the next line, in its own column and with nothing beside it. */
function withRest(cell: Cell, line: TextLine, column: number, next: TextLine | undefined, labels: Labels): string {
  const isLast = column === line.cells.length - 1;
  const [rest, ...others] = next?.cells ?? [];
  if (!isLast || !rest || others.length > 0 || next?.page !== line.page) return cell.text;
  const goesOn = Math.abs(rest.x - cell.x) < 3 && labelled(rest, labels).length === 0;
  return goesOn ? `${cell.text} ${rest.text}` : cell.text;
}
