import { useSuspenseQuery } from "@tanstack/react-query";
import { dayOf } from "#shared/domain/days";
import { type NextCharge, nextCharge } from "#shared/domain/plan/next-charge";
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
  const paidAt = ledger.payments.filter(({ status }) => status === "paid").map(({ date }) => date);
  return nextCharge({ plan, paidAt, serviceMayStartAt, endsAt, today: dayOf(serverNow()) });
}
