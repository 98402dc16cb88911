import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { NewDispute } from "#shared/api/schemas/dispute";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { isRefusal } from "./api-error";
import { call } from "./call";
import { useIdempotencyKey } from "./idempotency-key";
import { disputesQuery, reportQuery, statsQuery } from "./queries";
import { userQuery } from "./session";
import { useMutationOnce } from "./use-mutation-once";

/**
 * Creates drafts one after the other, up to the first that fails; the server counts and numbers them in this order. The answer has
 * the ids of the items that are drafts now, and why the next one is not, if it is not.
 */
export function useCreateDisputes() {
  const queryClient = useQueryClient();
  const { keyOf, done } = useIdempotencyKey();

  return useMutationOnce({
    mutationFn: async (disputes: readonly NewDispute[]): Promise<{ itemIds: string[]; error?: unknown }> => {
      const itemIds: string[] = [];
      for (const body of disputes) {
        const error = await failureOf(call("disputes/create-dispute", { body, idempotencyKey: keyOf(body) }));
        if (error !== undefined && (isRefusal(error) || !(await isDisputed(queryClient, body)))) {
          return { itemIds, error };
        }
        done();
        itemIds.push(body.negativeItemId);
      }
      return { itemIds };
    },
    onSettled: () => {
      for (const { queryKey } of [statsQuery, reportQuery, userQuery]) {
        queryClient.invalidateQueries({ queryKey: [...queryKey] });
      }
      // Waited for: the window that closes next gives the focus to the list of drafts, which the first draft begins.
      return queryClient.invalidateQueries({ queryKey: disputesQuery.queryKey });
    },
  });
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error ?? new Error("Not created"),
  );
}

/** Whether the item is in dispute by now: the draft was made, and only its answer got lost. */
async function isDisputed(client: QueryClient, { negativeItemId }: NewDispute): Promise<boolean> {
  const report = await client.fetchQuery({ ...reportQuery, staleTime: 0 }).catch(() => undefined);
  return report?.negativeItems.some((item) => item.id === negativeItemId && !isOpenToDispute(item)) ?? false;
}
