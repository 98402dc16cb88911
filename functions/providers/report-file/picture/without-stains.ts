import type { Word } from "./engine";
import { isBeside } from "./misread-signs";

/** The rim of a sheet and the lines of a table look like letters; what a history marks its months with is none of these. */
const strokes = /^[iIíÍlj|Jy]$/;
const signs = /^(?![COXNcoxn])(?:(\p{L})\1?|[^\p{L}])$/u;
/** The engine is less sure of what is no letter. */
const STROKE = 0.85;
const LETTER = 0.95;
/** Words that a page surely has: they show how far it is printed. */
const PRINT = { letters: 3, confidence: 0.6 };
const FEWEST_WORDS = 20;

/**
 * The words of a page without the lone signs that are none: what the rim of a sheet and the table below it look like, beyond all
 * that is printed, and pieces of a table's lines.
 *
 * @param words in the order of the page's lines, each from left to right
 */
export function withoutStains(words: readonly Word[]): Word[] {
  const print = words.filter(
    ({ text, confidence }) =>
      text.length >= PRINT.letters && confidence >= PRINT.confidence && /[\p{L}\d]{2}/u.test(text),
  );
  const isPage = print.length >= FEWEST_WORDS;
  const left = Math.min(...print.map(({ x }) => x));
  const right = Math.max(...print.map(({ x, width }) => x + width));
  const isBeyond = ({ x, width, height }: Word) => x + width < left - height || x > right + height;
  return words.filter((word, at) => {
    if (isPage && isBeyond(word) && signs.test(word.text)) return word.confidence >= LETTER;
    const isAlone = !isBeside(words[at - 1], word) && !isBeside(word, words[at + 1]);
    return !(isAlone && strokes.test(word.text) && word.confidence < STROKE);
  });
}
