import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { ProofRepository } from "#functions/repositories/proofs";
import { as } from "#functions/repositories/table";
import { disputes, letters, proofs } from "#functions/services";
import { disputeDetail } from "#functions/services/disputes/dispute-view";
import { withExhibits } from "#functions/services/disputes/letter-facts-of";
import { withFacts } from "#functions/services/disputes/rewrite-letters";
import { exhibitsOfProofs } from "#functions/services/evidence/exhibits-of-proofs";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"evidence/attach-proofs">, "user" | "params" | "body">;
type Services = {
  proofs: Pick<ProofRepository, "get">;
  disputes: Pick<DisputeRepository, "getFor" | "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "rounds" | "putWrite">;
  now: () => Date;
};

/**
 * Encloses proofs with the letters of a draft, in place of those that were enclosed before.
 *
 * @throws AppError NOT_FOUND; LETTERS_SENT for anything but a draft: what was approved is evidence; TOO_MANY_PAGES
 */
export async function attachProofs({ user, params, body }: Request, services: Services) {
  const { proofs, disputes, letters, now } = services;
  const draft = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  if (draft.status !== "draft") throw new AppError("LETTERS_SENT");
  const exhibits = await exhibitsOfProofs(user.userId, body.proofIds, proofs);

  const rounds = await letters.rounds(draft.id);
  const present = rounds.find(({ round }) => round === draft.round);
  if (!present) throw new Error("A dispute without letters");
  const facts = withExhibits(present.facts, exhibits.length > 0 ? exhibits : undefined);
  const after = withFacts(user, { draft, letters: present }, facts, now());
  await disputes.transact([disputes.saveWrite(after.draft), letters.putWrite(after.letters)]).catch(as("CONFLICT"));
  return disputeDetail(asRead(after.draft), [...rounds.filter((each) => each !== present), after.letters]);
}

export const handler = apiHandler("evidence/attach-proofs", attachProofs, () => ({
  proofs: proofs(),
  disputes: disputes(),
  letters: letters(),
  now,
}));
