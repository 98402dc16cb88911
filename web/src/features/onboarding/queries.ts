import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Contact, OnboardingProgress } from "#shared/api/schemas/onboarding";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { offersQuery } from "#web/src/api/queries";
import { serverNow } from "#web/src/api/server-time";
import { userQuery } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { useLanguage } from "#web/src/ui/language";
import { pageLocation } from "#web/src/ui/page-location";
import { useFlow, withParam } from "./flow";
import { useSameVisit } from "./lost-visit";
import { progressQuery } from "./progress-query";
import { toWire } from "./selection";
import { CONTINUE_AFTER_MS, useAfter } from "./timing";

/** Asks the server again, and settles when the screen knows. */
export function useRefreshProgress(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(progressQuery);
}

/** What an answer of the server said already holds at once; the rest is asked for, and may not come. */
export function useProgressChange(): (change: Partial<OnboardingProgress>) => Promise<void> {
  const queryClient = useQueryClient();
  const refresh = useRefreshProgress();
  return (change) => {
    queryClient.setQueryData(progressQuery.queryKey, (known) => known && { ...known, ...change });
    return refresh();
  };
}

/** As `useRefreshProgress`, where nothing else shows that the answer did not come. @throws what the call threw */
export function useLatestProgress(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.refetchQueries(progressQuery, { throwOnError: true });
}

/** The visitor's word that the payment was made: noted once, then on to the account, or for a member to the dashboard. */
export function usePayment() {
  const { progress, selection, goTo } = useFlow();
  const changeProgress = useProgressChange();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { keyOf, done } = useIdempotencyKey();
  const inSameVisit = useSameVisit(progress);

  const report = useMutationOnce({
    mutationFn: () => {
      const { selectedItems, paymentType, selectedDisputeReasons, additionalDetails } = toWire(selection);
      const body = { selectedItems, paymentType, selectedDisputeReasons, additionalDetails };
      const idempotencyKey = keyOf(body);
      return inSameVisit(idempotencyKey, () => call("subscription/complete-payment", { body, idempotencyKey }));
    },
    onSuccess: async () => {
      done();
      await Promise.all([
        changeProgress({ paymentReportedAt: serverNow().toISOString() }),
        queryClient.invalidateQueries({ queryKey: userQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ["disputes"] }),
      ]);
    },
  });

  const goOn = () => (progress.isMember ? navigate("/dashboard") : goTo(6));
  useAfter(CONTINUE_AFTER_MS, report.isSuccess, goOn);

  return { report, goOn };
}

/** After the credit check the letters rest on what it was made with: a corrected phone or address is saved for them. */
export function useContact() {
  const { isIdentityKept } = useFlow();
  const save = useMutationOnce({ mutationFn: (body: Contact) => call("account/save-contact", { body }) });

  /** @returns whether there is nothing to save, or it is saved */
  const keep = async ({ phone, address }: Contact): Promise<boolean> => {
    if (!isIdentityKept) return true;
    return save.mutateAsync({ phone, address }).then(
      () => true,
      () => false,
    );
  };
  return { keep, isSaving: save.isPending, hasFailed: save.isError };
}

/**
 * Step 4 ends on the plan's payment page in this window. The contract comes before any payment (15 U.S.C. § 1679c), so
 * without a signature it ends on the contract, in step 5. Coming back from the payment page leads to step 5 too.
 */
export function useContinueToPayment() {
  const { progress, selection, paidPlan, goTo, autosave } = useFlow();
  const { language } = useLanguage();
  const [, setSearch] = useSearchParams();
  const { data: offers } = useQuery(offersQuery(language));
  const [isLeaving, setIsLeaving] = useState(false);
  const link = offers?.plans.find((offer) => offer.id === selection.plan)?.paymentUrl;
  const mayPay = !paidPlan && progress.contractSignedAt !== undefined && progress.paymentReportedAt === undefined;

  const goOn = async () => {
    if (!mayPay || !link) return goTo(5);
    setIsLeaving(true);
    await autosave.flush();
    setSearch((search) => withParam("payment", "opened")(withParam("step", "5")(search)), { replace: true });
    pageLocation.navigateExternal(link);
  };
  return { goOn, isLeaving };
}
