import { type TextLine, textOf } from "../lines/text-line";
import { isLetterMeaning, isMeaning } from "../words/label-words";

/** So many marks with their meanings in one line are a legend. */
const FEWEST = 3;

/** Lines without what a legend goes on with in its next line: "F Foreclosure C Collection", below it "Account CO Charge-Off". */
export const withoutLegendEnds = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.filter((line, at) => countOf(line, isLetterMeaning) === 0 || countOf(lines[at - 1], isMeaning) < FEWEST);

/** How many words of a line begin a mark with its meaning. */
function countOf(line: TextLine | undefined, begins: (text: string) => boolean): number {
  const words = line ? textOf(line).split(" ") : [];
  return words.length > MOST_WORDS ? 0 : words.filter((_, at) => begins(words.slice(at).join(" "))).length;
}

const MOST_WORDS = 80;
