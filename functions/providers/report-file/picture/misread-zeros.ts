import type { Word } from "./engine";
import { isBeside } from "./misread-signs";

/** What is changed is for its reader to look at. */
const UNSURE = 0.85;
const zero = /^[OoCceGQD©]$/;
/** Letters that are a zero and no mark of a month ("C" is current). */
const round = /^[OoQD©]$/;
/** A figure alone is read without any context, and the crossed zero of a typewriter is like a 9. */
const digit = /^\d$/;
/** Its stroke may pass for a figure or letter of its own. */
const crossed = /^(?:[09][\da-z]|[\da-z]0)$/;
/** Of the width of one figure. */
const ONE_FIGURE = 1.3;
/** A column of counts has at least so many digits that were read as such. */
const FEWEST = 2;

/**
 * The words of a page with the zeros that the engine took for letters or for two figures, where a lender's table counts how often an
 * account was 30, 60 and 90 days late: a round letter, or two figures in the room of one, that stand alone in a column of single digits.
 * All of them are for their reader to look at.
 *
 * @param words in the order of the page's lines, each from left to right
 */
export function withZeros(words: readonly Word[]): Word[] {
  const alone = words.filter((word, at) => !isBeside(words[at - 1], word) && !isBeside(word, words[at + 1]));
  const digits = alone.filter(({ text }) => digit.test(text));
  const rounds = alone.filter(({ text }) => round.test(text));
  const counts = new Map(
    alone.flatMap((word) => {
      const text = countOf(word, { digits: inColumnOf(word, digits), rounds: inColumnOf(word, rounds) });
      return text === undefined ? [] : [[word, text]];
    }),
  );
  return words.map((word) => {
    const text = counts.get(word);
    return text === undefined ? word : { ...word, text, confidence: Math.min(word.confidence, UNSURE) };
  });
}

type Column = { digits: readonly Word[]; rounds: readonly Word[] };

/** What a word of a column of counts says; undefined for any other word. */
function countOf(word: Word, { digits, rounds }: Column): string | undefined {
  const [figure] = digits;
  const isColumn = digits.length >= FEWEST || digits.length + rounds.length > FEWEST;
  if (!figure || !isColumn) return undefined;
  if (digit.test(word.text)) return word.text;
  if (zero.test(word.text)) return digits.length >= FEWEST || round.test(word.text) ? "0" : undefined;
  return crossed.test(word.text) && word.width < figure.width * ONE_FIGURE ? "0" : undefined;
}

const inColumnOf = (word: Word, words: readonly Word[]) =>
  words.filter((each) => Math.abs(middleOf(each) - middleOf(word)) < word.height / 2);

const middleOf = ({ x, width }: Word) => x + width / 2;
