import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { as } from "#functions/repositories/table";
import { isConfirmedRemoved } from "#shared/domain/dispute/later-report";
import { type ClaimServices, withClaim } from "./claim-of-returned";

export type ReinsertionServices = {
  disputes: Pick<DisputeRepository, "saveWrite" | "transact"> & ClaimServices;
  counts: Pick<MemberCounts, "countWrite">;
};

type Noted = { before: DisputeRecord; bureaus: DisputeRecord["bureaus"]; at: string };

/**
 * Saves what is known of an item that a bureau says it has put back: with the dispute change the claim on the item and the member's
 * count of removed ones.
 *
 * @throws AppError CONFLICT when the dispute changed since it was read
 */
export async function saveReinsertion(
  { before, bureaus, at }: Noted,
  { disputes, counts }: ReinsertionServices,
): Promise<DisputeRecord> {
  const noted = { ...before, updatedAt: at, bureaus };
  const { after, claims } = await withClaim(before, noted, { report: { pulledAt: at } }, disputes);
  const removed = Number(isConfirmedRemoved(after)) - Number(isConfirmedRemoved(before));
  const count = removed === 0 ? [] : [counts.countWrite(before.userId, { removed })];
  await disputes.transact([disputes.saveWrite(after), ...claims, ...count]).catch(as("CONFLICT"));
  return after;
}
