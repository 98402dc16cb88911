import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubscriptionStatus } from "#shared/domain/plan/plan";
import { call } from "#web/src/api/call";

export type UserFilter = { search?: string; status?: SubscriptionStatus };

const PAGE = 25;
const MOST_AT_ONCE = 100;

/** Members page by page, newest first. */
export const usersQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: ["admin", "users", filter],
    queryFn: ({ pageParam }) => call("admin/list-users", { query: { ...filter, limit: PAGE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Who waits for activation, up to 100 at a time. */
export const pendingQuery = queryOptions({
  queryKey: ["admin", "users", "pending"],
  queryFn: () => call("admin/list-users", { query: { status: "pending_verification", limit: MOST_AT_ONCE } }),
});

/** Not waited for: a row may leave its list, and what was done must be said before it is gone. */
function useRefreshUsers() {
  const queryClient = useQueryClient();
  return () => {
    queryClient.invalidateQueries({ queryKey: ["admin", "users"] });
  };
}

export function useActivate() {
  const onSettled = useRefreshUsers();
  return useMutation({
    mutationFn: (body: { userId: string; adminKey: string }) => call("subscription/activate", { body }),
    onSettled,
  });
}

export function useBatchActivate() {
  const onSettled = useRefreshUsers();
  return useMutation({
    mutationFn: (body: { userIds: string[]; adminKey: string }) => call("admin/batch-activate", { body }),
    onSettled,
  });
}

export function useSetAdminStatus() {
  const onSettled = useRefreshUsers();
  return useMutation({
    mutationFn: ({ userId, isAdmin }: { userId: string; isAdmin: boolean }) =>
      call("admin/set-admin-status", { params: { userId }, body: { isAdmin } }),
    onSettled,
  });
}
