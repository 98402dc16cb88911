import type { CleanApart } from "#functions/providers/proof-file/clean-apart";
import type { ProofRefusal } from "#functions/providers/proof-file/proof-result";
import type { Bucket } from "#functions/providers/store/bucket";
import { sha256Of } from "#functions/providers/store/sha256";
import {
  incomingProofKey,
  isKept,
  type KeptProof,
  type ProofRecord,
  type ProofRepository,
  proofKey,
} from "#functions/repositories/proofs";
import { AppError, type ErrorCode } from "#shared/api/errors";
import { MOST_KEPT_BYTES, MOST_PROOF_BYTES, proofTypeOf } from "#shared/domain/evidence/proof";

export type KeepProofServices = {
  proofs: Pick<ProofRepository, "keep">;
  store: Pick<Bucket, "head" | "read" | "putOnce" | "delete">;
  clean: CleanApart;
};

/** The message about a file that cannot be cleaned. */
export const refusals: Record<ProofRefusal, ErrorCode> = {
  locked: "FILE_LOCKED",
  damaged: "UNSUPPORTED_MEDIA_TYPE",
  "too-long": "TOO_MANY_PAGES",
  fonts: "FILE_WITHOUT_FONTS",
};

/**
 * Looks at what was stored and keeps a new PDF made from it: the bytes decide, not what a browser says. What was refused is deleted.
 *
 * @throws AppError NOTHING_UPLOADED, UNSUPPORTED_MEDIA_TYPE, FILE_LOCKED, FILE_WITHOUT_FONTS, TOO_MANY_PAGES, PAYLOAD_TOO_LARGE;
 * CONFLICT when another file was sent with the same form and is kept already
 */
export async function keepProof(proof: ProofRecord, services: KeepProofServices): Promise<KeptProof> {
  if (isKept(proof)) return proof;
  const { store, proofs } = services;
  const { pdf, pages } = await cleanOrRefuse(proof, services);
  // A form can be used again: of two confirmations at once the second replaces nothing.
  await store.putOnce(proofKey(proof), pdf, "application/pdf");
  const sha256 = sha256Of(pdf);
  if (sha256Of(await store.read(proofKey(proof))) !== sha256) throw new AppError("CONFLICT");
  const kept = { pages, sizeBytes: pdf.length, sha256 };
  await proofs.keep(proof, kept);
  // Deleted last: when this call ends before, the next one finds the file.
  await store.delete(incomingProofKey(proof));
  return { ...proof, ...kept, status: "kept" };
}

async function cleanOrRefuse(proof: ProofRecord, { store, clean }: KeepProofServices) {
  const incoming = incomingProofKey(proof);
  const refused = async (code: ErrorCode): Promise<never> => {
    await store.delete(incoming);
    throw new AppError(code);
  };
  const arrived = await store.head(incoming);
  if (!arrived) throw new AppError("NOTHING_UPLOADED");
  if (arrived.sizeBytes > MOST_PROOF_BYTES) return refused("PAYLOAD_TOO_LARGE");
  if (proofTypeOf(arrived.firstBytes) === undefined) return refused("UNSUPPORTED_MEDIA_TYPE");
  const result = await clean(await store.read(incoming));
  if ("refusal" in result) return refused(refusals[result.refusal]);
  if (result.pdf.length > MOST_KEPT_BYTES) return refused("PAYLOAD_TOO_LARGE");
  return result;
}
