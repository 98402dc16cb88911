import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { AppError } from "#shared/api/errors";
import { IllegalMove, moveTo } from "#shared/domain/dispute/life-cycle";

/** `moveTo` for those who answer a caller. @throws AppError INVALID_TRANSITION */
export function moved(dispute: DisputeRecord, move: Parameters<typeof moveTo>[1]): DisputeRecord {
  try {
    return moveTo(dispute, move);
  } catch (error) {
    if (error instanceof IllegalMove) throw new AppError("INVALID_TRANSITION");
    throw error;
  }
}
