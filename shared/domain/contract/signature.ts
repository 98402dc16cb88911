import { nameWords } from "../text/name-words";

type Name = { firstName?: string; lastName?: string };

/**
 * Whether a typed name is that person's: first name at the start, last name at the end, and any middle names between.
 * Accents, case, punctuation and spacing do not count.
 */
export function isSignatureOf(typed: string, { firstName = "", lastName = "" }: Name): boolean {
  const words = nameWords(typed);
  const [first, last] = [nameWords(firstName), nameWords(lastName)];
  if (words.length < first.length + last.length) return false;
  const end = words.slice(words.length - last.length);
  return isSame(words.slice(0, first.length), first) && isSame(end, last);
}

function isSame(some: string[], others: string[]): boolean {
  return some.join(" ") === others.join(" ");
}
