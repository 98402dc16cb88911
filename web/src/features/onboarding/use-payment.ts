import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { userQuery } from "#web/src/api/session";
import { useFlow } from "./flow";
import { useRefreshProgress } from "./queries";
import { toWire } from "./selection";

export const CONTINUE_AFTER_MS = 3_000;

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

/** Runs once, so long after `isDue` became true, unless the screen is gone by then. */
export function useAfter(ms: number, isDue: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [isDue, ms]);
}
