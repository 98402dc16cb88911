import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { Contact } from "#shared/api/schemas/onboarding";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { withReadableItems } from "#web/src/api/readable-names";
import { userQuery } from "#web/src/api/session";
import { useFlow } from "./flow";
import { toWire } from "./selection";
import { CONTINUE_AFTER_MS, useAfter } from "./timing";

/** Where the visitor stands, as the server keeps it. Nothing outlives the screen: another visitor may use the browser next. */
export const progressQuery = queryOptions({
  queryKey: ["onboarding"],
  queryFn: async () => {
    const progress = await call("onboarding/get-progress");
    return { ...progress, report: progress.report && withReadableItems(progress.report) };
  },
  staleTime: 0,
  gcTime: 0,
});

/** Asks the server again, and settles when the screen knows. */
export function useRefreshProgress(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(progressQuery);
}

/** The visitor's word that the payment was made: noted once, then on to the account, or for a member to the dashboard. */
export function usePayment() {
  const { progress, selection, goTo } = useFlow();
  const refresh = useRefreshProgress();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { keyOf, done } = useIdempotencyKey();

  const report = useMutation({
    mutationFn: () => {
      const { selectedItems, paymentType, selectedDisputeReasons, additionalDetails } = toWire(selection);
      const body = { selectedItems, paymentType, selectedDisputeReasons, additionalDetails };
      return call("subscription/complete-payment", { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: async () => {
      done();
      await Promise.all([
        refresh(),
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
  const save = useMutation({ mutationFn: (body: Contact) => call("account/save-contact", { body }) });

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
