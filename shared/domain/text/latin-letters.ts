const latin = /\p{Script=Latin}/u;
/** A letter of another alphabet; an okina or another mark of sound is of all of them. */
const other = /(?![\p{Script=Latin}\p{Lm}])\p{L}/u;

/**
 * Whether a name or an address is written as credit files hold it, in Latin letters with or without accents. Others have no form that
 * bureaus could find, and letters would print question marks in their place.
 */
export const isInLatinLetters = (text: string): boolean => latin.test(text) && !other.test(text);
