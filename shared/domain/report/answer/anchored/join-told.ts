import { showSameDigits } from "../../account-number";
import type { FoundOutcome } from "../answer";
import { matchOutcomes } from "../match-outcomes";
import type { DisputedItem } from "./mentions";

/**
 * What a letter says of its items, with what it says of those that the member disputed: each is in it once. Where the two readings
 * differ, the sentence or row that names the item counts first, and the member has to compare it.
 */
export function joinTold(
  told: readonly FoundOutcome[],
  ofDisputed: readonly FoundOutcome[],
  items: readonly DisputedItem[],
): FoundOutcome[] {
  const known = items.map((item, place) => ({ ...item, id: String(place) }));
  const matched = matchOutcomes(told, known);
  const replaced = new Set<FoundOutcome>();
  const found = ofDisputed.map((each): FoundOutcome => {
    const item = known.find((one) => isOf(each, one));
    const same = told.filter((other, place) => matched[place]?.item === item || isNamedByNumber(other, each));
    for (const other of same) replaced.add(other);
    const [first] = same;
    if (!first) return each;
    const { creditorName, accountNumber } = each;
    // Where the letter's own name is not known to be the item's, the member's is.
    const named = matched[told.indexOf(first)]?.item ? first : { ...first, creditorName, accountNumber };
    if (same.every(({ outcome }) => outcome === each.outcome)) return named;
    return { ...(each.confidence === "low" ? named : each), confidence: "low" };
  });
  return [...told.filter((each) => !replaced.has(each)), ...found];
}

const isOf = (found: FoundOutcome, item: DisputedItem) =>
  found.creditorName === item.creditorName && found.accountNumber === item.accountNumber;

/** In the same line, with the same number: the letter has another name for its creditor. */
const isNamedByNumber = (one: FoundOutcome, other: FoundOutcome) =>
  one.page === other.page && one.line === other.line && showSameDigits(one.accountNumber, other.accountNumber) === true;
