import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isStill } from "#shared/domain/report/known-items";

export type ReturnedItemsServices = {
  disputes: Pick<DisputeRepository, "openItems">;
  letters: Pick<LetterRepository, "putWrite" | "latest">;
};

/** Items without those that were removed and are back: their own disputes follow them up, and none of them is new. */
export async function withoutReturned(
  userId: string,
  items: NegativeItem[],
  { disputes, letters }: ReturnedItemsServices,
): Promise<NegativeItem[]> {
  if (items.length === 0) return items;
  const removed = (await disputes.openItems(userId)).filter(({ removedAt }) => removedAt !== undefined);
  const known = await Promise.all(removed.map(({ disputeId }) => letters.latest(disputeId)));
  const described = known.flatMap((found) => (found ? Object.values(found.facts) : []));
  const ids = new Set(removed.map(({ negativeItemId }) => negativeItemId));
  return items.filter((now) => !ids.has(now.id) && !described.some(({ item }) => isStill(item, now)));
}
