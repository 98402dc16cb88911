type Name = { firstName?: string; lastName?: string };

/**
 * Whether a typed name is that person's: first name at the start, last name at the end, and any middle names between.
 * Accents, case, punctuation and spacing do not count.
 */
export function isSignatureOf(typed: string, { firstName = "", lastName = "" }: Name): boolean {
  const words = wordsOf(typed);
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
  if (words.length < first.length + last.length) return false;
  const end = words.slice(words.length - last.length);
  return isSame(words.slice(0, first.length), first) && isSame(end, last);
}

function wordsOf(name: string): string[] {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  // An apostrophe or a point joins ("O'Brien" is "OBrien"), a hyphen parts ("García-Luna" is "Garcia Luna").
  return plain
    .replace(/[’'.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function isSame(some: string[], others: string[]): boolean {
  return some.join(" ") === others.join(" ");
}
