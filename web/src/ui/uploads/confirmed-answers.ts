import type { ProposedAnswer, UploadedAnswer } from "#shared/api/schemas/upload";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";

/** What a letter says of a member's dispute. */
export type Proposal = { dispute: NonNullable<ProposedAnswer["dispute"]>; said: ProposedAnswer };
/** What the member takes over of it; without an outcome nothing is recorded. */
export type Confirmed = { outcome?: DisputeOutcome; correctedTo?: string };
export type ReadyAnswer = { disputeId: string; outcome: DisputeOutcome; correctedTo?: string };

/** Answers that change something other than deleting the item. */
export const correcting: readonly DisputeOutcome[] = ["modified", "verified_but_corrected"];

/** One for each dispute: where a letter names an item twice, its first words count. */
export function proposalsOf({ outcomes }: UploadedAnswer): Proposal[] {
  const all = outcomes.flatMap((said) => (said.dispute ? [{ dispute: said.dispute, said }] : []));
  return all.filter(({ dispute }, at) => all.findIndex((other) => other.dispute.id === dispute.id) === at);
}

export function readyToRecord(
  proposals: readonly Proposal[],
  confirmed: Readonly<Record<string, Confirmed>>,
): ReadyAnswer[] {
  return proposals.flatMap(({ dispute }) => {
    const { outcome, correctedTo } = confirmed[dispute.id] ?? {};
    if (!outcome) return [];
    const to = correcting.includes(outcome) ? correctedTo?.trim() : undefined;
    return [{ disputeId: dispute.id, outcome, ...(to && { correctedTo: to }) }];
  });
}
