import { asRead } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import { asConflict, refusedItems } from "#functions/repositories/table";
import { disputes, letters, proofs, reports } from "#functions/services";
import { disputeDetail } from "#functions/services/disputes/dispute-view";
import { draftNextRound, type NextRoundServices } from "#functions/services/disputes/draft-next-round";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"disputes/retry-dispute">, "user" | "params" | "body" | "idempotencyWrites">;
type Services = NextRoundServices & {
  disputes: Pick<DisputeRepository, "getFor" | "saveWrite" | "claimWrite" | "transact">;
  letters: Pick<LetterRepository, "putWrite">;
  now: () => Date;
};

/** A rejected dispute's next round: a draft whose letters answer the rejection. The rounds before stay as they are. */
export async function retryDispute({ user, params, body, idempotencyWrites }: Request, services: Services) {
  const { disputes, letters, now } = services;
  const rejected = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const next = await draftNextRound(user, rejected, { ...body, at: now() }, services);

  const answer = disputeDetail(asRead(next.dispute), [...next.earlier, next.letters]);
  const claim = disputes.claimWrite(next.dispute);
  await disputes
    .transact([claim, disputes.saveWrite(next.dispute), letters.putWrite(next.letters), ...idempotencyWrites(answer)])
    .catch((error: unknown) => {
      const refused = refusedItems(error);
      const isTaken = refused?.includes(0) && !refused.includes(1);
      return asConflict(error, isTaken ? "ALREADY_DISPUTED" : "CONFLICT");
    });
  return answer;
}

export const handler = apiHandler("disputes/retry-dispute", retryDispute, () => ({
  reports: reports(),
  disputes: disputes(),
  letters: letters(),
  proofs: proofs(),
  now,
}));
