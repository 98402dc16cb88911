import { ulid } from "ulid";
import type { LastChange, UserChanges, UserRecord } from "#functions/repositories/user-record";
import { countsUnder } from "#shared/domain/plan/allowance";
import { paymentTypeOf, type SubscriptionTier, tierOf } from "#shared/domain/plan/plan";

/** What a step of a subscription leaves in the record. @param by the user who takes it, or the part of the service */
export function changeBy(by: string, action: LastChange["action"], at: Date): LastChange {
  return { id: ulid(at.getTime()), at: at.toISOString(), action, by };
}

/** The plan that someone waits for: the one the provider named, they said they paid for, or had; monthly when nobody knows. */
export function awaitedTier({ paymentType, payment, subscriptionTier }: UserRecord): SubscriptionTier {
  const paidFor = payment?.paymentType ?? paymentType;
  if (payment?.plan) return payment.plan;
  return paidFor ? tierOf(paidFor) : (subscriptionTier ?? "monthly");
}

/**
 * What makes a member active with a plan. What they have used of the present period stays used. A contract that was cancelled or
 * given notice ends nothing any more: the plan that begins needs a signature of its own.
 */
export function activation(user: UserRecord, tier: SubscriptionTier, change: LastChange): UserChanges {
  return {
    subscriptionStatus: "active",
    subscriptionTier: tier,
    paymentType: paymentTypeOf(tier),
    paymentFailedAt: undefined,
    cancellation: undefined,
    ...countsUnder(tier, user, new Date(change.at)),
    lastChange: change,
    ...contractUnder(tier, user, change.at),
  };
}

/** The contract that a plan begins under: the one that was signed for it, or that was signed for none yet. */
function contractUnder(tier: SubscriptionTier, { contract, nextContract }: UserRecord, at: string): UserChanges {
  if (nextContract?.plan === tier) return { contract: nextContract, nextContract: undefined };
  if (contract?.endsAt) return { contract: settled(contract, at) };
  return contract && contract.plan === undefined && !contract.cancelledAt
    ? { contract: { ...contract, plan: tier } }
    : {};
}

function settled({ endsAt: _, ...contract }: NonNullable<UserRecord["contract"]>, at: string) {
  return { ...contract, cancelledAt: contract.cancelledAt ?? at };
}
