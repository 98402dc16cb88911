import type { Word } from "./engine";
import { isBeside } from "./misread-signs";
import { SURE_WORD } from "./read-again";

/** What is said with it is for its reader to look at. */
const UNSURE = 0.85;
/** Of its height: less may be a speck. */
const AS_WIDE = 2;
/** The engine is sure of the rest of a name. */
const SURE = 0.9;
const letters = /^\p{L}{3,}$/u;
const capitals = /^\p{Lu}{2,}$/u;

/**
 * The words of a page, those beside one that could not be made out as unsure: they are the rest of something. In a name of capitals the
 * guess is kept, so that its reader sees that the name is wrong, and where.
 *
 * @param words in the order of the page's lines, each from left to right
 */
export function unsureBesideGuesses(words: readonly Word[]): Word[] {
  const isGuess = ({ confidence, width, height }: Word) => confidence < SURE_WORD && width >= height * AS_WIDE;
  return words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const near = [isBeside(before, word) && before, isBeside(word, after) && after].filter((other) => !!other);
    if (!isGuess(word)) {
      return near.some(isGuess) ? { ...word, confidence: Math.min(word.confidence, UNSURE) } : word;
    }
    const isInName = near.some(({ text, confidence }) => capitals.test(text) && confidence >= SURE);
    return isInName && letters.test(word.text) ? { ...word, confidence: SURE_WORD } : word;
  });
}
