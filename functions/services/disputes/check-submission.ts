import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { type Allowance, allowanceOf, renewsInSeconds } from "#shared/domain/plan/allowance";
import { isActiveAt } from "#shared/domain/plan/subscription";
import { assertUnderContract } from "./assert-under-contract";

/** What a member may still submit. @throws AppError PAYMENT_REQUIRED without an active plan */
export function allowanceToSubmit(user: UserRecord, at: Date): Allowance {
  const allowance = isActiveAt(user, at) ? allowanceOf(user, at) : undefined;
  if (!allowance) throw new AppError("PAYMENT_REQUIRED");
  return allowance;
}

/** @throws AppError NOT_A_DRAFT, REASON_REQUIRED, NOTHING_NEW, CONTRACT_REQUIRED, MONTHLY_LIMIT_EXCEEDED; in this order */
export function assertSubmittable(disputes: DisputeRecord[], user: UserRecord, allowance: Allowance, at: Date): void {
  if (disputes.some(({ status }) => status !== "draft")) throw new AppError("NOT_A_DRAFT");
  if (disputes.some(({ needsReason }) => needsReason)) throw new AppError("REASON_REQUIRED");
  if (disputes.some(({ needsSomethingNew }) => needsSomethingNew)) throw new AppError("NOTHING_NEW");
  assertUnderContract(user, at);
  const counted = disputes.filter((dispute) => !isFollowUp(dispute)).length;
  if (counted > allowance.remaining) throw limitExceeded(allowance, counted, at);
}

/** A plan that is counted by the month has room again with the next one; one that is counted in all has not. */
function limitExceeded(allowance: Allowance, selected: number, at: Date): AppError {
  const retryAfterSeconds = renewsInSeconds(allowance, at);
  const isInAll = retryAfterSeconds === undefined;
  const more = allowance.remaining > 0 ? ` You have selected ${selected}.` : "";
  return new AppError("MONTHLY_LIMIT_EXCEEDED", {
    message: isInAll ? "These are more disputes than your plan has in all." : undefined,
    details: `You have used ${allowance.used} of ${allowance.limit} disputes ${isInAll ? "in all" : "this month"}.${more}`,
    retryAfterSeconds,
  });
}
