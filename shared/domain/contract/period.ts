import type { ContractView, SignedContract } from "#shared/api/schemas/contract";
import { type Day, dayOf } from "../days";
import type { SubscriptionTier } from "../plan/plan";

const HALF_DAY_MS = 12 * 3_600_000;

/**
 * The last day of a period that ends at a midnight in the United States, whichever state's: midnight there is 4 to 11 hours
 * into the next day in UTC, so half a day earlier the day is the same everywhere.
 */
export function lastDayOf(end: string): Day {
  return dayOf(new Date(new Date(end).getTime() - HALF_DAY_MS));
}

/** Whether the service of a cancelled contract goes on until its notice runs out. */
export function isUnderNotice(
  { cancelledAt, endsAt }: Pick<SignedContract, "cancelledAt" | "endsAt">,
  at: Date,
): boolean {
  // One that ended at once has no notice, whatever the clock of this browser says.
  return endsAt !== undefined && endsAt !== cancelledAt && at < new Date(endsAt);
}

/** Whether a plan has its contract. A cancelled one is over, and another plan is another contract: a new one is signed then. */
export function isSignedFor({ signed }: Pick<ContractView, "signed">, plan?: SubscriptionTier): boolean {
  if (signed === undefined || signed.cancelledAt !== undefined) return false;
  return plan === undefined || signed.plan === undefined || signed.plan === plan;
}

/** The last day of free cancelling of the plan's contract, signed or to be signed now. Undefined once it is over. */
export function freeThroughOf(
  contract: Pick<ContractView, "signed" | "ifSignedNow">,
  plan: SubscriptionTier,
  at: Date,
): Day | undefined {
  if (contract.signed === undefined || !isSignedFor(contract, plan)) return contract.ifSignedNow.lastCancelDay;
  const { cancelUntil } = contract.signed;
  return at < new Date(cancelUntil) ? lastDayOf(cancelUntil) : undefined;
}
