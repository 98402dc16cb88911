import { answered, IllegalMove, isAnswer, type Movable, type Move } from "./life-cycle";

/** For so many days after the first answer a misrecorded outcome can be corrected. */
export const CORRECTION_DAYS = 30;

/** Each correction stays in the history, which a list of disputes has to carry. */
export const MOST_CORRECTIONS = 10;

const DAY_MS = 86_400_000;

type Answered = Pick<Movable, "status" | "resolvedAt" | "timeline">;

/** Whether what is recorded as a bureau's answer can still be corrected. `resolvedAt` stays the first answer's, so no correction prolongs it. */
export function mayCorrect({ status, resolvedAt, timeline }: Answered, at: Date): boolean {
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

  const earlier = dispute.timeline.map((step, index, all) =>
    index === all.length - 1 && dispute.outcome ? { ...step, outcome: dispute.outcome } : step,
  );
  const step = { at, status, by, outcome, corrects: true as const, ...(note ? { note } : {}) };
  return { ...dispute, status, outcome, updatedAt: at, timeline: [...earlier, step] };
}
