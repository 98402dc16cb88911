import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ClientFilter, SettleRefundBody } from "#shared/api/schemas/admin";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import type { SubscriptionStatus } from "#shared/domain/plan/plan";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { withReadableAccount, withReadableAccounts } from "#web/src/api/readable-names";
import { useMutationOnce } from "#web/src/api/use-mutation-once";

export type UserFilter = { search?: string; status?: SubscriptionStatus };

const PAGE = 25;
const MOST_AT_ONCE = 100;
const RECENT = 5;
/** The metrics follow what was done by a second or two. */
const COUNTED_MS = 2_500;

const firstPage = { initialPageParam: undefined as string | undefined };
const nextPage = { getNextPageParam: (page: { nextCursor?: string }) => page.nextCursor };

/** Members page by page, newest first. */
export const usersQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: ["admin", "users", filter],
    queryFn: ({ pageParam }) => call("admin/list-users", { query: { ...filter, limit: PAGE, cursor: pageParam } }),
    ...firstPage,
    ...nextPage,
  });

/** Who waits for activation, up to 100 at a time. */
export const pendingQuery = queryOptions({
  queryKey: ["admin", "users", "pending"],
  queryFn: () => call("admin/list-users", { query: { status: "pending_verification", limit: MOST_AT_ONCE } }),
});

/** Refunds that are not made page by page, those that are due first. */
export const refundsQuery = infiniteQueryOptions({
  queryKey: ["admin", "refunds"],
  queryFn: ({ pageParam }) => call("admin/list-refunds", { query: { limit: PAGE, cursor: pageParam } }),
  ...firstPage,
  ...nextPage,
});

/** The first 100 of them: those that are due are among these. */
export const dueRefundsQuery = queryOptions({
  queryKey: ["admin", "refunds", "due"],
  queryFn: () => call("admin/list-refunds", { query: { limit: MOST_AT_ONCE } }),
});

export const metricsQuery = queryOptions({ queryKey: ["admin", "metrics"], queryFn: () => call("admin/get-metrics") });

/** A page of all members' disputes, their accounts named as they read best. */
async function disputesPage(query: { status?: DisputeStatus; limit: number; cursor?: string }) {
  const page = await call("admin/list-disputes", { query });
  return { ...page, disputes: withReadableAccounts(page.disputes) };
}

/** All members' disputes page by page, newest first. */
export const disputesQuery = (status?: DisputeStatus) =>
  infiniteQueryOptions({
    queryKey: ["admin", "disputes", status],
    queryFn: ({ pageParam }) => disputesPage({ status, limit: PAGE, cursor: pageParam }),
    ...firstPage,
    ...nextPage,
  });

export const recentDisputesQuery = queryOptions({
  queryKey: ["admin", "disputes", "recent"],
  queryFn: () => disputesPage({ limit: RECENT }),
});

/** The newest 100 disputes of a status whose letters have left: some may have come back. */
export const mailedDisputesQuery = (status: "sent" | "in_review") =>
  queryOptions({
    queryKey: ["admin", "disputes", "mailed", status],
    queryFn: () => disputesPage({ status, limit: MOST_AT_ONCE }),
  });

export const disputeQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "dispute", id],
    queryFn: async () => withReadableAccount(await call("disputes/get-dispute", { params: { id } })),
  });

/** Client records page by page, newest first. */
export const clientsQuery = (filter: ClientFilter) =>
  infiniteQueryOptions({
    queryKey: ["admin", "clients", filter],
    queryFn: ({ pageParam }) => call("admin/list-clients", { query: { ...filter, limit: PAGE, cursor: pageParam } }),
    ...firstPage,
    ...nextPage,
  });

/** Read again each time it is opened, and only then: each reading is recorded. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ["client-history", id],
    queryFn: async () => {
      const history = await call("admin/get-client-history", { params: { id } });
      return { ...history, disputeHistory: withReadableAccounts(history.disputeHistory) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Not waited for: a row may leave its list, and what was done must be said before it is gone. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    queryClient.invalidateQueries({ queryKey: ["admin"] });
    setTimeout(() => queryClient.invalidateQueries(metricsQuery), COUNTED_MS);
  };
}

/** Something that an administrator does: repeated after an answer that got lost, it is done once. */
function useAction<Body, Answer>(act: (body: Body, idempotencyKey: string) => Promise<Answer>) {
  const onSettled = useRefresh();
  const { keyOf, done } = useIdempotencyKey();
  return useMutationOnce({ mutationFn: (body: Body) => act(body, keyOf(body)), onSuccess: done, onSettled });
}

export function useActivate() {
  return useAction((body: { userId: string; adminKey: string }, idempotencyKey) =>
    call("subscription/activate", { body, idempotencyKey }),
  );
}

export function useBatchActivate() {
  return useAction((body: { userIds: string[]; adminKey: string }, idempotencyKey) =>
    call("admin/batch-activate", { body, idempotencyKey }),
  );
}

export function useSettleRefund() {
  return useAction(({ userId, ...body }: { userId: string } & SettleRefundBody, idempotencyKey) =>
    call("admin/settle-refund", { params: { userId }, body, idempotencyKey }),
  );
}

export function useSetAdminStatus() {
  return useAction(({ userId, isAdmin }: { userId: string; isAdmin: boolean }, idempotencyKey) =>
    call("admin/set-admin-status", { params: { userId }, body: { isAdmin }, idempotencyKey }),
  );
}
