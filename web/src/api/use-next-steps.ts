import { useQuery } from "@tanstack/react-query";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { Day } from "#shared/domain/days";
import { disputedAgainAt } from "#shared/domain/dispute/disputed-again";
import { isMembersTurn } from "#shared/domain/dispute/members-turn";
import { type NextStep, nextSteps } from "#shared/domain/dispute/next-step";
import { isMonitored } from "#shared/domain/report/monitoring";
import { disputesQuery } from "./queries";
import { today } from "./server-time";
import { useKnownUser } from "./session";

/** The next step at each bureau that was written to, as of today, for the member who is signed in. */
export function useNextSteps(dispute: Dispute): { steps: NextStep[]; today: Day } {
  return { steps: useStepsOf()(dispute), today: today() };
}

/** The same for any of the member's disputes. */
export function useStepsOf(): (dispute: Dispute) => NextStep[] {
  const user = useKnownUser();
  // The screens around have asked for them.
  const { data: all = [] } = useQuery({ ...disputesQuery, enabled: false });
  const isActiveMember = user?.subscriptionStatus === "active";
  const on = { today: today(), isMonitored: isActiveMember && isMonitored(user?.subscriptionTier) };
  return (dispute) => nextSteps(dispute, on, disputedAgainAt(dispute, all));
}

/** Whether the member has to act in a dispute now. */
export function useWaitsForMember(): (dispute: Dispute) => boolean {
  const stepsOf = useStepsOf();
  return (dispute) => stepsOf(dispute).some((step) => isMembersTurn(step, today()));
}

/** Puts the disputes in which the member has to act now before the others, each in the order that they had. */
export function useMemberFirst(): (disputes: readonly Dispute[]) => Dispute[] {
  const waitsForMember = useWaitsForMember();
  return (disputes) => [...disputes.filter(waitsForMember), ...disputes.filter((dispute) => !waitsForMember(dispute))];
}

/** What waits for the member first, then by the day on which the answer is due; last what no bureau has received yet. */
export function useByTurn(): (disputes: readonly Dispute[]) => Dispute[] {
  const memberFirst = useMemberFirst();
  const dueOf = ({ dueAt }: Dispute) => dueAt ?? "later";
  return (disputes) => memberFirst(disputes.toSorted((one, other) => dueOf(one).localeCompare(dueOf(other))));
}

/**
 * Whether a refusal can be answered with a next round: all bureaus have answered, it is no letter beside a dispute, and no newer
 * dispute of the item has the next steps.
 */
export function useMayRetry(dispute: Dispute): boolean {
  const steps = useStepsOf()(dispute);
  return dispute.status === "rejected" && !dispute.partOf && !steps.some(({ step }) => step === "followDispute");
}
