import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { AppError } from "#shared/api/errors";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { hasUndoableAnswer, withAnswer, withoutAnswers } from "#shared/domain/dispute/bureau-answers";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { assertAnswerable } from "./check-answer";
import { reopenDispute } from "./move-dispute";

/**
 * A dispute without the answer of one bureau, or without the one that was recorded for the whole: it waits for that answer again.
 *
 * @throws AppError INVALID_TRANSITION when there is no such answer, it is too old, or a later letter is about it
 */
export function undoAnswer(dispute: DisputeRecord, bureau: Bureau | undefined, at: Date): DisputeRecord {
  if (!hasUndoableAnswer(dispute, bureau)) throw new AppError("INVALID_TRANSITION");
  const by = { at: at.toISOString(), by: "member" } as const;
  const progress = bureau && dispute.bureaus[bureau];
  if (!bureau || !progress) return { ...reopenDispute(dispute, by), bureaus: withoutAnswers(dispute.bureaus) };

  assertAnswerable(dispute, progress, at);
  const after = isActive(dispute.status) ? { ...dispute, updatedAt: by.at } : reopenDispute(dispute, by);
  return { ...after, bureaus: { ...dispute.bureaus, [bureau]: withAnswer(progress, undefined) } };
}
