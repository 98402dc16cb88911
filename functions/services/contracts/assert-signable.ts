import { contractVersion } from "#functions/letters/contract-documents";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { SignContractBody } from "#shared/api/schemas/contract";
import { signedFor } from "#shared/domain/contract/ending";
import { isSignatureOf } from "#shared/domain/contract/signature";
import { problemsOfTimes } from "#shared/domain/contract/signing-times";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import type { Business } from "./contract-facts-of";

type Signing = { user: UserRecord; body: SignContractBody; plan?: SubscriptionTier; at: Date };

const notTheirName = { fullName: ["Please sign with your own first and last name"] };

/**
 * Whether this person may sign the contract of this plan with these words.
 *
 * @throws AppError CONTRACT_SIGNED, CONTRACT_OUTDATED, STATE_NOT_SERVED, VALIDATION_FAILED for another name than the member's or
 *   times out of order; in this order
 */
export function assertSignable(
  { user, body, plan, at }: Signing,
  { business, openStates }: { business: Business; openStates: readonly string[] },
): void {
  if (signedFor(plan, user)) throw new AppError("CONTRACT_SIGNED");
  if (body.version !== contractVersion(business)) throw new AppError("CONTRACT_OUTDATED");
  if (!isStateOpen(user.address?.state, openStates)) throw new AppError("STATE_NOT_SERVED");
  if (!isSignatureOf(body.fullName, user)) throw new AppError("VALIDATION_FAILED", { fieldErrors: notTheirName });
  const misplaced = problemsOfTimes(body, at);
  if (misplaced) throw new AppError("VALIDATION_FAILED", { fieldErrors: misplaced });
}
