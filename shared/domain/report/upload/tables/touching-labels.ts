import type { Cell, TextLine } from "../lines/text-line";
import { fits } from "../words/fields";
import { isWords, type Label, labelIn, type TableColumn } from "../words/heading-words";

const SAME_COLUMN = 14;

/** "Amount Status", "30 60 90 MR": labels that touch are over so many columns where rows below have as many values, each of its own label. */
export function withTouchingLabelsApart(columns: readonly TableColumn[], below: readonly TextLine[]): TableColumn[] {
  const values = below.filter(({ cells }) => !cells.every(isWords));
  return columns.flatMap((column, at) => {
    const end = columns[at + 1]?.cell.x ?? Number.POSITIVE_INFINITY;
    const rows = values.map(({ cells }) => cells.filter(({ x }) => x > column.cell.x - SAME_COLUMN && x < end - 1));
    const [apart] = touchingIn(column).flatMap((labels) => partsOf(column, labels, rows) ?? []);
    return apart ?? [column];
  });
}

/** The labels that touch over one column: each of its words, where they are counts of late months, or else two. */
function touchingIn({ cell: { text }, labels }: TableColumn): Label[][] {
  const two = labels.flatMap((label) => label ?? []);
  const words = text.split(" ");
  const each = words.flatMap((word) => labelIn(word) ?? []);
  const areCounts = each.length > 2 && each.length === words.length && each[0]?.field === "lateCounts";
  const areTwo = two.length === 2 && labels.length === 2 && !/[/|&]/.test(text);
  return [...(areCounts ? [each] : []), ...(areTwo ? [two] : [])];
}

function partsOf(
  { cell }: TableColumn,
  labels: readonly Label[],
  rows: readonly Cell[][],
): TableColumn[][] | undefined {
  const whole = rows.filter(({ length }) => length === labels.length);
  const areOwn = whole.every((row) => row.every(({ text }, index) => mayBe(labels[index], text)));
  if (whole.length === 0 || !areOwn) return undefined;
  const starts = labels.map((_, index) =>
    index === 0 ? cell.x : Math.min(...whole.flatMap((row) => row[index]?.x ?? [])),
  );
  const parts = labels.map((label, index) => {
    const [x = cell.x, next] = starts.slice(index);
    const width = next === undefined ? cell.width : next - x;
    return { cell: { ...cell, text: label.label, x, width }, labels: [label] };
  });
  return [parts];
}

/** What a column without a field of its own holds may be anything. */
const mayBe = (label: Label | undefined, text: string) => label?.field === "none" || fits(label?.field ?? "none", text);
