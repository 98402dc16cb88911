import { type Counts, countsUnder } from "./allowance";
import { type PaymentType, paymentTypeOf, type SubscriptionTier, tierOf } from "./plan";

/** A contract, its plan once it has one. Instants; under a notice it has an end alone. */
export type PlanContract = { plan?: SubscriptionTier; cancelledAt?: string; endsAt?: string };

/** `nextContract`: of another plan than the one that runs. */
export type Signer<C extends PlanContract> = { contract?: C; nextContract?: C };

/** What a person has said or paid of a plan: `payment.plan` is the provider's word, `paymentType` their own. */
export type Buyer = {
  subscriptionTier?: SubscriptionTier;
  paymentType?: PaymentType;
  payment?: { paymentType: PaymentType; plan?: SubscriptionTier };
};

/** The plan that a person waits for: the one the provider named, they said they paid for, or had; monthly when none is known. */
export function awaitedTier({ paymentType, payment, subscriptionTier }: Buyer): SubscriptionTier {
  const paidFor = payment?.paymentType ?? paymentType;
  if (payment?.plan) return payment.plan;
  return paidFor ? tierOf(paidFor) : (subscriptionTier ?? "monthly");
}

/**
 * What makes a member active with a plan. What they have used of the present period stays used. A contract that was cancelled or
 * given notice ends nothing any more: the plan that begins needs a signature of its own.
 *
 * @param step what the record keeps of it
 */
export function activation<C extends PlanContract, Step extends { at: string }>(
  member: Counts & Signer<C>,
  tier: SubscriptionTier,
  step: Step,
) {
  return {
    subscriptionStatus: "active" as const,
    subscriptionTier: tier,
    paymentType: paymentTypeOf(tier),
    paymentFailedAt: undefined,
    cancellation: undefined,
    ...countsUnder(tier, member, new Date(step.at)),
    lastChange: step,
    ...contractUnder(tier, member, step.at),
  };
}

/** The contract that a plan begins under: the one that was signed for it, or that was signed for none yet. */
function contractUnder<C extends PlanContract>(
  tier: SubscriptionTier,
  { contract, nextContract }: Signer<C>,
  at: string,
): { contract?: C; nextContract?: undefined } {
  if (nextContract?.plan === tier) return { contract: nextContract, nextContract: undefined };
  if (contract?.endsAt) {
    return { contract: { ...contract, endsAt: undefined, cancelledAt: contract.cancelledAt ?? at } };
  }
  return contract && contract.plan === undefined && !contract.cancelledAt
    ? { contract: { ...contract, plan: tier } }
    : {};
}
