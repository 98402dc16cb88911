import type { Bucket } from "#functions/providers/store/bucket";
import { incomingProofKey, type ProofRepository, proofKey } from "#functions/repositories/proofs";
import { disputes, documentFiles, letters, proofs } from "#functions/services";
import { awaitsMailing, type InUseServices } from "#functions/services/evidence/awaits-mailing";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"evidence/delete-proof">, "user" | "params">;
type Services = InUseServices & { proofs: Pick<ProofRepository, "get" | "delete">; store: Pick<Bucket, "delete"> };

/**
 * Removes a proof for good; letters that have left keep their pages. The file first: a crash in between leaves a record that can be
 * deleted again.
 *
 * @throws AppError NOT_FOUND; PROOF_IN_USE while letters are to leave with it
 */
export async function deleteProof({ user, params }: Request, services: Services): Promise<undefined> {
  const { proofs, store } = services;
  const proof = await proofs.get(user.userId, params.id);
  if (!proof) throw new AppError("NOT_FOUND");
  if (await awaitsMailing(proof, services)) throw new AppError("PROOF_IN_USE");
  await Promise.all([store.delete(incomingProofKey(proof)), store.delete(proofKey(proof))]);
  await proofs.delete(proof);
}

export const handler = apiHandler("evidence/delete-proof", deleteProof, () => ({
  proofs: proofs(),
  store: documentFiles(),
  disputes: disputes(),
  letters: letters(),
}));
