import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import { asConflict, refusedItems } from "#functions/repositories/table";
import { disputes, letters, mailOrders, proofs } from "#functions/services";
import { disputeDetail } from "#functions/services/disputes/dispute-view";
import { draftBeside, draftFollowUp } from "#functions/services/disputes/draft-follow-up";
import type { FollowUpServices } from "#functions/services/disputes/later-facts";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { goesBeside } from "#shared/domain/dispute/follow-up";

type Request = Pick<RequestOf<"disputes/draft-follow-up">, "user" | "params" | "body" | "idempotencyWrites">;
type Services = FollowUpServices & {
  disputes: Pick<DisputeRepository, "getFor" | "createWrites" | "saveWrite" | "reclaimWrite" | "transact">;
  letters: Pick<LetterRepository, "putWrite">;
  now: () => Date;
};

/**
 * Drafts a later letter to one bureau about what it answered: the dispute's next round, or a dispute of its own beside one that other
 * bureaus have not answered. It is read, approved and mailed as every letter, and counts against no plan.
 *
 * @throws AppError NOT_FOUND, FOLLOW_UP_NOT_DUE; ALREADY_DISPUTED where another dispute has the item; CONFLICT
 */
export async function postFollowUp(request: Request, services: Services) {
  const { user, params, body, idempotencyWrites } = request;
  const { disputes, letters, now } = services;
  const answered = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  if (goesBeside(answered)) return postBeside(answered, request, services);
  const drafted = await draftFollowUp(user, answered, { ...body, at: now() }, services);

  const answer = disputeDetail(asRead(drafted.dispute), [...drafted.earlier, drafted.letters]);
  const writes = [disputes.saveWrite(drafted.dispute), letters.putWrite(drafted.letters), ...idempotencyWrites(answer)];
  if (answered.partOf) {
    await disputes.transact(writes).catch(asConflict);
    return answer;
  }
  await disputes.transact([disputes.reclaimWrite(drafted.dispute), ...writes]).catch((error: unknown) => {
    const refused = refusedItems(error);
    const isTaken = refused?.includes(0) && !refused.includes(1);
    return asConflict(error, isTaken ? "ALREADY_DISPUTED" : "CONFLICT");
  });
  return answer;
}

/** The item stays the dispute's: its claim covers the letter. */
async function postBeside(answered: DisputeRecord, { user, body, idempotencyWrites }: Request, services: Services) {
  const { disputes, letters, now } = services;
  const drafted = await draftBeside(user, answered, { ...body, at: now() }, services);
  const answer = disputeDetail(asRead(drafted.letter), [drafted.letters]);
  const [create] = disputes.createWrites(drafted.letter);
  const writes = [create, disputes.saveWrite(drafted.dispute), letters.putWrite(drafted.letters)];
  await disputes.transact([...writes, ...idempotencyWrites(answer)]).catch(asConflict);
  return answer;
}

export const handler = apiHandler("disputes/draft-follow-up", postFollowUp, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  proofs: proofs(),
  now,
}));
