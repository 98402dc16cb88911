import { join } from "node:path";
import { cleanApart } from "#functions/providers/proof-file/clean-apart";
import type { ProofRepository } from "#functions/repositories/proofs";
import { documentFiles, proofs } from "#functions/services";
import { type KeepProofServices, keepProof } from "#functions/services/evidence/keep-proof";
import { proofView } from "#functions/services/evidence/proof-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"evidence/confirm-proof">, "user" | "params">;
type Services = KeepProofServices & { proofs: Pick<ProofRepository, "get"> };

/** Keeps a proof that was stored; see `keepProof()`. @throws AppError NOT_FOUND, and those of `keepProof()` */
export async function confirmProof({ user, params }: Request, services: Services) {
  const proof = await services.proofs.get(user.userId, params.id);
  if (!proof) throw new AppError("NOT_FOUND");
  return proofView(await keepProof(proof, services));
}

export const handler = apiHandler("evidence/confirm-proof", confirmProof, () => ({
  proofs: proofs(),
  store: documentFiles(),
  clean: (bytes: Uint8Array) => cleanApart(bytes, join(__dirname, "proof-thread.js")),
}));
