import type { Cell, TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { labelIn } from "../words/heading-words";
import { accountLabels } from "../words/vocabulary";

/** "Date of 1st Delinquency" has the most words of all labels. */
const MOST_WORDS = 6;
const FEWEST_CELLS = 3;
/** Where one word ends and the next begins without a space: "Date ReportedBalance Amount". */
const glued = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Labels over an account's values that touch one another, "Balance AmountAmount Past Due", each in a cell of its own: only where all of a line are known, no space is between two of them, and values stand below. */
export const withTouchingHeadsApart = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line, at) => {
    const below = lines[at + 1];
    if (!below || below.cells.length < FEWEST_CELLS || below.page !== line.page) return line;
    const parts = line.cells.map(labelsIn);
    const touch = line.cells.some(({ text }) => text.search(glued) >= 0);
    const isApart = touch && parts.every((part) => part !== undefined);
    const areValues = below.cells.every((cell) => labelled(cell, accountLabels).length === 0);
    return isApart && areValues ? { ...line, cells: parts.flatMap((part) => part ?? []) } : line;
  });

/** The labels that a cell consists of, the longest at each place; undefined where words are left. */
function labelsIn(cell: Cell): Cell[] | undefined {
  const words = cell.text.replaceAll(glued, " ").split(" ");
  const letter = cell.width / Math.max(1, cell.text.length);
  const found: Cell[] = [];
  let x = cell.x;
  for (let at = 0; at < words.length; ) {
    const count = Array.from({ length: MOST_WORDS }, (_, index) => MOST_WORDS - index).find(
      (length) => at + length <= words.length && labelIn(words.slice(at, at + length).join(" ")),
    );
    if (count === undefined) return undefined;
    const text = words.slice(at, at + count).join(" ");
    found.push({ ...cell, text, x, width: text.length * letter });
    x += (text.length + 1) * letter;
    at += count;
  }
  return found;
}
