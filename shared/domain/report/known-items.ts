import type { NegativeItem } from "#shared/api/schemas/report";
import { showSameDigits, showSameEnd } from "./account-number";
import { isSameCreditor, mayAbbreviate } from "./creditor-name";

// An account may turn from late to charged off and stay the same item; these are what they are.
const lasting: readonly NegativeItem["itemType"][] = ["collection", "bankruptcy", "judgment", "tax_lien"];

type Described = Pick<NegativeItem, "itemType" | "creditorName" | "accountNumber" | "dateOpened">;

/**
 * An item that is known, under its id. Several entries of one id are how different bureaus print it. `isGone`: the report before does
 * not have it.
 */
export type KnownItem = Described & { id: string; isGone?: true };

const monthOf = ({ dateOpened }: Described) => dateOpened?.slice(0, 7);

/** Whether an item of a new report is one of the report before. */
export function isStill(before: Described, now: Described): boolean {
  if (!mayBecome(before, now) || !isSameCreditor(before.creditorName, now.creditorName)) return false;
  const sameDigits = showSameDigits(before.accountNumber, now.accountNumber);
  const isSameMonth = monthOf(before) === monthOf(now);
  return sameDigits === true
    ? isSameMonth || !before.dateOpened || !now.dateOpened
    : sameDigits === "unknown" && isSameMonth;
}

/**
 * Whether an item that no item before is, and one before that no item is, are the same in other words: the same digits and month under
 * a shortened name ("Midland Credit Mgmt"), or the same end of the number under the same name with a corrected month.
 */
function isStillInOtherWords(before: Described, now: Described): boolean {
  if (!mayBecome(before, now)) return false;
  if (isSameCreditor(before.creditorName, now.creditorName)) {
    return showSameEnd(before.accountNumber, now.accountNumber);
  }
  const month = monthOf(before);
  const isSameMonth = month !== undefined && month === monthOf(now);
  const hasSameDigits = showSameDigits(before.accountNumber, now.accountNumber) === true;
  return isSameMonth && hasSameDigits && mayAbbreviate(before.creditorName, now.creditorName);
}

/** Whether an item that is gone from a report, and one that is new on it, are the same: a number or a month proves it. */
export function isSameItem(before: Described, now: Described): boolean {
  return isProven(before, now) && (isStill(before, now) || isStillInOtherWords(before, now));
}

/** Names alone are much alike: "Northgate 6" and "Northgate 61" may be two. */
function isProven(before: Described, now: Described): boolean {
  const isSameMonth = monthOf(before) !== undefined && monthOf(before) === monthOf(now);
  return isSameMonth || showSameDigits(before.accountNumber, now.accountNumber) === true;
}

function mayBecome(before: Described, now: Described): boolean {
  const mayChange = !lasting.includes(before.itemType) && !lasting.includes(now.itemType);
  return mayChange || before.itemType === now.itemType;
}

type Named = Pick<NegativeItem, "creditorName" | "accountNumber">;

/** Whether two names with what is printed of their numbers may be of one account. */
export function mayBeSameAccount(one: Named, other: Named): boolean {
  const hasSameName = isSameCreditor(one.creditorName, other.creditorName);
  return hasSameName && showSameDigits(one.accountNumber, other.accountNumber) !== false;
}

/** The ids under which items are known, each once; none for what is new. What is printed alike goes before what is not. */
export function idsOfKnown(items: readonly Described[], known: readonly KnownItem[]): (string | undefined)[] {
  const ids: (string | undefined)[] = items.map(() => undefined);
  const isOf = (each: KnownItem, item: Described) => !each.isGone || isProven(each, item);
  for (const isSame of [isStill, isStillInOtherWords]) {
    for (const [place, item] of items.entries()) {
      ids[place] ??= known.find((each) => !ids.includes(each.id) && isOf(each, item) && isSame(each, item))?.id;
    }
  }
  return ids;
}
