import type { Dispute } from "#shared/api/schemas/dispute";
import { type Day, dayOf } from "#shared/domain/days";
import { type NextStep, nextSteps } from "#shared/domain/dispute/next-step";
import { isMonitored } from "#shared/domain/report/monitoring";
import { serverNow } from "#web/src/api/server-time";
import { useKnownUser } from "#web/src/api/session";

/** The next step at each bureau that was written to, as of today, for the member who is signed in. */
export function useNextSteps(dispute: Dispute): { steps: NextStep[]; today: Day } {
  return { steps: useStepsOf()(dispute), today: dayOf(serverNow()) };
}

/** The same for any of the member's disputes. */
export function useStepsOf(): (dispute: Dispute) => NextStep[] {
  const user = useKnownUser();
  const isActiveMember = user?.subscriptionStatus === "active";
  const on = { today: dayOf(serverNow()), isMonitored: isActiveMember && isMonitored(user?.subscriptionTier) };
  return (dispute) => nextSteps(dispute, on);
}
