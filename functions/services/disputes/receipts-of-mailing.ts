import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { isKept, type ProofRepository } from "#functions/repositories/proofs";
import { type Exhibit, MOST_EXHIBIT_BYTES, MOST_EXHIBIT_PAGES, MOST_EXHIBITS } from "#shared/domain/evidence/exhibit";
import { exhibitOf } from "./exhibits-of-proofs";

/** The post's receipts that are kept with a dispute, as exhibits: as many of the first ones as go with a letter. */
export async function receiptsOfMailing(
  { userId, id, negativeItemId }: Pick<DisputeRecord, "userId" | "id" | "negativeItemId">,
  { proofs }: { proofs: Pick<ProofRepository, "list"> },
): Promise<Exhibit[]> {
  const kept = (await proofs.list(userId)).filter(isKept);
  const receipts = kept.filter(({ kind, disputeId }) => kind === "mailing_receipt" && disputeId === id);
  const room = { exhibits: MOST_EXHIBITS, pages: MOST_EXHIBIT_PAGES, bytes: MOST_EXHIBIT_BYTES };
  return receipts.flatMap((receipt) => {
    const { pages, sizeBytes } = receipt;
    if (room.exhibits < 1 || pages > room.pages || sizeBytes > room.bytes) return [];
    room.exhibits -= 1;
    room.pages -= pages;
    room.bytes -= sizeBytes;
    return [exhibitOf(receipt, negativeItemId)];
  });
}
