import type { Word } from "./engine";

/** How many days late the counts of a lender's table are, as its heads say one behind the other. */
const heads = ["30", "60", "90"] as const;

/** "90+", "90 +", and what the sign may be taken for. */
const more = /^[+t*-]?$/;

/**
 * The words of a page with the heads "30", "60", "90+" of a lender's table as they are printed, where one figure of one of them was
 * misread: the crossed zero of a typewriter is like a 6, 8 or 9. Without its heads no table is known.
 *
 * @param words in the order of the page's lines, each from left to right
 */
export function withDayHeads(words: readonly Word[]): Word[] {
  const printed = [...words];
  for (let at = 0; at + heads.length <= words.length; at += 1) {
    const row = words.slice(at, at + heads.length);
    const asPrinted = isOneLine(row) ? headsOf(row.map(({ text }) => text)) : undefined;
    asPrinted?.forEach((text, index) => {
      const word = words[at + index];
      if (word) printed[at + index] = { ...word, text };
    });
  }
  return printed;
}

/** Undefined for other words: at least two of the three are read as printed, and the third differs in one figure. */
function headsOf(texts: readonly string[]): string[] | undefined {
  const signs = texts.map((text) => text.slice(2));
  const isRow = signs.every((sign, index) => (index === heads.length - 1 ? more.test(sign) : sign === ""));
  const misread = heads.filter((head, index) => texts[index]?.slice(0, 2) !== head);
  const isNear = heads.every((head, index) => texts[index]?.startsWith(head.slice(0, 1)));
  if (!isRow || misread.length !== 1 || !isNear) return undefined;
  return heads.map((head, index) => `${head}${signs[index] === "" ? "" : "+"}`);
}

function isOneLine([first, ...others]: readonly Word[]): boolean {
  return first !== undefined && others.every(({ y, x }) => x > first.x && Math.abs(y - first.y) < first.height);
}
