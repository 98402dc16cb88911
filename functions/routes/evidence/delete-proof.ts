import type { Bucket } from "#functions/providers/store/bucket";
import { incomingProofKey, type ProofRepository, proofKey } from "#functions/repositories/proofs";
import { documentFiles, proofs } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"evidence/delete-proof">, "user" | "params">;
type Services = { proofs: Pick<ProofRepository, "get" | "delete">; store: Pick<Bucket, "delete"> };

/** Removes a proof for good. The file first: a crash in between leaves a record that can be deleted again. @throws AppError NOT_FOUND */
export async function deleteProof({ user, params }: Request, { proofs, store }: Services): Promise<undefined> {
  const proof = await proofs.get(user.userId, params.id);
  if (!proof) throw new AppError("NOT_FOUND");
  await Promise.all([store.delete(incomingProofKey(proof)), store.delete(proofKey(proof))]);
  await proofs.delete(proof);
}

export const handler = apiHandler("evidence/delete-proof", deleteProof, () => ({
  proofs: proofs(),
  store: documentFiles(),
}));
