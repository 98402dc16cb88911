import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { AppError } from "#shared/api/errors";
import { correct, isNextDraft, mayCorrect, withdrawAnswer, withoutNextRound } from "#shared/domain/dispute/correction";
import { IllegalMove, type Move, moveTo } from "#shared/domain/dispute/life-cycle";

/** `moveTo` for those who answer a caller. @throws AppError INVALID_TRANSITION */
export function moveDispute(dispute: DisputeRecord, move: Move): DisputeRecord {
  return refusing(() => moveTo(dispute, move));
}

/**
 * `correct` for those who answer a caller. The draft of a next round answers what is corrected here: it goes.
 *
 * @throws AppError INVALID_TRANSITION
 */
export function correctDispute(dispute: DisputeRecord, move: Move): DisputeRecord {
  return refusing(() => correct(asAnswered(dispute, new Date(move.at)), move));
}

/** `withdrawAnswer` for those who answer a caller. @throws AppError INVALID_TRANSITION */
export function reopenDispute(dispute: DisputeRecord, by: Pick<Move, "at" | "by">): DisputeRecord {
  return refusing(() => withdrawAnswer(dispute, by));
}

/**
 * A dispute with the answers that can be recorded and corrected. The draft of a next round answers them: for as long as they can be
 * corrected, it is what it was before.
 */
export function asAnswered(dispute: DisputeRecord, at: Date): DisputeRecord {
  return isNextDraft(dispute) && mayCorrect(dispute, at) ? beforeNextRound(dispute) : dispute;
}

/** A dispute as it was before the draft of its next round. */
export function beforeNextRound(draft: DisputeRecord): DisputeRecord {
  const before = withoutNextRound(draft, draft.lastRound ?? {});
  return {
    ...before,
    letterHashes: undefined,
    lacksAddress: undefined,
    missingProofs: undefined,
    needsSomethingNew: undefined,
    lastRound: undefined,
    lastBureaus: undefined,
  };
}

function refusing(take: () => DisputeRecord): DisputeRecord {
  try {
    return take();
  } catch (error) {
    if (error instanceof IllegalMove) throw new AppError("INVALID_TRANSITION");
    throw error;
  }
}
