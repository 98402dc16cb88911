import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isSameItem, type KnownItem } from "#shared/domain/report/known-items";

export type DisputedItemsServices = {
  disputes: Pick<DisputeRepository, "listAll">;
  letters: Pick<LetterRepository, "latest">;
};

export type ClaimedItemsServices = {
  disputes: Pick<DisputeRepository, "openItems">;
  letters: Pick<LetterRepository, "latest">;
};

/**
 * The items of a member's disputes that the report before does not have, as the disputes' letters describe them: one that was gone and
 * is back keeps the id under which it was disputed. Reads the disputes, and the letters of those whose item is gone.
 */
export async function itemsGoneFrom(
  report: { negativeItems: readonly NegativeItem[] } | undefined,
  userId: string,
  { disputes, letters }: DisputedItemsServices,
): Promise<KnownItem[]> {
  const all = await disputes.listAll(userId);
  const newest = new Map([...all].reverse().map(({ negativeItemId, id, partOf = id }) => [negativeItemId, partOf]));
  for (const { id } of report?.negativeItems ?? []) newest.delete(id);
  const gone = [...newest].map(([id, disputeId]) => describedIn(disputeId, id, letters));
  return (await Promise.all(gone)).flat();
}

/**
 * Whether one of some items of a report is one that an open dispute has claimed under an id which the report does not have: gone from
 * a report in between, it came back under another one.
 */
export async function areClaimedUnderOtherIds(
  items: readonly NegativeItem[],
  report: { userId: string; negativeItems: readonly NegativeItem[] },
  { disputes, letters }: ClaimedItemsServices,
): Promise<boolean> {
  const shown = new Set(report.negativeItems.map(({ id }) => id));
  const claims = (await disputes.openItems(report.userId)).filter(
    ({ negativeItemId, removedAt }) => removedAt === undefined && !shown.has(negativeItemId),
  );
  const described = claims.map(({ disputeId, negativeItemId }) => describedIn(disputeId, negativeItemId, letters));
  const claimed = (await Promise.all(described)).flat();
  return items.some((item) => claimed.some((known) => isSameItem(known, item)));
}

/** Each bureau prints name and number in its own way. */
async function describedIn(
  disputeId: string,
  id: string,
  letters: Pick<LetterRepository, "latest">,
): Promise<KnownItem[]> {
  const facts = Object.values((await letters.latest(disputeId))?.facts ?? {});
  return facts.map(({ item: { itemType, creditorName, accountNumber, dateOpened } }) => {
    return { id, itemType, creditorName, accountNumber, dateOpened, isGone: true as const };
  });
}
