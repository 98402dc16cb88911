/** What Windows-1252, the encoding of the standard fonts, has beyond Latin-1. */
const BEYOND_LATIN_1 = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

const unprintable = new RegExp(`[^\\t\\n\\r\\x20-\\x7e\\xa0-\\xac\\xae-\\xff${BEYOND_LATIN_1}]`, "gu");

/** Pictographs; and joiners, soft hyphens and the like: a name that was copied from a page may have them. */
const leftOut = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{DI}\p{M}]/u;

/** Letters and marks that are no letter with an accent, so that taking the accent off does not help. */
const plain: Record<string, string> = {
  đ: "d",
  Đ: "D",
  ħ: "h",
  Ħ: "H",
  ł: "l",
  Ł: "L",
  ŧ: "t",
  Ŧ: "T",
  ı: "i",
  ŋ: "n",
  Ŋ: "N",
  ə: "e",
  Ə: "E",
  ʻ: "‘",
  ʼ: "’",
  "−": "-",
};

/** A text with plain letters for those that are no letter with an accent: "Łukasz" as "Lukasz". */
export const plainLetters = (text: string): string => text.replace(/./gsu, (sign) => plain[sign] ?? sign);

/**
 * A text in characters that the standard fonts can print, as the bureaus keep names too: an accent that they lack is left out
 * ("Nguyễn" as "Nguyen"), a pictograph too, as is what no one sees. What has no plain form at all is left out: of what a member writes
 * it is refused before, see `hasOtherLetters`.
 */
export function printable(text: string): string {
  return text.normalize("NFC").replace(unprintable, plainOf);
}

function plainOf(character: string): string {
  if (leftOut.test(character)) return "";
  const bare = character.normalize("NFKD").replace(/\p{M}/gu, "");
  return [...bare].map((each) => plain[each] ?? (each.search(unprintable) === -1 ? each : "")).join("");
}

/** Whether each character of a text is printed, with its accent or without, is a pictograph, or is invisible. */
export function isPrintable(text: string): boolean {
  const signs = text.normalize("NFC").match(unprintable) ?? [];
  return signs.every((sign) => leftOut.test(sign) || plainOf(sign) !== "");
}
