import { useQuery } from "@tanstack/react-query";
import { planOf } from "#shared/domain/plan/own-plan";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { type EndReason, whyEnded } from "#shared/domain/plan/why-ended";
import { paymentsQuery, signedContractQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { useLanguage } from "#web/src/ui/language";

/** How the plan of an inactive member ended, by their own word or without it, and which payment ended it; undefined until it is known. */
export function usePlanEnd(): { how: "ended" | "cancelled"; reason?: EndReason } | undefined {
  const { language } = useLanguage();
  const isOver = useKnownUser()?.subscriptionStatus === "inactive";
  const { data: contract } = useQuery({ ...signedContractQuery(language), enabled: isOver });
  const { data: ledger } = useQuery({ ...paymentsQuery, enabled: isOver });
  if (!isOver || contract === undefined) return undefined;

  if (contract.signed?.cancelledAt !== undefined) return { how: "cancelled" };
  return { how: "ended", reason: ledger && whyEnded(ledger.payments) };
}

/** Whether the payment of that plan, which the bank took back, stands after all: it is the member's for the asking. */
export function useIsStanding(plan: SubscriptionTier | undefined): boolean {
  const user = useKnownUser();
  return usePlanEnd()?.reason === "reinstated" && plan !== undefined && planOf(user) === plan;
}
