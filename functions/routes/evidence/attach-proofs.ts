import type { ProofRepository } from "#functions/repositories/proofs";
import { disputes, letters, proofs } from "#functions/services";
import { exhibitsOfProofs } from "#functions/services/disputes/exhibits-of-proofs";
import { withExhibits } from "#functions/services/disputes/letter-facts-of";
import { type ChangeDraftServices, changeDraft } from "#functions/services/evidence/change-draft";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"evidence/attach-proofs">, "user" | "params" | "body">;
type Services = ChangeDraftServices & { proofs: Pick<ProofRepository, "get"> };

/**
 * Encloses proofs with the letters of a draft, in place of those that were enclosed before.
 *
 * @throws AppError NOT_FOUND; LETTERS_SENT for anything but a draft: what was approved is evidence; TOO_MANY_PAGES
 */
export async function attachProofs({ user, params, body }: Request, services: Services) {
  return changeDraft(user, params.id, services, async (facts, { negativeItemId }) => {
    const exhibits = await exhibitsOfProofs(user.userId, body.proofIds, negativeItemId, services.proofs);
    return withExhibits(facts, exhibits);
  });
}

export const handler = apiHandler("evidence/attach-proofs", attachProofs, () => ({
  proofs: proofs(),
  disputes: disputes(),
  letters: letters(),
  now,
}));
