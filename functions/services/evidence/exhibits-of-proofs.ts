import { isKept, type ProofRepository } from "#functions/repositories/proofs";
import { AppError } from "#shared/api/errors";
import { type Exhibit, MOST_EXHIBIT_BYTES, MOST_EXHIBIT_PAGES } from "#shared/domain/evidence/exhibit";

/**
 * A member's proofs as exhibits, in the order of `proofIds`.
 *
 * @throws AppError NOT_FOUND when one is not there; TOO_MANY_PAGES when they are more than go with one letter
 */
export async function exhibitsOfProofs(
  userId: string,
  proofIds: readonly string[],
  proofs: Pick<ProofRepository, "get">,
): Promise<Exhibit[]> {
  const found = await Promise.all(proofIds.map((proofId) => proofs.get(userId, proofId)));
  const kept = found.filter((proof) => proof !== undefined).filter(isKept);
  if (kept.length < proofIds.length) throw new AppError("NOT_FOUND");
  const pages = kept.reduce((sum, proof) => sum + proof.pages, 0);
  const bytes = kept.reduce((sum, proof) => sum + proof.sizeBytes, 0);
  if (pages > MOST_EXHIBIT_PAGES || bytes > MOST_EXHIBIT_BYTES) throw new AppError("TOO_MANY_PAGES");
  return kept.map(({ proofId, kind, pages, sha256, sizeBytes }) => ({ proofId, kind, pages, sha256, sizeBytes }));
}
