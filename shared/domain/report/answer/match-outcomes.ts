import { showSameDigits } from "../account-number";
import { mayBeSameAccount } from "../known-items";
import type { FoundOutcome } from "./answer";

/** An item of a dispute as the member's report names it. */
export type Disputed = { id: string; creditorName: string; accountNumber?: string };

/**
 * The disputed item that each outcome is about: of the same creditor, and with no other number. Undefined where none or several
 * may be meant, or where other outcomes may be about the same item.
 */
export function matchOutcomes<Item extends Disputed>(
  outcomes: readonly FoundOutcome[],
  items: readonly Item[],
): { found: FoundOutcome; item?: Item }[] {
  const matched = outcomes.map((found) => {
    const same = items.filter((item) => mayBeSameAccount(item, found));
    const exact = same.filter((item) => showSameDigits(item.accountNumber, found.accountNumber) === true);
    const meant = exact.length > 0 ? exact : same;
    return { found, item: meant.length === 1 ? meant[0] : undefined };
  });
  return matched.map(({ found, item }) => {
    const others = matched.filter((other) => other.item === item && other.found.outcome !== found.outcome);
    const isOwn = (each: FoundOutcome) => each.creditorName.toLowerCase() === item?.creditorName.toLowerCase();
    const isSure = others.length === 0 || (isOwn(found) && !others.some((other) => isOwn(other.found)));
    return { found, item: isSure ? item : undefined };
  });
}
