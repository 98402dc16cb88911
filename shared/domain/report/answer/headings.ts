import { type TextLine, textOf } from "../upload/lines/text-line";
import { plain } from "../upload/words/fields";
import { outcomeIn, statesOutcome } from "./outcome-words";
import { subjectOf } from "./subjects";
import { isGroup, toldIn } from "./told";

/** How far below its outcome the number of an item is at the most: its name is between, and below a title what it means. */
const MOST_BETWEEN = 2;
const MOST_BELOW_TITLE = 4;
const LONGEST_BARE = 40;

const labelled = /^(?:(?:your|our) )?(?:(?:re-?)?investigation|dispute) results?\s*[-–—:]\s*\S/i;

/** Only over an item is an outcome printed so. */
const titled = /^(?:(?:your|our) )?(?:re-?)?investigation results? ?[-–—] ?\S/i;

/**
 * The lines that say an outcome over the item it is of, as headings. None in a letter that says it below: there a number comes before
 * the first outcome, and none follows the last.
 */
export function headingsOver(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const numbered = new Set(lines.flatMap((line, at) => (subjectOf(line).number === undefined ? [] : [at])));
  const isNumbered = (at: number) => numbered.has(at);
  const isTitle = (at: number) => titled.test(plain(textOf(lines[at] ?? { cells: [] })).trim());
  const isOver = (at: number) => {
    const below = isTitle(at) ? MOST_BELOW_TITLE : MOST_BETWEEN;
    return Array.from({ length: below }, (_, far) => at + 1 + far).some(isNumbered);
  };
  const [firstNumbered = lines.length] = numbered;
  const said = lines.flatMap((line, at) => (!isNumbered(at) && saysOutcomeAlone(line) ? [at] : []));
  // Words that a letter explains come before its items too, with their meanings below them.
  const headings = said.filter((at) => at > firstNumbered || isOver(at));
  const [first = lines.length] = headings;
  const isAbove = first < firstNumbered && headings.every(isOver);
  return new Set(headings.filter((at) => isAbove || (isTitle(at) && isOver(at))).flatMap((at) => lines[at] ?? []));
}

/** "INVESTIGATION RESULTS - DELETED: The disputed item was removed", or "Deleted" and nothing more. */
function saysOutcomeAlone(line: TextLine): boolean {
  const text = plain(textOf(line)).trim();
  if (labelled.test(text)) return toldIn(line)?.isStated === true;
  // A row of several cells is of an item, or explains a word.
  const isBare = line.cells.length === 1 && text.length <= LONGEST_BARE && /^\p{L}[\p{L} &,/-]*$/u.test(text);
  return isBare && !isGroup(line) && statesOutcome(text) && outcomeIn(text) !== undefined;
}
