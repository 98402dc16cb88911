import type { LetterFacts } from "#functions/letters/letter-facts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { FollowUpBody } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";
import { followUpsFor } from "#shared/domain/dispute/follow-up";
import { endOf, lastRoundOf } from "./draft-next-round";
import { fromLetters } from "./from-letters";
import { each, type Previous, rewritten, withoutChosen } from "./letter-facts-of";
import { moveDispute } from "./move-dispute";

export type FollowUpServices = {
  letters: Pick<LetterRepository, "rounds">;
  orders: Pick<MailOrderRepository, "get">;
};

type Drafted = { dispute: DisputeRecord; letters: LettersRecord; earlier: LettersRecord[] };

/**
 * A later letter about an answered dispute to one bureau: a draft of the dispute's next round, in which each other bureau keeps its
 * answer, or gets a letter of its own when this is called again. It is to be saved by the caller.
 *
 * @throws AppError FOLLOW_UP_NOT_DUE where the bureau's answer is none that such a letter follows
 */
export async function draftFollowUp(
  user: UserRecord,
  dispute: DisputeRecord,
  { bureau, kind, words, at }: FollowUpBody & { at: Date },
  services: FollowUpServices,
): Promise<Drafted> {
  if (!followUpsFor(dispute, bureau).includes(kind)) throw new AppError("FOLLOW_UP_NOT_DUE");
  const rounds = await services.letters.rounds(dispute.id);
  const last = rounds.find(({ round }) => round === dispute.round);
  if (!last) throw new Error("A dispute without letters");
  const drafted =
    dispute.status === "draft" ? { dispute, letters: last } : await begin(user, dispute, last, at, services);

  const { laterReport } = dispute.bureaus[bureau] ?? {};
  const shownAgain = laterReport && { on: laterReport.on, wasGone: laterReport.finding === "returned" };
  const facts = each(drafted.letters.facts, (old) =>
    old.bureau === bureau ? { ...old, kind, words, shownAgain } : old,
  );
  const draft: DisputeRecord = {
    ...drafted.dispute,
    updatedAt: at.toISOString(),
    ...fromLetters(user, facts, dispute),
  };
  const letters = { ...drafted.letters, generatedAt: at.toISOString(), facts };
  return { dispute: draft, letters, earlier: rounds.filter(({ round }) => round < draft.round) };
}

/** The next round, in which no bureau has a letter yet. */
async function begin(
  user: UserRecord,
  dispute: DisputeRecord,
  last: LettersRecord,
  at: Date,
  { orders }: FollowUpServices,
): Promise<{ dispute: DisputeRecord; letters: LettersRecord }> {
  const { id: disputeId, userId, round } = dispute;
  const order = await orders.get({ userId, disputeId, round });
  const draft = moveDispute(dispute, { status: "draft", at: at.toISOString(), by: "member" });
  const previous = withWay(endOf(user, dispute), dispute, order);
  const changes = { writtenOn: homeDay(user.address?.state, at), round: round + 1, previous };
  const facts = each(rewritten(user, withoutChosen(last.facts), changes), (old) => ({ ...old, kind: "none" as const }));
  return {
    dispute: { ...draft, round: round + 1, needsNews: undefined, lastRound: lastRoundOf(dispute) },
    letters: { ownerId: userId, disputeId, round: round + 1, generatedAt: at.toISOString(), facts },
  };
}

/** With what is known of the way of each letter: when it left, when it arrived, and under which number. */
function withWay(previous: Previous, { bureaus }: DisputeRecord, order: MailOrder | undefined): Previous {
  const at = (bureau: Bureau): LetterFacts["previous"] => {
    const { mailedAt, deliveredAt } = bureaus[bureau] ?? {};
    const end = previous[bureau];
    const again = order?.again?.findLast((one) => one.bureau === bureau && one.mailed)?.mailed;
    return (
      end && {
        ...end,
        mailedOn: mailedAt && dayOf(mailedAt),
        deliveredOn: deliveredAt && dayOf(deliveredAt),
        trackingNumber: (again ?? order?.mailed[bureau])?.trackingNumber,
      }
    );
  };
  return { experian: at("experian"), equifax: at("equifax"), transunion: at("transunion") };
}
