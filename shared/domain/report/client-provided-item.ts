import { ulid } from "ulid";
import type { ClientProvidedItem, NegativeItem } from "#shared/api/schemas/report";
import { bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { impactOf } from "#shared/domain/report/impact";
import { isSameItem, type KnownItem } from "#shared/domain/report/known-items";
import { obsolescence } from "#shared/domain/report/obsolescence";

/**
 * A client's negative items, completed: account numbers masked, impact and dates computed here. Without a word about bureaus,
 * its own or its report's, all three are taken to report an item. One keeps its id, also that of the same account in the report
 * before: so that what is in dispute stays in dispute.
 *
 * @param gone items that the report before does not have, and that are known from disputes
 */
export function clientProvidedItems(
  claims: ClientProvidedItem[],
  before: NegativeItem[],
  at: Date,
  gone: readonly KnownItem[] = [],
): NegativeItem[] {
  const taken = new Set<string>();
  return claims.map((claimed) => {
    const item = clientProvidedItem(claimed, at);
    const known = before.find((each) => accountOf(each) === accountOf(item));
    const back = known ?? gone.find((each) => isSameItem(each, item));
    const id = [claimed.id, back?.id].find((candidate) => candidate !== undefined && !taken.has(candidate)) ?? item.id;
    taken.add(id);
    return { ...item, id };
  });
}

/** What distinguishes one account from another where no id does. */
function accountOf({ creditorName, accountNumber = "", itemType }: NegativeItem): string {
  return [creditorName.trim().toLowerCase(), accountNumber, itemType].join("\n");
}

function clientProvidedItem(claimed: ClientProvidedItem, at: Date): NegativeItem {
  const today = dayOf(at);
  const itemType = claimed.itemType ?? claimed.type ?? "other";
  const known = {
    itemType,
    amount: claimed.amount ?? undefined,
    dateReported: claimed.dateReported ?? undefined,
    dateOpened: claimed.dateOpened ?? undefined,
    dateClosed: claimed.dateClosed ?? undefined,
    lastPaymentDate: claimed.lastPaymentDate ?? undefined,
    dateOfFirstDelinquency: claimed.dateOfFirstDelinquency ?? undefined,
  };
  const { legalMaxOn } = obsolescence(known, today);
  return {
    ...known,
    id: ulid(at.getTime()),
    creditorName: claimed.creditorName ?? claimed.creditor ?? "Unknown creditor",
    accountNumber: claimed.accountNumber ? masked(claimed.accountNumber) : undefined,
    status: claimed.status,
    impact: impactOf(known, today),
    isDisputed: false,
    disputeReasons: [],
    bureaus: claimed.bureaus?.length ? [...new Set(claimed.bureaus)] : [...bureaus],
    originalCreditor: claimed.originalCreditor ?? undefined,
    accountType: claimed.accountType ?? undefined,
    creditLimit: claimed.creditLimit ?? undefined,
    description: claimed.description ?? undefined,
    obsoleteOn: legalMaxOn,
  };
}

/** Full account numbers are never kept. A short one is masked whole: its last 4 would be all of it. */
function masked(accountNumber: string): string {
  const signs = accountNumber.replace(/[^0-9A-Za-z]/g, "");
  return signs.length > 4 ? `****${signs.slice(-4)}` : accountNumber.includes("*") ? `****${signs}` : "****";
}
