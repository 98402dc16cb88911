import type { LetterFacts } from "#functions/letters/letter-facts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { MailOrder } from "#functions/repositories/mail-orders";
import { mailedTo } from "#functions/services/disputes/mailed-letters";
import { beforeNextRound } from "#functions/services/disputes/move-dispute";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { answerOf, letterDayOf } from "#shared/domain/dispute/bureau-answers";
import { isNextDraft } from "#shared/domain/dispute/correction";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";

export type LettersOfDispute = {
  dispute: DisputeRecord;
  /** The dispute's own and those of the letters beside it. */
  orders: readonly MailOrder[];
  rounds: readonly LettersRecord[];
  /** The day of an instant where the member lives. */
  dayAt: (instant: string) => Day;
};

/** A letter that has left, and what is known of it. */
export type CoverLetter = {
  kind: LetterFacts["kind"];
  mailedAt: string;
  number?: string;
  deliveredOn?: Day;
  dueOn?: Day;
  answer?: { outcome: DisputeOutcome; correctedTo?: string };
  letterOn?: Day;
  /** Nothing has come back yet. */
  isUnanswered?: boolean;
};

/** The dispute's own letters to a bureau, each with its own fate: one that was written beside it has a packet of its own. */
export function lettersTo(bureau: Bureau, facts: LettersOfDispute): CoverLetter[] {
  const { dispute, orders, rounds, dayAt } = facts;
  const states = isNextDraft(dispute) ? [dispute, beforeNextRound(dispute)] : [dispute];
  const own = orders.filter(({ disputeId }) => disputeId === dispute.id).sort((a, b) => a.round - b.round);
  const mailed = own.flatMap((order) => mailedTo(order, bureau).map((letter) => ({ ...letter, round: order.round })));
  const letterOf = (round: number) =>
    rounds.find((each) => each.disputeId === dispute.id && each.round === round)?.facts[bureau];
  if (mailed.length === 0) return withoutOrder(bureau, states, dayAt);
  return mailed.map(({ round, mailedAt, trackingNumber: number }, place) => {
    const isLast = place === mailed.length - 1;
    const state = states.find(({ bureaus }) => bureaus[bureau]?.mailedAt === mailedAt);
    const latest = isLast ? states.find(({ bureaus }) => bureaus[bureau]?.mailedAt) : undefined;
    const letter = { kind: letterOf(round)?.kind, mailedAt, number };
    const known = state ?? latest;
    const progress = known?.bureaus[bureau];
    if (known && progress) return { ...letter, ...fateIn(known, progress, dayAt) };
    const { deliveredOn, lastDay: dueOn, outcome, letterOn } = letterOf(round + 1)?.previous ?? {};
    return { ...letter, deliveredOn, dueOn, letterOn, answer: outcome && { outcome } };
  });
}

/** Disputes that were stored without an order say themselves when their letters left. */
function withoutOrder(bureau: Bureau, states: DisputeRecord[], dayAt: LettersOfDispute["dayAt"]): CoverLetter[] {
  return states.slice(-1).flatMap((dispute) => {
    const { kind, mailedAt, ...progress } = dispute.bureaus[bureau] ?? { reportsItem: false };
    return mailedAt ? [{ kind, mailedAt, ...fateIn(dispute, progress, dayAt) }] : [];
  });
}

function fateIn(dispute: DisputeRecord, progress: BureauProgress, dayAt: (instant: string) => Day) {
  const { deliveredAt, dueOn } = progress;
  const answer = answerOf(dispute, progress);
  return {
    deliveredOn: deliveredAt && dayAt(deliveredAt),
    dueOn,
    answer,
    letterOn: answer && letterDayOf(answer),
    isUnanswered: !answer,
  };
}
