import { useQueryClient } from "@tanstack/react-query";
import type { SignContractBody } from "#shared/api/schemas/contract";
import { ApiError } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { userQuery } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";

/** Calls `sign`, or throws in its place where nothing is to be signed. */
export type SignWith = <Answer>(key: string, sign: () => Promise<Answer>) => Promise<Answer>;

type Signing = {
  signWith?: SignWith;
  /** What waits for the signature goes on, also where the form is gone by then. */
  onSigned?: (signedAt: string) => void;
};

/** Signs once, however often the button is pressed or the network asks again. */
export function useSignContract({ signWith = (_, sign) => sign(), onSigned }: Signing) {
  const queryClient = useQueryClient();
  const { keyOf, done } = useIdempotencyKey();

  return useMutationOnce({
    mutationFn: (body: SignContractBody) => {
      const idempotencyKey = keyOf(body);
      return signWith(idempotencyKey, () => call("contract/sign-contract", { body, idempotencyKey }));
    },
    onError: (error) => {
      // A newer text, or a signature from another tab: show what is there now.
      if (error instanceof ApiError && error.status === 409) queryClient.invalidateQueries({ queryKey: ["contract"] });
    },
    onSuccess: ({ signedAt }) => {
      done();
      onSigned?.(signedAt);
      return queryClient.invalidateQueries({ queryKey: ["contract"] });
    },
  });
}

export function useCancelContract() {
  const queryClient = useQueryClient();
  const { keyOf, done } = useIdempotencyKey();
  return useMutationOnce({
    mutationFn: () => call("contract/cancel-contract", { body: {}, idempotencyKey: keyOf({}) }),
    onSuccess: done,
    onSettled: () => {
      for (const queryKey of [["contract"], ["disputes"], ["dashboard"], userQuery.queryKey]) {
        queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
