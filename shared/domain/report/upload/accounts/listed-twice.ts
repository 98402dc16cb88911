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
      const [row, details] = isInRow(entry) ? [entry, other] : [other, entry];
      const isListed = isInRow(row) && !isInRow(details);
      if (gone.has(other) || !isListed || !(isOneAccount(row, details) || isUndatedRowOf(details, row))) continue;
      if (negativeTypeOf(details) || !negativeTypeOf(row)) gone.add(row);
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

/** A row may say no more than creditor, status and balance. */
function isUndatedRowOf(details: FoundEntry, row: FoundEntry): boolean {
  if (row.dateOpened !== undefined || row.balance === undefined || row.balance !== details.balance) return false;
  if (showSameDigits(row.accountNumber, details.accountNumber) === false) return false;
  return isSameCreditor(row.creditorName, details.creditorName) && negativeTypeOf(row) === negativeTypeOf(details);
}

const isOther = <T>(one: T | undefined, other: T | undefined) =>
  one !== undefined && other !== undefined && one !== other;

const monthOf = ({ dateOpened }: FoundEntry) => dateOpened?.slice(0, 7);
