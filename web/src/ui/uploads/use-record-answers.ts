import { useState } from "react";
import type { UploadedAnswer } from "#shared/api/schemas/upload";
import type { ReadyAnswer } from "./confirmed-answers";
import type { AnswerCalls } from "./upload-calls";

/** What came of each answer: undefined where it was saved; and of keeping the letter. */
export type RecordResult = { errors: ReadonlyMap<string, unknown>; keepError?: unknown };

/** Records the confirmed answers one after the other, then keeps the letter with the disputes that have one now. */
export function useRecordAnswers({ uploadId, bureau }: UploadedAnswer, calls: AnswerCalls) {
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<RecordResult>();

  const record = async (answers: readonly ReadyAnswer[], answeredOn: string) => {
    setPending(true);
    const errors = new Map<string, unknown>();
    for (const { disputeId, ...answer } of answers) {
      const body = { ...answer, bureau, answeredOn, uploadId };
      errors.set(disputeId, await failureOf(calls.record(disputeId, body)));
    }
    const saved = answers.map(({ disputeId }) => disputeId).filter((id) => errors.get(id) === undefined);
    const keepError = saved.length > 0 ? await failureOf(calls.keep(uploadId, saved)) : undefined;
    await calls.refresh();
    setResult({ errors, keepError });
    setPending(false);
  };

  return { record, isPending, result };
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error ?? new Error("Not saved"),
  );
}
