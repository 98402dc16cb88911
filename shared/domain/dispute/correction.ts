import { answered, IllegalMove, isAnswer, type Movable, type Move } from "./life-cycle";

/** For so many days after the first answer a misrecorded outcome can be corrected. */
export const CORRECTION_DAYS = 30;

/** Each correction stays in the history, which a list of disputes has to carry. */
export const MOST_CORRECTIONS = 10;

const DAY_MS = 86_400_000;

type Answered = Pick<Movable, "status" | "resolvedAt" | "timeline"> & { round?: number };

/** Whether a dispute is the draft of a next round: no letter of it has left, and what was answered is the round before. */
export function isNextDraft({ status, round = 1 }: Answered): boolean {
  return status === "draft" && round > 1;
}

/**
 * Whether what is recorded as a bureau's answer can still be corrected, be there a next round's draft or not. `resolvedAt` stays
 * the first answer's, so no correction prolongs it.
 */
export function mayCorrect(dispute: Answered, at: Date): boolean {
  const { status, resolvedAt, timeline } = isNextDraft(dispute) ? lastAnswerOf(dispute) : dispute;
  if (!isAnswer(status) || resolvedAt === undefined) return false;
  const until = Date.parse(resolvedAt) + CORRECTION_DAYS * DAY_MS;
  return at.getTime() <= until && timeline.filter(({ corrects }) => corrects).length < MOST_CORRECTIONS;
}

/**
 * The dispute with another answer than was recorded. The entry that was wrong stays in the timeline, with what it said, and the
 * correction comes after it.
 *
 * @throws IllegalMove when there is no answer, it is too old, or nothing is corrected
 */
export function correct<D extends Movable>(dispute: D, move: Move): D {
  const { status, at, by, note } = move;
  const outcome = answered(move);
  const isOther = status !== dispute.status || outcome !== dispute.outcome;
  if (!outcome || !isOther || !mayCorrect(dispute, new Date(at))) throw new IllegalMove(dispute.status, status, by);

  const step = { at, status, by, outcome, corrects: true as const, ...(note ? { note } : {}) };
  return { ...dispute, status, outcome, updatedAt: at, timeline: [...withOutcomeOfLast(dispute), step] };
}

/**
 * The dispute as one that waits for its answer, because what was recorded was none of it. The entry that was wrong stays in the
 * timeline, with what it said, and the withdrawal comes after it.
 *
 * @throws IllegalMove when there is no answer, or it is too old
 */
export function withdrawAnswer<D extends Movable>(dispute: D, { at, by }: Pick<Move, "at" | "by">): D {
  const status = "in_review";
  if (!mayCorrect(dispute, new Date(at))) throw new IllegalMove(dispute.status, status, by);
  const step = { at, status, by, corrects: true } as const;
  const timeline = [...withOutcomeOfLast(dispute), step];
  return { ...dispute, status, outcome: undefined, resolvedAt: undefined, updatedAt: at, timeline };
}

function withOutcomeOfLast({ timeline, outcome }: Movable): Movable["timeline"] {
  return timeline.map((step, index) => (index === timeline.length - 1 && outcome ? { ...step, outcome } : step));
}

/** The dispute as it was before its next round was drafted: the draft and its steps are gone, `before` is what it replaced. */
export function withoutNextRound<D extends Movable & { round: number }>(draft: D, before: Partial<D>): D {
  return { ...draft, ...before, ...lastAnswerOf(draft), round: draft.round - 1 };
}

/** What a dispute was at its last answer. */
function lastAnswerOf<D extends Answered>({ timeline, status }: D) {
  const steps = timeline.slice(0, timeline.findLastIndex((step) => isAnswer(step.status)) + 1);
  const firstAnswer = steps[steps.findLastIndex((step) => !isAnswer(step.status)) + 1];
  return { status: steps.at(-1)?.status ?? status, resolvedAt: firstAnswer?.at, timeline: steps };
}
