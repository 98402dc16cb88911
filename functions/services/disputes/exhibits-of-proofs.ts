import { isKept, type KeptProof, type ProofRepository } from "#functions/repositories/proofs";
import { AppError } from "#shared/api/errors";
import { type Exhibit, MOST_EXHIBIT_BYTES, MOST_EXHIBIT_PAGES, withShown } from "#shared/domain/evidence/exhibit";

/**
 * A member's proofs as exhibits of a letter about an item, in the order of `proofIds`.
 *
 * @throws AppError NOT_FOUND when one is not there; TOO_MANY_PAGES when they are more than go with one letter
 */
export async function exhibitsOfProofs(
  userId: string,
  proofIds: readonly string[],
  itemId: string,
  proofs: Pick<ProofRepository, "get">,
): Promise<Exhibit[]> {
  const found = await Promise.all(proofIds.map((proofId) => proofs.get(userId, proofId)));
  const kept = found.filter((proof) => proof !== undefined).filter(isKept);
  if (kept.length < proofIds.length) throw new AppError("NOT_FOUND");
  const exhibits = kept.map((proof) => exhibitOf(proof, itemId));
  const pages = exhibits.reduce((sum, exhibit) => sum + exhibit.pages, 0);
  const bytes = exhibits.reduce((sum, { sizeBytes = 0 }) => sum + sizeBytes, 0);
  if (pages > MOST_EXHIBIT_PAGES || bytes > MOST_EXHIBIT_BYTES) throw new AppError("TOO_MANY_PAGES");
  return exhibits;
}

/**
 * A proof with a letter: of pages of a report only those that show the letter's item, marked; all where none of them does. They go
 * to the bureaus that the report is of: another bureau would learn from them what it does not know.
 */
export function exhibitOf(
  { proofId, kind, pages, sha256, sizeBytes, shows, bureaus }: KeptProof,
  itemId: string,
): Exhibit {
  const exhibit = { proofId, kind, pages, sha256, sizeBytes, bureaus };
  const shown = shows?.filter((each) => each.itemId === itemId) ?? [];
  return shown.length > 0 ? withShown(exhibit, shown) : exhibit;
}
