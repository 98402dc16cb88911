import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { bureauIn, columnsOf, withNamesApart } from "./bureau-columns";
import { remarksAt } from "./copied-remarks";
import { type Labels, labelled, labelsIn } from "./fields";
import { isLabelLikeValue } from "./status-values";

const STEP = 100;

/**
 * A table copied out of a browser with one cell per line, as rows: the bureaus' names follow one another, and each label is
 * followed by as many values. Where values are missing it is not known whose they are, and the row is left out.
 */
export function rowsOfCopy(printed: readonly TextLine[], labels: readonly Labels[]): TextLine[] {
  const lines = printed.flatMap((line, at) =>
    isHeadOverCopy(printed, at, labels)
      ? line.cells.map((cell) => ({ ...line, cells: [cell] }))
      : namesBelowOneAnother(line, [printed[at - 1], printed[at + 1]]),
  );
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
    const remarks = count > 0 ? remarksAt(lines, at, count) : undefined;
    if (remarks) {
      const cells = [textOf(line), ...remarks.values].map(cellOf);
      if (remarks.values.length === count) rows.push({ ...line, cells });
      at += remarks.height;
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

/** Whether bureaus' names are beside one another over a label and its values that are below one another. */
export function isHeadOverCopy(lines: readonly TextLine[], at: number, labels: readonly Labels[]): boolean {
  const { cells = [] } = lines[at] ?? {};
  if (cells.length < 2 || !cells.every(({ text }) => bureauIn(text)) || !isLabel(lines[at + 1], labels)) return false;
  return valuesAfter(lines, at + 1, cells.length, labels)?.length === cells.length;
}

const emptyCell: Cell = { text: "", x: 0, width: 0 };

const cellOf = (text: string, index: number): Cell => ({ text, x: index * STEP, width: STEP });
const cellAt = (line: TextLine, index: number): Cell => cellOf(textOf(line), index);

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
