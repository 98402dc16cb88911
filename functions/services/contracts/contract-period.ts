import type { UserChanges, UserRecord } from "#functions/repositories/user-record";
import { cancelUntil, serviceMayStartAt } from "#shared/domain/contract/cancellation";

/**
 * What a first address changes of a contract that was signed before the state was known: that state's cancellation period counts
 * from the signature, where it is the longer one. To be written only over the contract that was read.
 */
export function periodFromAddress({ address, contract }: UserRecord, state: string): Pick<UserChanges, "contract"> {
  if (address?.state || !contract || contract.cancelledAt) return {};
  const signedAt = new Date(contract.signedAt);
  const later = (known: string, ofState: Date) => [known, ofState.toISOString()].sort()[1] ?? known;
  const ends = later(contract.cancelUntil, cancelUntil(signedAt, state));
  const starts = later(contract.serviceMayStartAt, serviceMayStartAt(signedAt, state));
  return { contract: { ...contract, cancelUntil: ends, serviceMayStartAt: starts } };
}
