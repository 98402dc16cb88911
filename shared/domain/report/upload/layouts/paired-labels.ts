import type { TextLine } from "../lines/text-line";
import { labelledLine } from "../tables/table-values";
import { fits } from "../words/fields";
import { labelIn } from "../words/heading-words";

const LONGEST = 80;

/** Two labels before their two values, "Owed / past due  $7,478 / $310", as a line for each label. */
export const withPairedLabelsApart = (lines: readonly TextLine[]): TextLine[] =>
  lines.flatMap((line) => pairIn(line) ?? [line]);

function pairIn(line: TextLine): TextLine[] | undefined {
  const [label, value, ...others] = line.cells;
  if (!label || !value || others.length > 0 || label.text.length + value.text.length > LONGEST) return undefined;
  const labels = inTwo(label.text.replace(/:$/, "")).map(labelIn);
  const values = inTwo(value.text);
  const [first, second] = labels;
  if (!first || !second || first.field === second.field || values.length !== labels.length) return undefined;
  const own = labels.flatMap((each, at) => {
    const text = values[at] ?? "";
    return each && fits(each.field, text) ? [labelledLine(line, `${each.label}:`, { ...value, text })] : [];
  });
  return own.length === labels.length ? own : undefined;
}

function inTwo(text: string): string[] {
  const parts = text.split(" / ");
  return parts.length === 2 ? parts : [];
}
