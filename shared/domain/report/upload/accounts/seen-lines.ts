import { isApart, type TextLine, textOf } from "../lines/text-line";
import { type Field, fits, type Labelled, type Labels, labelled, tellsStatus } from "../words/fields";
import { nameOf } from "../words/names";
import { isStatusWord, withStatusValues } from "../words/status-values";
import { dayOfText } from "../words/values";
import { opensAccount } from "./accounts-begin";

/** A line with the labels of each of its cells. */
export type Seen = { line: TextLine; parts: (readonly Labelled[])[] };

/** The lines of a part of a report, and what each of them is beside its neighbours. */
export class SeenLines {
  readonly rows: Seen[];

  constructor(
    lines: readonly TextLine[],
    labels: Labels,
    private readonly isStop: (line: TextLine) => boolean,
  ) {
    const seen = lines.map((line) => ({ line, parts: line.cells.map((cell) => labelled(cell, labels)) }));
    this.rows = withStatusValues(withStatusesBesideNames(withWrappedWords(seen)));
  }

  /** Whether a line has a label that is known. */
  isLabelRow(at: number): boolean {
    return this.rows[at]?.parts.some((parts) => parts.length > 0) ?? false;
  }

  /** No heading and no labels but "Closed", which is a value too. */
  isValueRow(at: number): boolean {
    const row = this.rows[at];
    const isLabel = (parts: readonly Labelled[], index: number) =>
      parts.length > 0 && !(parts[0]?.value === "" && tellsStatus(row?.line.cells[index]?.text ?? ""));
    return row !== undefined && !row.parts.some(isLabel) && !this.isStopAt(at);
  }

  /** Whether an account ends before this line; after the last one it does. */
  isStopAt(at: number): boolean {
    const line = this.rows[at]?.line;
    return line === undefined || this.isStop(line);
  }

  /** Whether an empty line is above this one. */
  isAfterGap(at: number): boolean {
    const [before, now] = [this.rows[at - 1], this.rows[at]];
    return before !== undefined && now !== undefined && isApart(before.line, now.line);
  }

  /** Below several labels alone in their lines, of which each has its value further below, the first value is not the last label's. */
  isEndOfLabels(at: number): boolean {
    const isLabel = ({ line, parts }: Seen) => line.cells.length === 1 && parts[0]?.length === 1 && !parts[0][0]?.value;
    const [labels, values] = [
      this.rows.slice(Math.max(0, at - MOST_APART), at),
      this.rows.slice(at + 1, at + 1 + MOST_APART),
    ];
    return (
      labels.length === MOST_APART &&
      labels.every(isLabel) &&
      values.every(({ line, parts }) => line.cells.length === 1 && parts[0]?.length === 0)
    );
  }

  /** Where empty lines are between a label, its value and the next label, a line right below the value is of that value. */
  isOfParagraph(label: number, at: number): boolean {
    const isAlone = [label, at].every((each) => this.rows[each]?.line.cells.length === 1);
    return (
      isAlone &&
      this.isAfterGap(label + 1) &&
      !this.isAfterGap(at) &&
      this.isAfterGap(at + 1) &&
      this.isLabelRow(at + 1)
    );
  }

  /** Below a remark that is empty is the next account's name, and below that its number; or the name is counted: "3. NORTHLAKE CARD". */
  isNextName({ field }: Labelled, at: number): boolean {
    const line = this.rows[at]?.line;
    if (!line || !/^(?:remarks|none|dateClosed)$/.test(field) || nameOf(line)?.isSure !== true) return false;
    // Between a name that is counted and its number may be what the report explains.
    const far = /^\d{1,3}[.)] /.test(textOf(line)) ? MOST_EXPLAINED : 1;
    return this.rows.slice(at + 1, at + 1 + far).some(({ parts }) => parts[0]?.[0]?.field === "accountNumber");
  }

  /** Whether a line is the name over an account, no further right than the labels of the one before: in the columns of values are none. */
  opensAccountBelow(labelsAt: number, at: number): boolean {
    const [labels, name] = [labelsAt, at].map((row) => this.rows[row]?.line.cells[0]);
    const isAtLeft = labels !== undefined && name !== undefined && name.x <= labels.x + SAME_START;
    return (
      (isAtLeft || this.isWhereFirstNameIs(at)) &&
      opensAccount(this.rows.slice(at, at + MOST_APART + 1).map(({ line }) => line))
    );
  }

  /** Where labels are set to the right, names may be in the column of the values: over the same label as the first of them. */
  private isWhereFirstNameIs(at: number): boolean {
    const labelOf = (row: number) => this.rows[row]?.parts[0]?.[0]?.label;
    const label = labelOf(at + 1);
    const first = label === undefined ? -1 : this.rows.findIndex((_, row) => labelOf(row) === label);
    const [over, name] = [this.rows[first - 1]?.line, this.rows[at]?.line];
    if (!over || !name || first > at || over.cells.length + name.cells.length !== 2) return false;
    const isBelow = Math.abs((over.cells[0]?.x ?? 0) - (name.cells[0]?.x ?? 0)) < SAME_START;
    return isBelow && [over, name].every((line) => nameOf(line)?.isSure === true);
  }

  /** Several values behind one label are months or bureaus, not one account's. */
  isRowOfValues(line: TextLine, parts: (readonly Labelled[])[], from: number, field: Field): boolean {
    const next = line.cells[from + 1];
    return next !== undefined && parts[from + 1]?.length === 0 && fits(field, next.text);
  }
}

const MOST_APART = 3;
const MOST_EXPLAINED = 5;
const SAME_START = 2;
const NEAR = 2;

/** Below a value, "Account" is the rest of "Individual Account" where labels have a colon: such words are no labels. */
function withWrappedWords(seen: Seen[]): Seen[] {
  seen.forEach(({ line, parts }, at) => {
    line.cells.forEach(({ text, x }, column) => {
      const [part, ...others] = parts[column] ?? [];
      if (part?.value !== "" || others.length > 0 || /:$/.test(text)) return;
      const above = seen.slice(Math.max(0, at - NEAR), at);
      if (above.some((row) => hasValueAt(row, x))) parts[column] = [];
    });
  });
  return seen;
}

/** "NORTHLAKE CARD  $812  Closed": beside a name "Closed" is no label, unless its day is below it. */
function withStatusesBesideNames(seen: Seen[]): Seen[] {
  seen.forEach(({ line, parts }, at) => {
    const [column, ...others] = parts.flatMap(({ length }, index) => (length > 0 ? [index] : []));
    if (!column || others.length > 0) return;
    const [status, [label, ...more] = []] = [line.cells[column], parts[column]];
    const isBeside = status && label?.value === "" && more.length === 0 && nameOf(line) !== undefined;
    if (!isBeside || /:$/.test(status.text) || !isStatusWord(status.text)) return;
    const below = seen[at + 1]?.line.cells.find(({ x }) => Math.abs(x - status.x) < SAME_START);
    if (dayOfText(below?.text ?? "") === undefined) parts[column] = [];
  });
  return seen;
}

/** Whether a row has a value there, right behind a label with a colon. */
function hasValueAt({ line, parts }: Seen, x: number): boolean {
  const column = line.cells.findIndex((cell) => Math.abs(cell.x - x) < SAME_START);
  const before = line.cells[column - 1];
  return (
    before !== undefined &&
    /:$/.test(before.text) &&
    parts[column - 1]?.at(-1)?.value === "" &&
    parts[column]?.length === 0
  );
}
