import type { KeptProof } from "#functions/repositories/proofs";
import type { Proof } from "#shared/api/schemas/evidence";

/** A proof as its member sees it. */
export function proofView({ proofId, kind, name, createdAt, disputeId, pages, sizeBytes }: KeptProof): Proof {
  return { id: proofId, kind, name, createdAt, disputeId, pages, sizeBytes };
}
