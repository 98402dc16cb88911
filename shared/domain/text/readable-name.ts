const small = new Set(["OF", "THE", "AND", "FOR", "DE", "DEL", "LA", "Y"]);
const abbreviations = new Set(["LLC", "LLP", "USA", "FSB", "FCU", "III", "IRS", "PLLC"]);

/**
 * A name as it reads best: bureaus print many in capitals alone ("NORTHLAKE CARD SERVICES"). One with a small letter stays as it is,
 * and so do abbreviations: short words, those without a vowel, those with a digit.
 */
export function readableName(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}/u.test(name)) return name;
  return name.replaceAll(/[\p{L}\p{N}.'’]+/gu, (word, position: number) => readableWord(word, position === 0));
}

function readableWord(word: string, isFirst: boolean): string {
  if (small.has(word)) return isFirst ? capitalized(word) : word.toLowerCase();
  const isAbbreviation =
    word.length <= 2 || abbreviations.has(word) || /[\d.]/.test(word) || !/[AEIOUYÁÉÍÓÚ]/.test(word);
  return isAbbreviation ? word : capitalized(word);
}

// O'Brien has two.
const capitalized = (word: string) => word.toLowerCase().replace(/^(\p{L}['’])?\p{L}/u, (start) => start.toUpperCase());
