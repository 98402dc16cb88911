import { showSameDigits, showSameEnd } from "../../account-number";
import { isSameCreditor } from "../../creditor-name";
import { negativeTypeOf } from "../../negative-type";
import type { FoundEntry } from "./account";

/**
 * A bureau's entries without those that a list repeats: some reports print a table of all accounts, and each account's details below
 * it or pages later. The details stay; accounts that are printed alike are two.
 */
export function withoutListedTwice<Entry extends FoundEntry>(entries: readonly Entry[]): Entry[] {
  const gone = new Set<Entry>();
  entries.forEach((entry, at) => {
    for (const other of entries.slice(at + 1)) {
      if (gone.has(entry)) return;
      if (gone.has(other) || !isOneAccount(entry, other)) continue;
      const [row, details] = isInRow(entry) ? [entry, other] : [other, entry];
      const isListed = isInRow(row) && !isInRow(details);
      if (isListed && (negativeTypeOf(details) || !negativeTypeOf(row))) gone.add(row);
    }
  });
  return entries.filter((entry) => !gone.has(entry));
}

/** A row of a table may have two lines. */
const MOST_OF_ROW = 2;

const isInRow = ({ evidence }: FoundEntry) =>
  new Set(evidence.fields.map(({ page, line }) => `${page}:${line}`)).size <= MOST_OF_ROW;

/** The same creditor and number, and no other values; where a number hides its end, it was opened in the same month. */
function isOneAccount(a: FoundEntry, b: FoundEntry): boolean {
  if (isOther(a.balance, b.balance) || isOther(monthOf(a), monthOf(b)) || a.recordType !== b.recordType) return false;
  if (!isSameCreditor(a.creditorName, b.creditorName)) return false;
  if (showSameEnd(a.accountNumber, b.accountNumber)) return true;
  const isSameMonth = monthOf(a) !== undefined && monthOf(a) === monthOf(b);
  return isSameMonth && showSameDigits(a.accountNumber, b.accountNumber) === true;
}

const isOther = <T>(one: T | undefined, other: T | undefined) =>
  one !== undefined && other !== undefined && one !== other;

const monthOf = ({ dateOpened }: FoundEntry) => dateOpened?.slice(0, 7);
