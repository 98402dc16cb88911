import { cancelUntil, serviceMayStartAt } from "./cancellation";

/** When it was signed, until when it can be cancelled for nothing, and from when on it may be served: instants. */
type Contract = { signedAt: string; cancelUntil: string; serviceMayStartAt: string; cancelledAt?: string };

/**
 * What a first address changes of a contract that was signed before the state was known: that state's cancellation period counts
 * from the signature, where it is the longer one. To be written only over the contract that was read.
 */
export function periodFromAddress<C extends Contract>(
  { address, contract }: { address?: { state?: string }; contract?: C },
  state: string,
): { contract?: C } {
  if (address?.state || !contract || contract.cancelledAt) return {};
  const signedAt = new Date(contract.signedAt);
  const later = (known: string, ofState: Date) => [known, ofState.toISOString()].sort()[1] ?? known;
  const ends = later(contract.cancelUntil, cancelUntil(signedAt, state));
  const starts = later(contract.serviceMayStartAt, serviceMayStartAt(signedAt, state));
  return { contract: { ...contract, cancelUntil: ends, serviceMayStartAt: starts } };
}
