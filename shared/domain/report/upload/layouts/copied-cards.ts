import type { TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 2;

/**
 * Bureaus' cards beside one another, copied: behind the last line of a card is the next bureau's name, "Opened: 08/2018  Equifax",
 * and the lines of its card are below it. Each such name becomes a line of its own.
 */
export function withCopiedCards(lines: readonly TextLine[]): TextLine[] {
  if (lines.filter(isEndOfCard).length < FEWEST) return [...lines];
  return lines.flatMap((line, at) => {
    const [last, name] = line.cells;
    const isOver = lines[at + 1]?.cells.length === 1 || isEndOfCard(lines[at + 1] ?? line);
    if (!last || !name || !isEndOfCard(line) || !isOver) return [line];
    return [
      { ...line, cells: [last] },
      { ...line, cells: [{ ...name, x: last.x }] },
    ];
  });
}

function isEndOfCard({ cells: [last, name, ...others], box }: TextLine): boolean {
  if (!last || !name || others.length > 0 || box || bureauIn(name.text) === undefined || name.text.length < 7)
    return false;
  const [label] = labelled(last, accountLabels);
  return printed(last.text) === undefined || (label !== undefined && label.field !== "bureaus" && label.value !== "");
}
