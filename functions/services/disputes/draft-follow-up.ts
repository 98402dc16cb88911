import { ulid } from "ulid";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { FollowUpBody } from "#shared/api/schemas/dispute";
import { dayOf } from "#shared/domain/days";
import { followUpsFor } from "#shared/domain/dispute/follow-up";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";
import { lastRoundOf } from "./draft-next-round";
import { fromLetters } from "./from-letters";
import { type FollowUpServices, laterFacts, withLater } from "./later-facts";
import { moveDispute } from "./move-dispute";

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
  if (!followUpsFor(dispute, bureau, dayOf(at)).includes(kind)) throw new AppError("FOLLOW_UP_NOT_DUE");
  const rounds = await services.letters.rounds(dispute.id);
  const last = rounds.find(({ round }) => round === dispute.round);
  if (!last) throw new Error("A dispute without letters");
  const drafted =
    dispute.status === "draft" ? { dispute, letters: last } : await begin(user, dispute, last, at, services);

  const letter = { bureau, kind, words };
  const facts = await withLater(drafted.letters.facts, { user, dispute }, letter, services);
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
  services: FollowUpServices,
): Promise<{ dispute: DisputeRecord; letters: LettersRecord }> {
  const { id: disputeId, userId, round } = dispute;
  const draft = moveDispute(dispute, { status: "draft", at: at.toISOString(), by: "member" });
  const facts = await laterFacts(user, dispute, { last, at, round: round + 1 }, services);
  return {
    dispute: { ...draft, round: round + 1, needsSomethingNew: undefined, lastRound: lastRoundOf(dispute) },
    letters: { ownerId: userId, disputeId, round: round + 1, generatedAt: at.toISOString(), facts },
  };
}

type Beside = { letter: DisputeRecord; letters: LettersRecord; dispute: DisputeRecord };

/**
 * A later letter to one bureau while it investigates, or while others of the dispute's round have not answered: a draft of its own,
 * and the dispute that names it. Both are to be saved by the caller.
 *
 * @throws AppError FOLLOW_UP_NOT_DUE where such a letter does not follow from what the bureau has answered
 */
export async function draftBeside(
  user: UserRecord,
  dispute: DisputeRecord,
  { at, ...body }: FollowUpBody & { at: Date },
  services: FollowUpServices,
): Promise<Beside> {
  const { bureau, kind } = body;
  const progress = dispute.bureaus[bureau];
  if (!progress || !followUpsFor(dispute, bureau, dayOf(at)).includes(kind)) throw new AppError("FOLLOW_UP_NOT_DUE");
  const last = (await services.letters.rounds(dispute.id)).find(({ round }) => round === dispute.round);
  if (!last) throw new Error("A dispute without letters");
  const empty = await laterFacts(user, dispute, { last, at, round: 1 }, services);
  const facts = await withLater(empty, { user, dispute }, body, services);
  const id = ulid(at.getTime());
  const createdAt = at.toISOString();
  const { userId, negativeItemId, accountName, accountNumber, disputeReason, additionalDetails } = dispute;
  const letter: DisputeRecord = {
    ...{ id, userId, negativeItemId, accountName, accountNumber, disputeReason, additionalDetails },
    ...{ partOf: dispute.id, status: "draft", round: 1, version: 1, createdAt, updatedAt: createdAt },
    timeline: [{ at: createdAt, status: "draft", by: "member" }],
    ...fromLetters(user, facts),
  };
  return {
    letter,
    letters: { ownerId: userId, disputeId: id, round: 1, generatedAt: createdAt, facts },
    dispute: {
      ...dispute,
      updatedAt: createdAt,
      bureaus: { ...dispute.bureaus, [bureau]: { ...progress, ...linkOf(kind, id) } },
    },
  };
}

/** How a dispute names a letter beside it. */
function linkOf(kind: LetterKind, id: string) {
  return kind === "added_information" ? { addedLetter: id } : { laterLetter: id };
}
