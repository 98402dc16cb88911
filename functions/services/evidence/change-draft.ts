import type { LetterFacts } from "#functions/letters/letter-facts";
import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import { as } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { answeredBefore } from "#functions/services/disputes/answered-before";
import { disputeDetail } from "#functions/services/disputes/dispute-view";
import { dated } from "#functions/services/disputes/letter-facts-of";
import { withFacts } from "#functions/services/disputes/rewrite-letters";
import { AppError } from "#shared/api/errors";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";

type Facts = Record<Bureau, LetterFacts>;

export type ChangeDraftServices = {
  disputes: Pick<DisputeRepository, "getFor" | "listAll" | "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "rounds" | "putWrite">;
  now: () => Date;
};

/**
 * Changes what the letters of a member's draft say, gives them today's date, and saves both together.
 *
 * @throws AppError NOT_FOUND; LETTERS_SENT for anything but a draft: what was approved is evidence; CONFLICT, and those of `change`
 */
export async function changeDraft(
  user: UserRecord,
  id: string,
  { disputes, letters, now }: ChangeDraftServices,
  change: (facts: Facts, draft: DisputeRecord) => Facts | Promise<Facts>,
): Promise<DisputeDetail> {
  const draft = await disputes.getFor({ userId: user.userId, isAdmin: false }, id);
  if (draft.status !== "draft") throw new AppError("LETTERS_SENT");
  const rounds = await letters.rounds(draft.id);
  const present = rounds.find(({ round }) => round === draft.round);
  if (!present) throw new Error("A dispute without letters");
  const at = now();
  const facts = dated(await change(present.facts, draft), homeDay(user.address?.state, at));
  const before = await answeredBefore(draft, rounds, { disputes, letters });
  const after = withFacts(user, { draft, letters: present }, facts, { at, before });
  await disputes.transact([disputes.saveWrite(after.draft), letters.putWrite(after.letters)]).catch(as("CONFLICT"));
  return disputeDetail(asRead(after.draft), [...rounds.filter((each) => each !== present), after.letters]);
}
