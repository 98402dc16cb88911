import type { Bucket } from "#functions/providers/store/bucket";
import { sha256Of } from "#functions/providers/store/sha256";
import { type KeptProof, type ProofRecord, type ProofRepository, proofKey } from "#functions/repositories/proofs";

type Services = { proofs: Pick<ProofRepository, "create">; store: Pick<Bucket, "read" | "putOnce"> };

/** Stores a proof that was made of an uploaded file. Called again with the same proof, or twice at once, it changes nothing more. */
export async function storeProof(
  proof: Omit<ProofRecord, "status">,
  { pdf, pages }: { pdf: Uint8Array; pages: number },
  { proofs, store }: Services,
): Promise<KeptProof> {
  const key = proofKey(proof);
  // The file first: a record without one could not be opened. Of two calls at once the first one's file stays.
  await store.putOnce(key, pdf, "application/pdf");
  const stored = await store.read(key);
  const kept: KeptProof = { ...proof, status: "kept", pages, sizeBytes: stored.length, sha256: sha256Of(stored) };
  await proofs.create(kept);
  return kept;
}
