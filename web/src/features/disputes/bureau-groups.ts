import type { BureauProgress, Dispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import type { NextStep } from "#shared/domain/dispute/next-step";

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
  const groups = new Map<string, BureauGroup>();
  for (const next of steps) {
    const progress = dispute.bureaus[next.bureau];
    if (!progress) continue;
    const key = JSON.stringify([{ ...next, bureau: undefined }, shownOf(progress, dayAt)]);
    const group = groups.get(key) ?? { bureaus: [], next, progress };
    groups.set(key, { ...group, bureaus: [...group.bureaus, next.bureau] });
  }
  return [...groups.values()];
}

/** What a line shows of a bureau: days, not instants. */
function shownOf(
  { mailedAt, deliveredAt, returnedAt, dueOn, answer, laterReport, ...progress }: BureauProgress,
  dayAt: (instant: string) => Day,
) {
  const days = [mailedAt, deliveredAt, returnedAt].map((at) => at && dayAt(at));
  return [
    days,
    progress.addedLetter,
    progress.informationAddedOn,
    dueOn,
    answer?.outcome,
    answer?.answeredOn,
    laterReport?.finding,
    laterReport?.on,
  ];
}
