import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { labelsIn } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

const bureauFirst = /^(trans ?union|experian|equifax)[®™]?\s*[:|·•–—-]\s*(?=\S)/i;
const separator = /\s*[|;·•]\s+/;
const FEWEST = 2;

/**
 * Below an account's name a line for each bureau, with labels and values in a row: "Experian: Status: Charge-off | Balance: $310", as
 * the bureau's name over a line for each of them.
 */
export const withBureauSegments = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    return (cell && others.length === 0 ? apart(cell) : undefined)?.map((own) => ({ ...line, cells: [own] })) ?? [line];
  });

function apart(cell: Cell): Cell[] | undefined {
  const [mark, name = ""] = bureauFirst.exec(cell.text) ?? [];
  if (mark === undefined || !bureauIn(name)) return undefined;
  const parts = cell.text.slice(mark.length).split(separator);
  if (parts.length < FEWEST || !parts.every(isLabelled)) return undefined;
  return [name, ...parts].map((text) => ({ ...cell, text }));
}

function isLabelled(text: string): boolean {
  const [first, ...others] = labelsIn(text, accountLabels);
  return first !== undefined && first.value !== "" && others.length === 0;
}
