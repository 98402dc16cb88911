import { isKept, type KeptProof, type ProofRepository } from "#functions/repositories/proofs";
import type { NegativeItem } from "#shared/api/schemas/report";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type Exhibit, MOST_EXHIBIT_BYTES } from "#shared/domain/evidence/exhibit";
import { pageMarks } from "#shared/domain/report/upload/page-marks";
import { exhibitOf } from "./exhibits-of-proofs";

/**
 * The pages of a member's own reports that show each of these items, of each bureau's newest report, as exhibits of the letters about
 * it; undefined for an item of which there is none.
 */
export async function reportPagesOf(
  userId: string,
  items: readonly NegativeItem[],
  proofs: Pick<ProofRepository, "list">,
) {
  // Most items were on no page that a member has uploaded: for these nothing is read.
  const listed = pageMarks(items).length > 0 ? await proofs.list(userId) : [];
  const kept = listed.filter(isKept);
  const isPrintable = ({ sizeBytes = 0 }: Exhibit) => sizeBytes <= MOST_EXHIBIT_BYTES;
  return ({ id }: Pick<NegativeItem, "id">): Exhibit[] | undefined => {
    const isOf = (proof: KeptProof) => proof.shows?.some(({ itemId }) => itemId === id);
    const showing = kept.filter((proof) => isOf(proof) && isPrintable(exhibitOf(proof, id)));
    const newestOf = (bureau: Bureau) => showing.findLast((proof) => proof.bureaus?.includes(bureau) ?? true)?.uploadId;
    const newest = new Map(bureaus.map((bureau) => [bureau, newestOf(bureau)]));
    const exhibits = showing.flatMap((proof) => {
      const goesTo = bureaus.filter((bureau) => newest.get(bureau) === proof.uploadId);
      return goesTo.length > 0 ? [{ ...exhibitOf(proof, id), bureaus: goesTo }] : [];
    });
    return exhibits.length > 0 ? exhibits : undefined;
  };
}
