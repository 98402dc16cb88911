import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Dispute, DisputeDetail, Together } from "#shared/api/schemas/dispute";
import { orDoneAlready } from "#web/src/api/api-error";
import { type CallOptions, call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { disputesQuery, reportQuery, statsQuery } from "#web/src/api/queries";
import { withReadableAccount } from "#web/src/api/readable-names";
import { userQuery } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import type { StatedReasons } from "#web/src/ui/items/reason-choice";

/** One dispute with its letters and earlier rounds. */
export const disputeQuery = (id: string) =>
  queryOptions({
    queryKey: ["dispute", id],
    queryFn: async () => withReadableAccount(await call("disputes/get-dispute", { params: { id } })),
  });

const sharedLettersKey = ["shared-letters"];

/** What drafts say together: one letter to each bureau for two to five of them. */
export const sharedLettersQuery = (disputeIds: readonly string[]) =>
  queryOptions({
    queryKey: [...sharedLettersKey, ...disputeIds],
    queryFn: () => call("shared-letters/list-letters", { query: { disputeIds: disputeIds.join() } }),
    enabled: disputeIds.length > 1,
  });

/**
 * After anything that moves a dispute: the list, the counts, the report's marks and the opened dispute are asked again.
 * Not waited for: the dispute may leave its list, and what was done must be said before its card is gone.
 */
export function useRefreshDisputes() {
  const refresh = useRefresh();
  return useCallback(() => refresh("drafts"), [refresh]);
}

/** As `useRefreshDisputes`, where a success leaves no drafts whose shared letters could be asked for. */
function useRefreshWithoutDrafts() {
  const refresh = useRefresh();
  return (_: unknown, error: Error | null) => refresh(error ? "drafts" : "no drafts");
}

function useRefresh() {
  const queryClient = useQueryClient();
  return useCallback(
    (left: "drafts" | "no drafts") => {
      const keys = [disputesQuery.queryKey, statsQuery.queryKey, reportQuery.queryKey, ["dispute"], ["auth", "user"]];
      for (const queryKey of keys) queryClient.invalidateQueries({ queryKey });
      queryClient.invalidateQueries({ queryKey: sharedLettersKey, refetchType: left === "drafts" ? "active" : "none" });
    },
    [queryClient],
  );
}

/**
 * What is sent: by dispute the version of the letters that were on the screen, which drafts share theirs, and whose items their member
 * knows to be where the newest report does not show them.
 */
export type LettersShown = {
  disputeIds: string[];
  versions: Record<string, string>;
  together?: Together;
  stillThere?: string[];
};

/** @param onSentBefore the refused ones had been submitted before: by a try whose answer got lost, or in another window */
export function useSubmitDrafts(onSentBefore: () => void) {
  const queryClient = useQueryClient();
  const refresh = useRefreshWithoutDrafts();
  const { keyOf, done } = useIdempotencyKey();
  return useMutationOnce({
    mutationFn: (body: LettersShown) => {
      return call("disputes/process-disputes", { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: done,
    onSettled: (data, error, { disputeIds }) => {
      refresh(data, error);
      if (!error) return;
      // The list that is being asked for again.
      const isSent = ({ id, status }: Dispute) => disputeIds.includes(id) && status !== "draft";
      void queryClient.fetchQuery(disputesQuery).then(
        (disputes) => disputes.filter(isSent).length === disputeIds.length && onSentBefore(),
        () => undefined,
      );
    },
  });
}

/** Takes over what the server has just said of the plan's disputes, until the member is asked for again. */
export function useCountDisputes() {
  const queryClient = useQueryClient();
  return ({ used, limit }: { used: number; limit: number }) =>
    queryClient.setQueryData(userQuery.queryKey, (user) => {
      const { disputeAllowance } = user ?? {};
      if (!user || !disputeAllowance) return user;
      return { ...user, disputeAllowance: { ...disputeAllowance, used, limit, remaining: limit - used } };
    });
}

export function useMailAgain(id: string) {
  const onSettled = useRefreshDisputes();
  const { keyOf, done } = useIdempotencyKey();
  return useMutationOnce({
    mutationFn: (body: NonNullable<CallOptions<"disputes/mail-again">["body"]>) =>
      call("disputes/mail-again", { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: done,
    onSettled,
  });
}

export function useRegenerateLetters(id: string) {
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: (body: Partial<StatedReasons>) => call("disputes/regenerate-letters", { params: { id }, body }),
    onSettled,
  });
}

/** Shows the letters that a change has made at once: who reads on must not see those before it. */
function useTakeOver(id: string) {
  const queryClient = useQueryClient();
  return (changed: DisputeDetail) => queryClient.setQueryData(disputeQuery(id).queryKey, withReadableAccount(changed));
}

/** Encloses proofs with the letters of a draft, A first. */
export function useAttachProofs(id: string) {
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: (proofIds: string[]) => call("evidence/attach-proofs", { params: { id }, body: { proofIds } }),
    onSuccess: useTakeOver(id),
    onSettled,
  });
}

/** Encloses further proofs with the letters of a draft, behind those that go with them already. */
export function useEncloseMore(id: string) {
  const client = useQueryClient();
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: async (proofIds: string[]) => {
      const { exhibits = [] } = await client.fetchQuery({ ...disputeQuery(id), staleTime: 0 });
      const present = exhibits.map(({ proofId }) => proofId);
      return call("evidence/attach-proofs", { params: { id }, body: { proofIds: [...present, ...proofIds] } });
    },
    onSuccess: useTakeOver(id),
    onSettled,
  });
}

/** Records that the member has mailed a draft's letters. */
export function useSelfMail(id: string) {
  const onSettled = useRefreshWithoutDrafts();
  const { keyOf, done } = useIdempotencyKey();
  return useMutationOnce({
    mutationFn: (body: NonNullable<CallOptions<"evidence/self-mail">["body"]>) =>
      call("evidence/self-mail", { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: done,
    onSettled,
  });
}

export function useSetDetails(id: string) {
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: (body: NonNullable<CallOptions<"evidence/set-details">["body"]>) =>
      call("evidence/set-details", { params: { id }, body }),
    onSettled,
  });
}

export function useDeleteDraft(id: string) {
  const onSettled = useRefreshWithoutDrafts();
  return useMutationOnce({
    mutationFn: () => call("disputes/delete-dispute", { params: { id } }).catch(orDoneAlready("NOT_FOUND")),
    onSettled,
  });
}

/** Takes approved letters back before they leave: the dispute is a draft again. */
export function useTakeBack(id: string) {
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: () =>
      // A draft already.
      call("disputes/take-back", { params: { id } }).catch(orDoneAlready("INVALID_TRANSITION")),
    onSettled,
  });
}

export function useRetryDispute(id: string) {
  const onSettled = useRefreshDisputes();
  const { keyOf, done } = useIdempotencyKey();
  return useMutationOnce({
    mutationFn: (body: { additionalDetails?: string }) =>
      call("disputes/retry-dispute", { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: done,
    onSettled,
  });
}
