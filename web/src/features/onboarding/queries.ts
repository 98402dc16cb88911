import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/src/api/call";

/** Where the visitor stands, as the server keeps it. Nothing outlives the screen: another visitor may use the browser next. */
export const progressQuery = queryOptions({
  queryKey: ["onboarding"],
  queryFn: () => call("onboarding/get-progress"),
  staleTime: 0,
  gcTime: 0,
});

/** Asks the server again, and settles when the screen knows. */
export function useRefreshProgress(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(progressQuery);
}
