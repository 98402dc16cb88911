import type { Word } from "./engine";
import { isBeside } from "./misread-signs";

/** What is changed is for its reader to look at. */
const UNSURE = 0.85;
const zero = /^[OoCceGQD©]$/;
/** A figure alone is read without any context, and the crossed zero of a typewriter is like a 9. */
const digit = /^\d$/;
/** A column of counts has at least so many digits that were read as such. */
const FEWEST = 2;

/**
 * The words of a page with the zeros that the engine took for letters, where a lender's table counts how often an account was 30, 60 and 90
 * days late: a round letter that stands alone in a column of single digits. All of them are for their reader to look at.
 *
 * @param words in the order of the page's lines, each from left to right
 */
export function withZeros(words: readonly Word[]): Word[] {
  const isAlone = (at: number) => {
    const word = words[at];
    return word !== undefined && !isBeside(words[at - 1], word) && !isBeside(word, words[at + 1]);
  };
  const digits = words.filter(({ text }, at) => digit.test(text) && isAlone(at));
  const isInColumn = (word: Word) =>
    digits.filter((each) => Math.abs(middleOf(each) - middleOf(word)) < word.height / 2).length >= FEWEST;
  return words.map((word, at) => {
    const isCount = (zero.test(word.text) || digit.test(word.text)) && isAlone(at) && isInColumn(word);
    if (!isCount) return word;
    const text = zero.test(word.text) ? "0" : word.text;
    return { ...word, text, confidence: Math.min(word.confidence, UNSURE) };
  });
}

const middleOf = ({ x, width }: Word) => x + width / 2;
