import type { ItemType } from "./negative-item";
import type { ReportedDate } from "./reported-date";

/** How an account's status says that a bankruptcy includes it, and a record's that it is one. */
export const inBankruptcy = /bankruptcy|bancarrota|(?:chapter|cap[ií]tulo) (7|11|12|13)\b|wage earner/i;

/** Under chapter 13 a wage earner pays by a plan. */
export const inChapter13 = /(?:chapter|cap[ií]tulo) 13\b|wage earner/i;

const recordTypes: readonly ItemType[] = ["bankruptcy", "judgment", "tax_lien"];

/**
 * Whether an item is a court's or an office's public record. The bureaus get these from vendors: no court furnishes or answers a
 * dispute. A record has no delinquency: a "bankruptcy" that has one is an account included in a bankruptcy.
 */
export function isPublicRecord(item: { itemType: ItemType; dateOfFirstDelinquency?: ReportedDate }): boolean {
  const isAccount = item.itemType === "bankruptcy" && item.dateOfFirstDelinquency !== undefined;
  return recordTypes.includes(item.itemType) && !isAccount;
}

/**
 * The nationwide bureaus took all civil judgments out of their files in July 2017 and the last tax liens in April 2018, by their
 * own public-record standards: one that shows is an error or comes from elsewhere.
 */
export function isNoLongerCarried(itemType: ItemType): boolean {
  return itemType === "judgment" || itemType === "tax_lien";
}
