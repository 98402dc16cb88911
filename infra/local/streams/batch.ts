import { setTimeout as pause } from "node:timers/promises";
import type { StreamSource } from "../template/event-sources";
import type { StreamRecord } from "./table-stream";

export type BatchParts = {
  source: Pick<StreamSource, "retries" | "bisects" | "reportsItemFailures">;
  invoke: (records: StreamRecord[]) => Promise<unknown>;
  /** Takes what failed for good. */
  sendToDeadLetterQueue: (records: StreamRecord[], reason: string) => Promise<void>;
  isStopped: () => boolean;
  backoffMs?: number;
};

const LONGEST_BACKOFF_MS = 20_000;
const LOOK_EVERY_MS = 100;

/**
 * Hands records to the function until each is dealt with: done, or a dead letter after its last try. Records stay in order,
 * and what comes before a failed record is not handed in again.
 *
 * AWS Lambda developer guide, "Using Lambda with DynamoDB": retries, bisecting, partial batch responses.
 * @returns false when the runtime stopped first
 */
export async function deliver(records: StreamRecord[], parts: BatchParts, attempt = 0): Promise<boolean> {
  if (records.length === 0) return true;
  if (parts.isStopped()) return false;

  const failed = await failedFrom(records, parts);
  if (failed === undefined) return true;
  const { index, reason } = failed;
  const rest = records.slice(index);
  if (index === 0 && rest.length > 1 && parts.source.bisects) {
    const half = Math.ceil(rest.length / 2);
    return (await deliver(rest.slice(0, half), parts, attempt)) && deliver(rest.slice(half), parts, attempt);
  }
  // After progress there is another first record, whose tries are counted from one.
  const tries = index > 0 ? 1 : attempt + 1;
  if (parts.source.retries !== undefined && tries > parts.source.retries) {
    const given = parts.source.bisects || parts.source.reportsItemFailures ? 1 : rest.length;
    await parts.sendToDeadLetterQueue(rest.slice(0, given), reason);
    return deliver(rest.slice(given), parts);
  }
  await backOff(Math.min((parts.backoffMs ?? 200) * 2 ** (tries - 1), LONGEST_BACKOFF_MS), parts);
  return deliver(rest, parts, tries);
}

/** Waits, but not longer than the runtime is there. */
async function backOff(ms: number, { isStopped }: BatchParts): Promise<void> {
  for (let waited = 0; waited < ms && !isStopped(); waited += LOOK_EVERY_MS) {
    await pause(Math.min(LOOK_EVERY_MS, ms - waited));
  }
}

/** Where the batch failed; undefined when all of it was dealt with. */
async function failedFrom(
  records: StreamRecord[],
  { source, invoke }: BatchParts,
): Promise<{ index: number; reason: string } | undefined> {
  try {
    const result = await invoke(records);
    if (!source.reportsItemFailures) return undefined;
    const failures =
      (result as { batchItemFailures?: { itemIdentifier?: string }[] } | null | undefined)?.batchItemFailures ?? [];
    if (failures.length === 0) return undefined;
    const numbers = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
    const index = records.findIndex(({ dynamodb }) => numbers.has(dynamodb.SequenceNumber));
    // A failure without a known number means that the whole batch failed.
    return { index: Math.max(0, index), reason: "The function reported a failed record." };
  } catch (error) {
    return { index: 0, reason: error instanceof Error ? error.message : String(error) };
  }
}
