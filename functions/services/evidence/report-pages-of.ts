import { isKept, type ProofRepository } from "#functions/repositories/proofs";
import type { NegativeItem } from "#shared/api/schemas/report";
import { type Exhibit, MOST_EXHIBIT_BYTES } from "#shared/domain/evidence/exhibit";
import { pageMarks } from "#shared/domain/report/upload/page-marks";
import { exhibitOf } from "./exhibits-of-proofs";

/**
 * The pages of a member's own reports that show each of these items, the newest report's, as exhibits of a letter about it; undefined
 * for an item of which there is none.
 */
export async function reportPagesOf(
  userId: string,
  items: readonly NegativeItem[],
  proofs: Pick<ProofRepository, "list">,
) {
  // Most items were on no page that a member has uploaded: for these nothing is read.
  const listed = pageMarks(items).length > 0 ? await proofs.list(userId) : [];
  const kept = listed.filter(isKept).filter(({ sizeBytes }) => sizeBytes <= MOST_EXHIBIT_BYTES);
  return ({ id }: Pick<NegativeItem, "id">): Exhibit[] | undefined => {
    const showing = kept.filter(({ shows }) => shows?.some(({ itemId }) => itemId === id));
    const newest = showing.at(-1)?.uploadId;
    const exhibits = showing.filter(({ uploadId }) => uploadId === newest).map((proof) => exhibitOf(proof, id));
    return exhibits.length > 0 ? exhibits : undefined;
  };
}
