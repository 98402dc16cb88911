import { showSameDigits, showSameEnd } from "../account-number";
import { isOfOneShop, isSameCreditor, mayAbbreviate, sharedWords } from "../creditor-name";
import { mayBeSameAccount } from "../known-items";
import type { FoundOutcome } from "./answer";

/** An item of a dispute as the member's report names it. */
export type Disputed = { id: string; creditorName: string; accountNumber?: string };

/**
 * The disputed item that each outcome is about: of the same creditor, and with no other number; the same number proves a name in other
 * words. Undefined where none or several may be meant, or where other outcomes may be about the same item.
 */
export function matchOutcomes<Item extends Disputed>(
  outcomes: readonly FoundOutcome[],
  items: readonly Item[],
): { found: FoundOutcome; item?: Item }[] {
  const matched = outcomes.map((found) => {
    const same = items.filter((item) => mayBeSameAccount(item, found) || isSameInOtherWords(item, found));
    const exact = same.filter((item) => showSameDigits(item.accountNumber, found.accountNumber) === true);
    // A number proves an item where no other one may be meant by its name.
    const named = same.filter(({ creditorName }) => isSameCreditor(creditorName, found.creditorName));
    const exactlyNamed = exact.filter((item) => named.includes(item));
    const meant = exactlyNamed.length > 0 ? exactlyNamed : same;
    return { found, item: meant.length === 1 ? meant[0] : undefined };
  });
  return matched.map(({ found, item }) => {
    const others = matched.filter((other) => other.item === item && other.found.outcome !== found.outcome);
    const isOwn = (each: FoundOutcome) => each.creditorName.toLowerCase() === item?.creditorName.toLowerCase();
    const isSure = others.length === 0 || (isOwn(found) && !others.some((other) => isOwn(other.found)));
    return item && isSure ? { found: asSureAsMatched(found, item), item } : { found };
  });
}

/** What is said of an item is no surer than which item it is. */
function asSureAsMatched(found: FoundOutcome, item: Disputed): FoundOutcome {
  const isProven = showSameDigits(item.accountNumber, found.accountNumber) === true;
  return found.confidence === "high" && !isProven ? { ...found, confidence: "medium" } : found;
}

/** The shops' cards of one bank begin alike: the end of the number proves more. A collector may have its creditor's number, and is another. */
function isSameInOtherWords(item: Disputed, { creditorName, accountNumber }: FoundOutcome): boolean {
  if (showSameDigits(item.accountNumber, accountNumber) !== true) return false;
  const hasSameEnd = showSameEnd(item.accountNumber, accountNumber);
  const words = sharedWords(item.creditorName, creditorName);
  return words.some((word) => hasSameEnd || isOfOneShop(word)) || mayAbbreviate(item.creditorName, creditorName);
}
