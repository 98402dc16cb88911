import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { covers, isInForce } from "#shared/domain/contract/ending";

/** @throws AppError CONTRACT_REQUIRED without a contract in force for the member's plan */
export function assertUnderContract({ contract, subscriptionTier }: UserRecord, at: Date): void {
  if (!isInForce(contract, at) || !covers(contract, subscriptionTier)) throw new AppError("CONTRACT_REQUIRED");
}
