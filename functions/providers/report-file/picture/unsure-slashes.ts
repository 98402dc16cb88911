import type { Word } from "./engine";

/** What is said with it is for its reader to look at. */
const UNSURE = 0.85;
/** Few words are so long. */
const FEWEST_LETTERS = 14;
/** The letters that look like a slash in narrow print, between two words. */
const slash = /^\p{Lu}{3,}[IL]\p{Lu}{3,}$/u;
/** How such long words end that are one. */
const longWord = /(?:TION|MENT|TOR|TIVE)S?$/;

/**
 * The words of a page, those as unsure that may be two with a slash between them: "RESURGENTILVNV" for "RESURGENT/LVNV". The engine is
 * sure of each letter, and the name is wrong.
 */
export function unsureSlashes(words: readonly Word[]): Word[] {
  return words.map((word) => (mayBeTwo(word.text) ? { ...word, confidence: Math.min(word.confidence, UNSURE) } : word));
}

const mayBeTwo = (text: string) => text.length >= FEWEST_LETTERS && slash.test(text) && !longWord.test(text);
