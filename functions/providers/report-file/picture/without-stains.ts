import { medianOf } from "#shared/domain/report/upload/lines/rows-of-page";
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
/** Scratches are read as a letter or two, unsurely, and do not have the shape of letters: of the print's own height and width. */
const SCRATCH = { letters: 2, confidence: 0.5, lowest: 0.4, widest: 1.7, narrowest: 0.15 };

/**
 * The words of a page without the lone signs that are none: what the rim of a sheet and the table below it look like, beyond all
 * that is printed, pieces of a table's lines, and scratches.
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
  const isScratch = isPage ? scratchesAmong(print) : () => false;
  return words.filter((word, at) => {
    if (isScratch(word)) return false;
    if (isPage && isBeyond(word) && signs.test(word.text)) return word.confidence >= LETTER;
    const isAlone = !isBeside(words[at - 1], word) && !isBeside(word, words[at + 1]);
    return !(isAlone && strokes.test(word.text) && word.confidence < STROKE);
  });
}

/**
 * Whether a word is a scratch on a page with such print. An unsure dash with nothing else on its line stands for no missing value: it would
 * part the headings of a table from what is below them.
 */
function scratchesAmong(print: readonly Word[]): (word: Word) => boolean {
  const middles = print.map(middleOf);
  const high = medianOf(print.map(({ height }) => height));
  const wide = medianOf(print.map(({ width, text }) => width / text.length));
  return (word) => {
    const { text, width, height, confidence } = word;
    const isOnLine = () => middles.some((middle) => Math.abs(middle - middleOf(word)) < high / 2);
    if (/^[-–—]$/.test(text) && confidence < STROKE && !isOnLine()) return true;
    if (text.length > SCRATCH.letters || confidence >= SCRATCH.confidence) return false;
    const isLow = /[\p{L}\p{N}]/u.test(text) && height < high * SCRATCH.lowest;
    return isLow || width > text.length * wide * SCRATCH.widest || width < high * SCRATCH.narrowest;
  };
}

const middleOf = ({ y, height }: Word) => y + height / 2;
