import { showSameDigits } from "../../account-number";
import { isOfOneShop, isSameCreditor, sharedWords } from "../../creditor-name";
import { plain } from "../../upload/words/fields";

/** An item that the member disputed, as it is known: its creditor and what shows of its number. */
export type DisputedItem = {
  creditorName: string;
  accountNumber?: string;
  /** The number of it that this letter shows, where that is its other end. */
  otherEnd?: string;
};

/** Where a text names an item of the member's, or some other account; `oneOf` where it is one of several. */
export type Mention = { at: number; item?: DisputedItem; oneOf?: readonly DisputedItem[]; isProven?: boolean };

const LONGEST_NAME = 60;
const FEWEST_LETTERS = 4;

const endOfNumber =
  /(?:\bend(?:s|ing)?(?: in| with)?|\blast (?:four|4)(?: digits)?|\bterminad[oa]s? en|\btermina(?:ci[oó]n)?(?: en)?|\.{2,}|#|\bn[ou]\.?|\bn[uú]mero|\baccount|\bacct\.?|\bcuenta)\s*:?\s*[*Xx•.]*(\d{4})(?![\d*•Xx])/giu;
const maskedNumber = /(?<![\w*•])(?=\S*\d{3})(?:[\dA-Z-]*[*•]+[\d*•X-]*|[A-Z\d]*[Xx]{2,}[\dXx*-]*|\d{4,}\.{3,})/gu;
const wholeNumber = /(?<![\w*•.-])(?=\S*\d{4})[A-Z\d][A-Z\d-]{5,24}(?![\w*•])/gu;

type Shown = { at: number; number: string; isMasked: boolean };

function numbersIn(text: string): Shown[] {
  const ends = [...text.matchAll(endOfNumber)].map((found) => {
    return { at: found.index, number: `****${found[1] ?? ""}`, isMasked: /end|last|termina|\.\./i.test(found[0]) };
  });
  const masked = [...text.matchAll(maskedNumber)].map(({ 0: number, index }) => {
    return { at: index, number: number.replace(/\.+$/, "XXXX").replaceAll("x", "X"), isMasked: true };
  });
  const whole = [...text.matchAll(wholeNumber)].map(({ 0: number, index }) => ({ at: index, number, isMasked: false }));
  return [...ends, ...masked, ...whole];
}

/** Whether a text has the name of an item's creditor: whole, or where it is short, in other words. */
function placeOfName(text: string, said: string, { creditorName }: DisputedItem): number {
  const name = plain(creditorName).toLowerCase();
  // Most texts name none of the items.
  const begins = name.match(/[\p{L}\d]{4}/gu) ?? [name.slice(0, 3)];
  if (!begins.some((begin) => said.includes(begin))) return -1;
  const at = said.indexOf(name);
  if (at >= 0) return at;
  const words = sharedWords(creditorName, text).filter(isOfOneShop);
  const places = words.map((word) => said.indexOf(word)).filter((place) => /\p{Lu}/u.test(text[place] ?? ""));
  if (places.length > 0) return Math.min(...places);
  const bare = text.replaceAll(/\s*[(#:]?\s*\S*\d{3}\S*/g, "").trim();
  const beginsAlike = plain(bare).toLowerCase().slice(0, FEWEST_LETTERS) === name.slice(0, FEWEST_LETTERS);
  const isAlone = beginsAlike && bare.length >= FEWEST_LETTERS && bare.length <= LONGEST_NAME;
  return isAlone && isSameCreditor(bare, creditorName) ? 0 : -1;
}

const known = new WeakMap<readonly DisputedItem[], Map<string, Mention[]>>();

/** The accounts that a text names, in their order. What was found before is kept: a line is asked about several times. */
export function mentionsIn(text: string, items: readonly DisputedItem[]): Mention[] {
  const found = known.get(items) ?? new Map<string, Mention[]>();
  known.set(items, found);
  const mentions = found.get(text) ?? findMentions(text, items);
  found.set(text, mentions);
  return mentions;
}

/** The accounts that a text names, in their order. `item` is one of the member's; a name that may be of several tells none. */
function findMentions(text: string, items: readonly DisputedItem[]): Mention[] {
  const whole = text.replaceAll(/([Xx*•]{2,4})[ -](?=[Xx*•\d]{4})/g, "$1");
  const said = plain(whole).toLowerCase();
  const named = items.flatMap((item) => {
    const at = placeOfName(whole, said, item);
    return at < 0 ? [] : [{ at, item }];
  });
  const byNumber = numbersIn(whole).flatMap(({ at, number, isMasked }): Mention[] => {
    const isSame = (known: string | undefined) => showSameDigits(known, number) === true;
    const same = items.filter(({ accountNumber, otherEnd }) => isSame(accountNumber) || isSame(otherEnd));
    const alsoNamed = same.filter((item) => named.some((each) => each.item === item));
    const [item, ...others] = alsoNamed.length > 0 ? alsoNamed : same;
    if (item && others.length === 0) return [{ at, item, isProven: isSame(item.accountNumber) }];
    return isMasked || item ? [{ at }] : [];
  });
  const alike = ({ item }: { item: DisputedItem }) =>
    named.flatMap((other) => (isSameCreditor(other.item.creditorName, item.creditorName) ? other.item : []));
  const byName = named.map((each): Mention => (alike(each).length === 1 ? each : { at: each.at, oneOf: alike(each) }));
  const found = (byNumber.length > 0 ? byNumber : byName).sort((a, b) => a.at - b.at);
  return found.filter(({ item }, place) => found.findIndex((each) => each.item === item) === place);
}
