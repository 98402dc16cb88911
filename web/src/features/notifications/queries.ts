import { infiniteQueryOptions, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { ReadNoticesBody } from "#shared/api/schemas/notice";
import { call } from "#web/src/api/call";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { useToast } from "#web/src/ui/toast";

/** What has happened, newest first, page by page. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ["notifications"],
  queryFn: ({ pageParam }) => call("notifications/list-notices", { query: { limit: 20, cursor: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export function useReadNotices() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const toast = useToast();

  return useMutationOnce({
    mutationFn: (body: ReadNoticesBody) => call("notifications/read-notices", { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: noticesQuery.queryKey }),
    onError: () => toast({ title: formatMessage({ id: "notices.failed" }), variant: "destructive" }),
  });
}
