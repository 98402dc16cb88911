import { isPrintable } from "./printable";

const latin = /\p{Script=Latin}/u;
/** A letter of another alphabet; an okina or another mark of sound is of all of them. */
const other = /(?![\p{Script=Latin}\p{Lm}])\p{L}/u;

export const LATIN_LETTERS = "Please use the letters A to Z, with or without accents";

/** Whether a text has letters or signs that the English letters to bureaus cannot print, such as an arrow: they would be left out. */
export const hasOtherLetters = (text: string): boolean => other.test(text) || !isPrintable(text);

/**
 * Whether a name or an address is written as credit files hold it, in Latin letters with or without accents. Others have no form that
 * bureaus could find, and letters would leave them out.
 */
export const isInLatinLetters = (text: string): boolean => latin.test(text) && !hasOtherLetters(text);
