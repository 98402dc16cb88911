import { useEffect } from "react";
import type { RecordReinsertionBody } from "#shared/api/schemas/answer-bodies";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { type CallOptions, call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { useRefreshDisputes } from "../queries";

export function useRecordAnswer(id: string) {
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: (body: NonNullable<CallOptions<"disputes/change-status">["body"]>) =>
      call("disputes/change-status", { params: { id }, body }),
    onSettled,
  });
}

/** Once it is saved, the list is asked for again by `useRefreshOnLeaving`: a dispute that is answered leaves its place there. */
export function useRecordBureauAnswer(id: string) {
  const onError = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: (body: NonNullable<CallOptions<"disputes/record-answer">["body"]>) =>
      call("disputes/record-answer", { params: { id }, body }),
    onError,
  });
}

/** Takes back an answer that was recorded by mistake, of one bureau or of the whole dispute. */
export function useUndoAnswer(id: string) {
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: (bureau: Bureau | undefined) => call("disputes/undo-answer", { params: { id }, body: { bureau } }),
    onSettled,
  });
}

export function useRecordReinsertion(id: string) {
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: (body: RecordReinsertionBody) => call("disputes/record-reinsertion", { params: { id }, body }),
    onSettled,
  });
}

/** Takes back a notice that an item is back, which was recorded by mistake. */
export function useUndoReinsertion(id: string) {
  const onSettled = useRefreshDisputes();
  return useMutationOnce({
    mutationFn: (bureau: Bureau) => call("disputes/undo-reinsertion", { params: { id }, body: { bureau } }),
    onSettled,
  });
}

/** Asks for the disputes again when the part of the screen that calls this goes, if something has changed by then. */
export function useRefreshOnLeaving(hasChanged: boolean) {
  const refresh = useRefreshDisputes();
  useEffect(() => (hasChanged ? refresh : undefined), [hasChanged, refresh]);
}

export function useDraftFollowUp(id: string) {
  const onSettled = useRefreshDisputes();
  const { keyOf, done } = useIdempotencyKey();
  return useMutationOnce({
    mutationFn: (body: NonNullable<CallOptions<"disputes/draft-follow-up">["body"]>) =>
      call("disputes/draft-follow-up", { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: done,
    onSettled,
  });
}
