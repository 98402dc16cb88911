import type { Bucket } from "#functions/providers/store/bucket";
import { incomingProofKey, type ProofRepository, proofKey } from "#functions/repositories/proofs";
import { disputes, documentFiles, letters, proofs } from "#functions/services";
import { awaitsMailing, type InUseServices } from "#functions/services/evidence/awaits-mailing";
import { fileIdOf } from "#functions/services/evidence/proof-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"evidence/delete-proof">, "user" | "params">;
type Services = InUseServices & {
  proofs: Pick<ProofRepository, "get" | "list" | "delete">;
  store: Pick<Bucket, "delete">;
};

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
  const fileId = fileIdOf(proof);
  // The member sees one file, wherever it is kept.
  const same = fileId ? (await proofs.list(user.userId)).filter((each) => fileIdOf(each) === fileId) : [proof];
  for (const each of same) if (await awaitsMailing(each, services)) throw new AppError("PROOF_IN_USE");
  for (const each of same) {
    await Promise.all([store.delete(incomingProofKey(each)), store.delete(proofKey(each))]);
    await proofs.delete(each);
  }
}

export const handler = apiHandler("evidence/delete-proof", deleteProof, () => ({
  proofs: proofs(),
  store: documentFiles(),
  disputes: disputes(),
  letters: letters(),
}));
