import type { Word } from "./engine";

/** What is changed is for its reader to look at. */
const UNSURE = 0.85;
/** One number with its sign may be the only one that has it. */
const FEWEST = 2;
const signed = /^#\d{4,}$/;
/** As the engine reads "#196169". */
const fourBefore = /^[$]?4\d{4,}$/;
const bare = /^\d{5,}$/;

/**
 * The words of a page with the number signs that the engine took for a "4": where the numbers that begin below and above have theirs,
 * and none but such doubtful ones is without it.
 */
export function withNumberSigns(words: readonly Word[]): Word[] {
  if (words.filter(({ text }) => signed.test(text)).length < FEWEST) return [...words];
  return words.map((word) => {
    if (!fourBefore.test(word.text)) return word;
    const column = words.filter(({ x }) => Math.abs(x - word.x) < word.height / 2);
    const isOfSigned = column.filter(({ text }) => signed.test(text)).length >= FEWEST;
    const isOther = column.some(({ text }) => bare.test(text) && !fourBefore.test(text));
    if (!isOfSigned) return word;
    const text = isOther ? word.text : word.text.replace(/^[$]?4/, "#");
    return { ...word, text, confidence: Math.min(word.confidence, UNSURE) };
  });
}
