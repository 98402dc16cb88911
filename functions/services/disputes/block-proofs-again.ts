import type { LettersRecord } from "#functions/repositories/letters";
import { isKept, type ProofRepository } from "#functions/repositories/proofs";
import { blockProofKinds } from "#shared/domain/dispute/block";
import { type Exhibit, exhibitsOfAll } from "#shared/domain/evidence/exhibit";
import { exhibitOf } from "./exhibits-of-proofs";

/**
 * The proofs of a request to block that go with the next one too: a bureau's time begins when it has all of them, FCRA 605B(a), 15 U.S.C.
 * § 1681c-2(a). None of an ordinary dispute; those that were deleted since are asked for like any other.
 */
export async function blockProofsAgain(
  { ownerId, facts }: Pick<LettersRecord, "ownerId" | "facts">,
  itemId: string,
  proofs: Pick<ProofRepository, "get">,
): Promise<Exhibit[]> {
  if (!Object.values(facts).some(({ kind }) => kind === "block")) return [];
  const enclosed = exhibitsOfAll(facts).filter(({ kind }) => blockProofKinds.includes(kind));
  const found = await Promise.all(enclosed.map(({ proofId }) => proofs.get(ownerId, proofId)));
  return found.flatMap((proof) => (proof && isKept(proof) ? [exhibitOf(proof, itemId)] : []));
}
