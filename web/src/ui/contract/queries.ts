import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "#shared/api/schemas/common";
import type { SignContractBody } from "#shared/api/schemas/contract";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { ApiError } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";

/** The contract as it would be signed now, or as it was. Asked anew each time: it names the plan that is chosen at the moment. */
export const contractQuery = (language: Language, plan?: SubscriptionTier) =>
  queryOptions({
    queryKey: ["contract", language, plan ?? null],
    queryFn: () => call("contract/get-contract", { query: { lang: language, plan } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Signs once, however often the button is pressed or the network asks again. */
export function useSignContract() {
  const queryClient = useQueryClient();
  const { keyOf, done } = useIdempotencyKey();

  return useMutation({
    mutationFn: (body: SignContractBody) => call("contract/sign-contract", { body, idempotencyKey: keyOf(body) }),
    onError: (error) => {
      // A newer text, or a signature from another tab: show what is there now.
      if (error instanceof ApiError && error.status === 409) queryClient.invalidateQueries({ queryKey: ["contract"] });
    },
    onSuccess: () => {
      done();
      return queryClient.invalidateQueries({ queryKey: ["contract"] });
    },
  });
}
