import type { Cell, TextLine } from "../lines/text-line";
import { fits } from "../words/fields";
import { isWords, type Label, labelIn, type TableColumn } from "../words/heading-words";
import { withSharedColumn } from "./shared-columns";

const SAME_COLUMN = 14;
/** Of a longer value the beginning tells in which column it is. */
const WIDE = 20;

/** "Amount Status", "30 60 90 MR": labels that touch are over so many columns where rows below have as many values, each of its own label. */
export function withTouchingLabelsApart(columns: readonly TableColumn[], below: readonly TextLine[]): TableColumn[] {
  const values = below.filter(({ cells }) => !cells.every(isWords));
  const parted = columns.flatMap((column, at) => {
    const end = columns[at + 1]?.cell.x ?? Number.POSITIVE_INFINITY;
    const under = values.map(({ cells }) => cells.filter(({ x }) => x > column.cell.x - SAME_COLUMN && x < end - 1));
    // The next column's values may begin a little left of its label.
    const own = under.map((cells) => cells.filter(({ x, width }) => x + Math.min(width, WIDE) / 2 < end));
    const [apart] = touchingIn(column).flatMap(
      (labels) => partsOf(column, labels, under) ?? partsOf(column, labels, own) ?? [],
    );
    return apart ?? [column];
  });
  return [...withSharedColumn(parted, below)];
}

/** The labels that touch over one column: counts of late months and what is behind them, or else two. */
function touchingIn({ cell: { text }, labels }: TableColumn): Label[][] {
  const two = labels.flatMap((label) => label ?? []);
  const areTwo = two.length === 2 && labels.length === 2 && !/[/|&]/.test(text);
  return [...countsIn(text), ...(areTwo ? [two] : [])];
}

const FEWEST_COUNTS = 3;

/** "30 60 90 MR", "30 60 90+ ACCT / TYPE": a label for each count, and those of the other words, each alone or all together. */
function countsIn(text: string): Label[][] {
  const words = text.split(" ").filter((word) => word !== "/");
  const end = words.findIndex((word) => labelIn(word)?.field !== "lateCounts");
  const [counts, others] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
  if (counts.length < FEWEST_COUNTS) return [];
  const known = counts.flatMap((word) => labelIn(word) ?? []);
  const each = others.flatMap((word) => labelIn(word) ?? []);
  const whole = labelIn(others.join(" "));
  return [...(each.length === others.length ? [[...known, ...each]] : []), ...(whole ? [[...known, whole]] : [])];
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

/** "REPORTEDOPENED", where no space had room. */
export function labelsTouching(word: string): string[] {
  const ends = [...word].map((_, at) => [word.slice(0, at), word.slice(at)]);
  return ends.find((parts) => parts.every((part) => labelIn(part))) ?? [word];
}
