import { isKept, type ProofRepository } from "#functions/repositories/proofs";
import { proofs } from "#functions/services";
import { proofView } from "#functions/services/evidence/proof-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import type { Proof } from "#shared/api/schemas/evidence";

type Request = Pick<RequestOf<"evidence/list-proofs">, "user">;
type Services = { proofs: Pick<ProofRepository, "list"> };

/** A member's proofs, newest first. */
export async function listProofs({ user }: Request, { proofs }: Services): Promise<Proof[]> {
  return (await proofs.list(user.userId)).filter(isKept).map(proofView).reverse();
}

export const handler = apiHandler("evidence/list-proofs", listProofs, () => ({ proofs: proofs() }));
