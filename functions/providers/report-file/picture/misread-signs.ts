import type { Word } from "./engine";

/** What the engine is less sure of may be another sign. */
const UNSURE = 0.85;
/** A month's "C", for current, in the small print of a history; "CO" is another mark. */
const roundLetter = /^(?!co$)[([]?[co]{1,2}[)\]]?$/i;
const capitals = /^[A-Z]{2,}$/;
const dashes = /^[=~_—–-]+$/;
const monthAndYear = /^(0[1-9]|1[0-2])((?:19|20)\d\d)$/;
/** Store cards have their bank's name before a stroke, or behind one: "SYNCB/HOME", "STORE/CBNA". */
const banks = "SYNCB?|CBNA|CBSD|DSNB|TBOM|COMENITY(?:BANK|CAPITAL|CB)?|WEBBA?NK|CELTIC|FB&T";
/** Whose accounts or loans a lender has: "USA/TARGET", "ED/NELNET". */
const partners = "TARGET|NELNET|MOHELA|NAVIENT|GLELSI|AIDVANTAGE";
const strokeOfCard = new RegExp(
  `(?<=^(?:${banks}))[I1l|](?=[A-Z]{3})|(?<=[A-Z]{3})[I1l|](?=(?:${banks})$)|(?<=[A-Z]{2})[I1l|](?=(?:${partners})$)`,
);
/** No amount has three digits of cents: the sign before them is a comma. */
const thousands = /(?<=\$\d{1,3})\.(?=\d{3}(?!\d))/;
/** Two stars of a mask in small print look like a quote. */
const maskWithQuotes = /^(#?\d{4,16})(?=[“”"']*\*)(?=\**[“”"'])[“”"'*]{2,}$/;
/** No report prints them: what is left of a table's line before a word. */
const strayQuote = /^[‘“«¡](?=[\p{L}\p{N}$*>])(?!.*[’”»!])/u;
const speck = /^[^\p{L}\p{N}$%#+*()<>-]+$/u;

/**
 * The words of a page with the signs that the engine usually takes for others: a lone round letter or dash in a table, the stroke of a
 * date or of a store card, an "I" before capitals. Specks that look like signs are left out.
 *
 * @param words in the order of the page's lines, each from left to right
 */
export function withUsualSigns(words: readonly Word[]): Word[] {
  return words.flatMap((printed, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const word = { ...printed, text: printed.text.replace(strayQuote, "") };
    const text = signOf(word, { before, after });
    return text === "" ? [] : { ...word, text };
  });
}

type Neighbours = { before?: Word; after?: Word };

/** Nothing for a speck. */
function signOf(word: Word, { before, after }: Neighbours): string {
  const { text, confidence } = word;
  if (text === "|") return after && isInitial(word, after) ? "I" : text;
  if (text === "8:" && [before, after].every((name) => name && capitals.test(name.text))) return "&";
  if (maskWithQuotes.test(text)) return text.replace(maskWithQuotes, "$1****");
  if (strokeOfCard.test(text)) return text.replace(strokeOfCard, "/");
  if (thousands.test(text)) return text.replace(thousands, ",");
  const isAlone = !isBeside(before, word) && !isBeside(word, after);
  if (isAlone && dashes.test(text)) return "-";
  if (confidence >= UNSURE) return text;
  if (isAlone && text !== "O" && roundLetter.test(text)) return "C";
  if (monthAndYear.test(text)) return text.replace(monthAndYear, "$1/$2");
  return speck.test(text) && !dashes.test(text) ? "" : text;
}

/** A stroke as high as the capitals right behind it; the line of a table is higher. */
function isInitial(stroke: Word, after: Word): boolean {
  return /^[A-Z]+$/.test(after.text) && isBeside(stroke, after) && stroke.height < after.height * 1.25;
}

/** Whether two words stand on one line with no more than a space between them. */
export function isBeside(left: Word | undefined, right: Word | undefined): boolean {
  if (!left || !right) return false;
  const height = Math.max(left.height, right.height);
  const middles = [left, right].map(({ y, height: tall }) => y + tall / 2);
  const isSameLine = Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)) < height / 2;
  const gap = right.x - left.x - left.width;
  return isSameLine && gap > -height && gap < height * 1.25;
}
