import type { LetterFacts } from "#functions/letters/letter-facts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { ProofRepository } from "#functions/repositories/proofs";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { NewDispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import { letterDayOf } from "#shared/domain/dispute/bureau-answers";
import { complaintsOf } from "#shared/domain/dispute/complaint";
import { detailsOf, type ReasonKey } from "#shared/domain/dispute/reasons";
import { reasonsOf, type StatedFact } from "#shared/domain/dispute/stated-facts";
import { type AnsweredBeforeServices, answeredBefore, lackingSomethingNew } from "./answered-before";
import { blockProofsAgain } from "./block-proofs-again";
import { type Statement, statementOf } from "./dispute-statement";
import { freshFacts } from "./fresh-letters";
import { fromLetters } from "./from-letters";
import { type Previous, withBlock, withExhibits } from "./letter-facts-of";
import { moveDispute } from "./move-dispute";

export type NextRoundServices = AnsweredBeforeServices & {
  reports: Pick<ReportRepository, "get">;
  proofs: Pick<ProofRepository, "get">;
};

type NextRound = {
  dispute: DisputeRecord;
  letters: LettersRecord;
  /** The letters of the rounds before, the first one first. */
  earlier: LettersRecord[];
};

/** What the member adds in the next round; what is left out is said again as it was. */
type Added = Partial<Pick<NewDispute, "additionalDetails" | "statedFacts">>;

/**
 * A rejected dispute's next round: a draft whose letters answer the rejection. A request to block is one again, with its proofs. It is
 * to be saved by the caller.
 *
 * @throws AppError INVALID_TRANSITION for a dispute that was not rejected, and for a letter beside one; VALIDATION_FAILED where the
 * reason is "other" and what is added has no word
 */
export async function draftNextRound(
  user: UserRecord,
  rejected: DisputeRecord,
  { additionalDetails, statedFacts, at }: Added & { at: Date },
  services: NextRoundServices,
): Promise<NextRound> {
  // A letter beside a dispute has no round of disputes: the dispute has.
  if (rejected.status !== "rejected" || rejected.partOf) throw new AppError("INVALID_TRANSITION");
  const draft = moveDispute(rejected, { status: "draft", at: at.toISOString(), by: "member" });
  const earlier = await services.letters.rounds(rejected.id);
  const { disputeReason } = rejected;
  const explanation = additionalDetails && statementOf({ disputeReason, additionalDetails }).explanation;
  const letters = await nextLetters(user, { rejected, earlier, at, explanation, statedFacts }, services);
  const dispute: DisputeRecord = {
    ...draft,
    round: letters.round,
    additionalDetails: detailsOf(disputeReason, letters.facts.experian.explanation),
    ...fromLetters(user, letters.facts, rejected),
    lastRound: lastRoundOf(rejected),
  };
  const before = await answeredBefore(dispute, [...earlier, letters], services);
  return { dispute: { ...dispute, ...lackingSomethingNew(letters.facts, before) }, letters, earlier };
}

type RetryContext = Pick<Statement, "explanation" | "statedFacts"> & {
  rejected: DisputeRecord;
  earlier: LettersRecord[];
  at: Date;
};

async function nextLetters(
  user: UserRecord,
  { rejected, earlier, at, explanation, statedFacts }: RetryContext,
  { reports, proofs }: NextRoundServices,
): Promise<LettersRecord> {
  const last = earlier.find(({ round }) => round === rejected.round);
  if (!last) throw new Error("A dispute without letters");
  const round = rejected.round + 1;
  const before = last.facts.experian;
  const facts = statedFacts ?? before.statedFacts ?? [];
  const stated = {
    reasons: [...new Set([...before.reasons, ...facts.flatMap((fact) => addedReason(fact, before.reasons))])],
    explanation: explanation || before.explanation,
    statedFacts: facts,
  };
  const { negativeItemId } = rejected;
  const context = { negativeItemId, present: last.facts, stated, round, previous: endOf(user, rejected), at };
  const fresh = await freshFacts(user, context, reports);
  const again = await blockProofsAgain(last, negativeItemId, proofs);
  const letters = again.length > 0 ? withBlock(withExhibits(fresh, again)) : fresh;
  return { ownerId: rejected.userId, disputeId: rejected.id, round, generatedAt: at.toISOString(), facts: letters };
}

/** The reason that a fact brings along where none of its own is stated. */
function addedReason(fact: StatedFact, stated: readonly ReasonKey[]): ReasonKey[] {
  const own = reasonsOf(fact);
  return own.some((reason) => stated.includes(reason)) ? [] : own.slice(0, 1);
}

/** What a next round's draft keeps of the round that it replaces. */
export function lastRoundOf(dispute: DisputeRecord): DisputeRecord["lastRound"] {
  const { outcome, bureaus, annual, disputeReason, sharedLetter } = dispute;
  return { outcome, bureaus, annual, disputeReason, sharedLetter };
}

/** How the round ended, and by when each bureau had to answer it; of one that was not written to and has answered nothing it says nothing. */
export function endOf(
  user: UserRecord,
  { resolvedAt, updatedAt, outcome = "verified", bureaus, ...dispute }: DisputeRecord,
): Previous {
  const complaints = complaintsOf({ ...dispute, resolvedAt, outcome, bureaus });
  const end = { answeredOn: homeDay(user.address?.state, resolvedAt ?? updatedAt), outcome };
  const at = (bureau: Bureau): LetterFacts["previous"] => {
    const { answer, dueOn, reportsItem } = bureaus[bureau] ?? {};
    if (!reportsItem && !answer) return undefined;
    const letterOn = answer && letterDayOf(answer);
    const recordedOn = answer && homeDay(user.address?.state, answer.recordedAt);
    const own = answer && { outcome: answer.outcome, answeredOn: letterOn ?? recordedOn ?? end.answeredOn, letterOn };
    const complaintFrom = complaints.find((each) => each.bureau === bureau)?.from;
    return { ...end, ...own, lastDay: dueOn, ...(complaintFrom && { complaintFrom }) };
  };
  return { experian: at("experian"), equifax: at("equifax"), transunion: at("transunion") };
}
