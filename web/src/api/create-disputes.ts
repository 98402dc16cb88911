import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewDispute } from "#shared/api/schemas/dispute";
import { call } from "./call";
import { useIdempotencyKey } from "./idempotency-key";
import { disputesQuery, reportQuery, statsQuery } from "./queries";
import { userQuery } from "./session";

/**
 * Creates drafts one after the other, up to the first that fails; the server counts and numbers them in this order. The answer has
 * the ids of the items that are drafts now, and why the next one is not, if it is not.
 */
export function useCreateDisputes() {
  const queryClient = useQueryClient();
  const { keyOf, done } = useIdempotencyKey();

  return useMutation({
    mutationFn: async (disputes: readonly NewDispute[]): Promise<{ itemIds: string[]; error?: unknown }> => {
      const itemIds: string[] = [];
      try {
        for (const body of disputes) {
          await call("disputes/create-dispute", { body, idempotencyKey: keyOf(body) });
          done();
          itemIds.push(body.negativeItemId);
        }
        return { itemIds };
      } catch (error) {
        return { itemIds, error };
      }
    },
    onSettled: () => {
      for (const { queryKey } of [disputesQuery, statsQuery, reportQuery, userQuery]) {
        queryClient.invalidateQueries({ queryKey: [...queryKey] });
      }
    },
  });
}
