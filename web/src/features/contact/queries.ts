import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ContactBody } from "#shared/api/schemas/onboarding";
import { call } from "#web/src/api/call";
import { JUST_ASKED_MS } from "#web/src/api/query-client";
import { userQuery } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";

export const contactQuery = queryOptions({
  queryKey: ["account", "contact"],
  queryFn: () => call("account/get-contact"),
  staleTime: JUST_ASKED_MS,
});

/** The letters of drafts are rewritten with it, and the days of a contract that is not signed yet counted again. */
export function useSaveContact() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: ContactBody) => call("account/save-contact", { body }),
    onSuccess: () => {
      const shown = ["onboarding", "contract", "disputes", "dispute"].map((key) => [key]);
      for (const queryKey of [contactQuery.queryKey, userQuery.queryKey, ...shown]) {
        queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
