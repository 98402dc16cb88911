import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { ReportRecord } from "#functions/repositories/reports";
import type { TransactItem } from "#functions/repositories/table";
import { dayOf } from "#shared/domain/days";
import { isBack } from "#shared/domain/dispute/follow-up";
import { hasRemovedItem } from "#shared/domain/dispute/life-cycle";

export type ClaimServices = Pick<
  DisputeRepository,
  "claimantOf" | "reclaimWrite" | "releaseWrite" | "markRemovedWrite"
>;

type Seen = { item?: { id: string }; report: Pick<ReportRecord, "pulledAt"> };

/**
 * The claim on the item of a dispute that was compared with a report. A removed item that is back is claimed by its dispute again, under
 * the id that it has now: the letter that asks to delete it again is the one way, and a second dispute of it is refused. An item that
 * is gone once more waits as one that was removed. What another dispute has claimed meanwhile stays with that one.
 */
export async function withClaim(
  before: DisputeRecord,
  compared: DisputeRecord,
  { item, report }: Seen,
  disputes: ClaimServices,
): Promise<{ after: DisputeRecord; claims: TransactItem[] }> {
  const on = dayOf(report.pulledAt);
  const isNowBack = isBack(compared, on);
  const isGoneAgain = hasRemovedItem(compared) && isBack(before, on) && !isNowBack;
  if (compared.partOf || (!isNowBack && !isGoneAgain)) return { after: compared, claims: [] };
  const after = isNowBack && item ? { ...compared, negativeItemId: item.id } : compared;
  const claimant = await disputes.claimantOf(after);
  if (claimant !== undefined && claimant !== after.id) return { after: compared, claims: [] };
  if (isGoneAgain) return { after, claims: [disputes.markRemovedWrite(after, report.pulledAt)] };
  const isMoved = after.negativeItemId !== before.negativeItemId;
  return { after, claims: [disputes.reclaimWrite(after), ...(isMoved ? [disputes.releaseWrite(before)] : [])] };
}
