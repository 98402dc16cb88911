import type { DisputeRecord } from "./dispute-item";

/** A negative item that is in dispute, or that was removed (`removedAt`) and waits for the next report to confirm it. */
export type OpenItem = { negativeItemId: string; disputeId: string; disputeReason: string; removedAt?: string };

/** How the keys begin of the claims that open disputes have on items. */
export const OPEN_ITEM = "ITEM#";

/** The claim of a dispute on its item. */
export function claimOf(dispute: DisputeRecord) {
  return { ...claimKey(dispute), openedBy: dispute.id, disputeReason: dispute.disputeReason };
}

/** Key in the table Disputes of the claim on an item: one for each member and item. */
export function claimKey({ userId, negativeItemId }: DisputeRecord) {
  return { userId, disputeId: OPEN_ITEM + negativeItemId };
}

/** Unless another dispute has claimed the item. */
export function unlessOfAnother({ id }: DisputeRecord) {
  return {
    ConditionExpression: "attribute_not_exists(disputeId) OR openedBy = :id",
    ExpressionAttributeValues: { ":id": id },
  };
}

/** A stored claim. */
export function toOpenItem(item: Record<string, unknown>): OpenItem {
  return {
    negativeItemId: String(item.disputeId).slice(OPEN_ITEM.length),
    disputeId: String(item.openedBy),
    disputeReason: String(item.disputeReason),
    ...(item.removedAt !== undefined && { removedAt: String(item.removedAt) }),
  };
}
