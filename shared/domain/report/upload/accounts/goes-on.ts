import type { Cell, TextLine } from "../lines/text-line";
import { isMade } from "../tables/table-values";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** "bankruptcy" below "Comments | Included in Chapter 7", at the right, is the rest of that value. */
export function goesOn({ cells: [cell, ...others] }: TextLine, before: TextLine | undefined): boolean {
  const [label, value, ...more] = before && !isMade(before) ? before.cells : [];
  if (!cell || others.length > 0 || !label) return false;
  if (!value) return isRestOfSentence(cell, label);
  if (cell.x <= label.x + RIGHT) return false;
  const isUnder = Math.abs(cell.x - value.x) < SAME || Math.abs(cell.x + cell.width - value.x - value.width) < SAME;
  const isLabelled = more.length === 0 && labelled(label, accountLabels).at(-1)?.value === "";
  return /^\p{Ll}/u.test(cell.text) || (isLabelled && isUnder);
}

/** "your credit score." below "It generally makes up a percentage of": a sentence's last words are no heading. */
const isRestOfSentence = (cell: Cell, above: Cell) =>
  /^\p{Ll}/u.test(cell.text) &&
  Math.abs(cell.x - above.x) < SAME &&
  above.text.length > SHORTEST_PROSE &&
  !/[.:;!?]$/.test(above.text);

const SHORTEST_PROSE = 40;
const SAME = 3;
const RIGHT = 40;
