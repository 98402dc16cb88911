import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Language } from "#shared/api/schemas/common";
import type { SignContractBody } from "#shared/api/schemas/contract";
import { ApiError, isRefusal } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";

/** The contract as it would be signed now, or as it was. Asked anew each time: it names the plan that is chosen at the moment. */
export const contractQuery = (language: Language) =>
  queryOptions({
    queryKey: ["contract", language],
    queryFn: () => call("contract/get-contract", { query: { lang: language } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Signs once, however often the button is pressed or the network asks again. */
export function useSignContract() {
  const queryClient = useQueryClient();
  const idempotencyKey = useRef(crypto.randomUUID());

  return useMutation({
    mutationFn: (body: SignContractBody) =>
      call("contract/sign-contract", { body, idempotencyKey: idempotencyKey.current }),
    onError: (error) => {
      if (isRefusal(error)) idempotencyKey.current = crypto.randomUUID();
      // A newer text, or a signature from another tab: show what is there now.
      if (error instanceof ApiError && error.status === 409) queryClient.invalidateQueries({ queryKey: ["contract"] });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["contract"] }),
  });
}
