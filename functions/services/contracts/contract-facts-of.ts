import type { ContractFacts } from "#functions/letters/contract-facts";
import type { Draft } from "#functions/repositories/onboarding";
import type { UserRecord } from "#functions/repositories/users";
import { lastCancelDay, signingDay } from "#shared/domain/contract/cancellation";
import { stateRules } from "#shared/domain/contract/state-rules";
import { type SubscriptionTier, tierOf } from "#shared/domain/plan/plan";

/** Who offers the contract and when they are paid: settings of the deployment. */
export type Business = Pick<ContractFacts, "businessName" | "businessAddress" | "billingPolicy">;

/** The plan that a contract is for: the one that is asked for, was paid for or, before that, chosen. */
export function planOf(
  { subscriptionTier, paymentType }: UserRecord,
  { selection }: Draft,
  asked?: SubscriptionTier,
): SubscriptionTier | undefined {
  if (asked) return asked;
  const chosen = paymentType ?? selection?.paymentType;
  return (
    subscriptionTier ?? (paymentType ? tierOf(paymentType) : selection?.selectedPlan) ?? (chosen && tierOf(chosen))
  );
}

type Circumstances = {
  business: Business;
  plan?: SubscriptionTier;
  at: Date;
  fullName?: string;
  /** When the disclosure was acknowledged. */
  acknowledgedAt?: string;
};

/** What one person's contract says. With a signature it is the signed one; without, the days are those of signing now. */
export function contractFactsOf(
  user: UserRecord,
  { business, plan, at, fullName, acknowledgedAt }: Circumstances,
): ContractFacts {
  const { state } = user.address ?? {};
  const { cancelDays } = stateRules(state);
  return {
    ...business,
    plan,
    consumerName: [user.firstName, user.lastName].filter(Boolean).join(" ") || fullName,
    consumerAddress: addressOf(user),
    cancelDays,
    lastCancelDay: lastCancelDay(at, state),
    signature: fullName
      ? { fullName, acknowledgedAt, signedAt: at.toISOString(), signedOn: signingDay(at, state) }
      : undefined,
  };
}

function addressOf({ address }: UserRecord): string | undefined {
  if (!address?.street) return undefined;
  return `${address.street}, ${address.city}, ${address.state} ${address.zipCode}`;
}
