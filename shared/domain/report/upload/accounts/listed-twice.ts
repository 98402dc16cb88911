import { showSameDigits, showSameEnd } from "../../account-number";
import { isSameCreditor } from "../../creditor-name";
import { negativeTypeOf } from "../../negative-type";
import type { FoundEntry } from "./account";

/**
 * A bureau's entries without those that a list repeats: some reports print a table of all accounts, and each account's details below
 * it or pages later. The one that says more stays; accounts of which one says as much as another are two.
 */
export function withoutListedTwice<Entry extends FoundEntry>(entries: readonly Entry[]): Entry[] {
  const gone = new Set<Entry>();
  entries.forEach((entry, at) => {
    for (const other of entries.slice(at + 1)) {
      if (gone.has(entry)) return;
      if (gone.has(other) || !isOneAccount(entry, other)) continue;
      const [less, more] = fieldsOf(entry) < fieldsOf(other) ? [entry, other] : [other, entry];
      if (fieldsOf(less) < fieldsOf(more) && (negativeTypeOf(more) || !negativeTypeOf(less))) gone.add(less);
    }
  });
  return entries.filter((entry) => !gone.has(entry));
}

const fieldsOf = ({ evidence }: FoundEntry) => new Set(evidence.fields.map(({ field }) => field)).size;

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
