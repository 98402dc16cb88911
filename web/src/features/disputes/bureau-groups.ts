import type { BureauProgress, Dispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import type { NextStep } from "#shared/domain/dispute/next-step";
import { groupBureaus, shownAnswer } from "./same-progress";

/** Bureaus whose letters have come equally far, and what is next for each of them. */
export type BureauGroup = { bureaus: Bureau[]; next: NextStep; progress: BureauProgress };

/**
 * The bureaus of a dispute by how far they are, in their order: what is the same of two is said once.
 *
 * @param dayAt the day that is shown of an instant
 */
export function bureauGroups(
  steps: readonly NextStep[],
  dispute: Pick<Dispute, "bureaus">,
  dayAt: (instant: string) => Day,
): BureauGroup[] {
  const lines = steps.flatMap((next) => {
    const progress = dispute.bureaus[next.bureau];
    return progress ? [{ bureau: next.bureau, next, progress }] : [];
  });
  const groups = groupBureaus(lines, ({ next, progress }) => [
    { ...next, bureau: undefined },
    shownOf(progress, dayAt),
  ]);
  return groups.map(({ bureaus, first: { next, progress } }) => ({ bureaus, next, progress }));
}

/** What a line shows of a bureau: days, not instants. */
function shownOf(progress: BureauProgress, dayAt: (instant: string) => Day) {
  const { mailedAt, deliveredAt, returnedAt, addedLetter, informationAddedOn, dueOn } = progress;
  const days = [mailedAt, deliveredAt, returnedAt].map((at) => at && dayAt(at));
  return [days, addedLetter, informationAddedOn, dueOn, shownAnswer(progress)];
}
