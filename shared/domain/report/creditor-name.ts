import { anyPattern } from "#shared/domain/text/any-pattern";

const legalForms = /\b(the|inc|llc|llp|lp|ltd|co|corp|corporation|company|na|n a|usa)\b/g;
const FEWEST_LETTERS = 4;

function creditorKey(name: string): string {
  const words = name.toLowerCase().replaceAll(/[.,'’&/-]/g, " ");
  return words.replaceAll(legalForms, " ").replaceAll(/\s+/g, "");
}

/** Whether two printed names may be the same company's, legal forms and punctuation aside. */
export function isSameCreditor(a: string, b: string): boolean {
  const [one, other] = [creditorKey(a), creditorKey(b)];
  return one.startsWith(other) || other.startsWith(one);
}

/** Whether one name may be the other one shortened, as bureaus do: its letters in their order, from the same first one on ("SYNCB"). */
export function mayAbbreviate(a: string, b: string): boolean {
  const [short = "", long = ""] = [creditorKey(a), creditorKey(b)].sort((one, other) => one.length - other.length);
  if (short.length < FEWEST_LETTERS || short[0] !== long[0]) return false;
  let from = 0;
  return [...short].every((letter) => {
    from = long.indexOf(letter, from) + 1;
    return from > 0;
  });
}

/** What many names of the trade have: alone it names no company. */
const trade = anyPattern(
  /^(?:bank|capital|card|credit|debt|fed(?:eral)?$|financ|fund|invest|lend|loan|mortg|sav(?:ings)?|trust|union|unit)/,
  /^(?:accept|account|adjust|advis|agenc|collect|legal|law|manag|offic|partn|receiv|recov|resourc|solut)/,
  /^(?:assoc|bureau|cent(?:er|r)|compan|corp|dep(?:ar)?t|enterpr|group|hold|serv|system)/,
  /^(?:auto|communi|consum|educ|energ|health|home|hosp|insur|medic|mobile|motor|retail|student|tele|univ|wireless)/,
  /^(?:americ|city|county|state|national|general|global|first|north|south|west)/,
);
const FEWEST_OF_WORD = 4;

/** Banks whose cards are of many shops. */
const issuers = /^(?:syncb|synchrony|cbna|citi|citibank|comenity\w*)$/;

/** The words of their own that two names have in common, or their beginnings ("DISCOVERCARD", "DISCOVER FIN SVCS"). */
export function sharedWords(a: string, b: string): string[] {
  const others = tellingWords(b);
  return tellingWords(a).filter((word) => others.some((other) => word.startsWith(other) || other.startsWith(word)));
}

/** Whether a word tells a bank's customers apart: not the name of one whose cards are of many shops. */
export const isOfOneShop = (word: string) => !issuers.test(word);

/** The words of a name that tell one company from others. */
const tellingWords = (name: string) =>
  [...name.toLowerCase().matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= FEWEST_OF_WORD && !trade.test(word));
