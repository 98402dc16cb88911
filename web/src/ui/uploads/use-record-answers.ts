import { useState } from "react";
import type { UploadedAnswer } from "#shared/api/schemas/upload";
import { isRefusal } from "#web/src/api/api-error";
import type { ReadyAnswer } from "./confirmed-answers";
import type { AnswerCalls } from "./upload-calls";

/** What came of each answer: undefined where it was saved; and of keeping the letter. */
export type RecordResult = { errors: ReadonlyMap<string, unknown>; keepError?: unknown };

/**
 * Records the confirmed answers one after the other, then keeps the letter with the disputes that have one now. Where the server has
 * not said what came of a call, it may be done or not: there is no result then, and all of it is tried again; the server does nothing
 * twice.
 */
export function useRecordAnswers({ uploadId, bureau }: UploadedAnswer, calls: AnswerCalls) {
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<RecordResult>();
  const [lost, setLost] = useState<unknown>();

  const record = async (answers: readonly ReadyAnswer[], answeredOn: string) => {
    setPending(true);
    setLost(undefined);
    const errors = new Map<string, unknown>();
    for (const { disputeId, ...answer } of answers) {
      const body = { ...answer, bureau, answeredOn, uploadId };
      errors.set(disputeId, await failureOf(calls.record(disputeId, body)));
    }
    const saved = answers.map(({ disputeId }) => disputeId).filter((id) => errors.get(id) === undefined);
    const unknown = [...errors.values()].find(isUnknown);
    // The letter is kept once, with all its disputes: its file is gone then.
    const keepError = !unknown && saved.length > 0 ? await failureOf(calls.keep(uploadId, saved)) : undefined;
    await calls.refresh();
    if (unknown || isUnknown(keepError)) setLost(unknown ?? keepError);
    else setResult({ errors, keepError });
    setPending(false);
  };

  return { record, isPending, result, lost };
}

/** A failure that is no word of the server's. */
const isUnknown = (error: unknown) => error !== undefined && !isRefusal(error);

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error ?? new Error("Not saved"),
  );
}
