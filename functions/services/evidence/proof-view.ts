import type { KeptProof } from "#functions/repositories/proofs";
import type { Proof } from "#shared/api/schemas/evidence";

/** A proof as its member sees it. */
export function proofView(proof: KeptProof): Proof {
  const { proofId, kind, name, createdAt, disputeId, pages, sizeBytes, bureaus } = proof;
  return { id: proofId, kind, name, createdAt, disputeId, pages, sizeBytes, bureaus, fileId: fileIdOf(proof) };
}

/** An uploaded answer is kept with each dispute that it speaks of: what its files have in common. */
export function fileIdOf({ uploadId, part }: Pick<KeptProof, "uploadId" | "part">): string | undefined {
  return uploadId && `${uploadId}-${part ?? 1}`;
}
