import { useSuspenseQuery } from "@tanstack/react-query";
import { covers } from "#shared/domain/contract/ending";
import { dayOf } from "#shared/domain/days";
import { type NextCharge, nextCharge, paidForPlan } from "#shared/domain/plan/next-charge";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { useLanguage } from "#web/src/ui/language";
import { paymentsQuery, signedContractQuery } from "./queries";
import { serverNow } from "./server-time";
import { useKnownUser } from "./session";

/** When money moves next under the member's plan, by the contract and the payments; undefined while neither says it. */
export function useNextCharge(plan: SubscriptionTier): NextCharge | undefined {
  const { language } = useLanguage();
  const user = useKnownUser();
  const { data: contract } = useSuspenseQuery(signedContractQuery(language));
  const { data: ledger } = useSuspenseQuery(paymentsQuery);
  const { serviceMayStartAt, endsAt = user?.planEndsAt } = contract.signed ?? {};
  const paidAt = paidForPlan(plan, ledger.payments);
  // Another plan's contract does not say when this one is charged.
  const startsAt = covers(contract.signed, plan) ? serviceMayStartAt : undefined;
  return nextCharge({ plan, paidAt, serviceMayStartAt: startsAt, endsAt, today: dayOf(serverNow()) });
}
