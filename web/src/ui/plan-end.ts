import { useQuery } from "@tanstack/react-query";
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
