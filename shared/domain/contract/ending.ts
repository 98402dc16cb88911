import { allowanceOf, type Counts, withoutUses } from "../plan/allowance";
import type { SubscriptionStatus, SubscriptionTier } from "../plan/plan";
import { type Subscription, statusAt } from "../plan/subscription";
import { NOTICE_DAYS } from "./cancellation";

/** When a contract can be cancelled for nothing, was cancelled and ends: instants. Under a notice it has an end alone. */
type Contract = { plan?: SubscriptionTier; cancelUntil: string; cancelledAt?: string; endsAt?: string };

/** A dispute whose letters wait; `countedIn`: the period that it counts in, or `NOT_COUNTED`, where that is not the month of its submission. */
type Waiting = { submittedAt?: string; countedIn?: string };

/** How a contract ends: when, whether the cancellation period was still running, and which waiting disputes stop with it. */
export type Ending<Dispute = Waiting> = {
  cancelledAt: string;
  endsAt: string;
  isWithinPeriod: boolean;
  stopped: Dispute[];
};

type Plan = Subscription & { subscriptionTier?: SubscriptionTier };
type Member = Counts & Plan & { contract?: Contract };

const DAY_MS = 86_400_000;

/** Whether there is a contract to serve under: signed, not cancelled, and its notice, if any was given, has not run out. */
export function isInForce(contract: Pick<Contract, "cancelledAt" | "endsAt"> | undefined, at: Date): boolean {
  if (!contract || contract.cancelledAt) return false;
  return contract.endsAt === undefined || contract.endsAt > at.toISOString();
}

/** Whether a contract in force is for a plan: another plan is another contract. */
export function covers(contract: Pick<Contract, "plan"> | undefined, plan: SubscriptionTier | undefined): boolean {
  return contract !== undefined && (contract.plan === undefined || plan === undefined || contract.plan === plan);
}

/** The contract for a plan that was signed and neither cancelled nor given notice; without one it may be signed. */
export function signedFor<C extends Omit<Contract, "cancelUntil">>(
  plan: SubscriptionTier | undefined,
  { contract: present, nextContract }: { contract?: C; nextContract?: C },
): C | undefined {
  const lasts = ({ cancelledAt, endsAt }: C) => cancelledAt === undefined && endsAt === undefined;
  return [present, nextContract].find((contract) => contract && lasts(contract) && covers(contract, plan));
}

/**
 * When a contract ends that is cancelled after its period: a monthly plan's with its notice, else at once. Of a plan that is not paid
 * for, or is over, nothing is left to use until the end of a notice.
 */
export function endAfterPeriod(plan: Plan, at: Date): Date {
  const status = statusAt(plan, at);
  const isPaid = status === "active" || status === "pending_verification";
  return isPaid && isMonthly(plan) ? new Date(at.getTime() + NOTICE_DAYS * DAY_MS) : at;
}

const isMonthly = ({ subscriptionTier: tier }: Plan) => tier === "monthly" || tier === "premium";

/**
 * How the contract would end now: 15 U.S.C. § 1679e within the cancellation period, after it as the plan says. Undefined when
 * there is nothing to end: no contract, one that has ended or been given notice, or a one-time plan whose letters have left.
 */
export function endingOf<Dispute extends Waiting>(
  member: Member,
  waiting: Dispute[],
  at: Date,
): Ending<Dispute> | undefined {
  const { contract } = member;
  if (!contract || contract.cancelledAt || contract.endsAt) return undefined;

  const cancelledAt = at.toISOString();
  if (cancelledAt < contract.cancelUntil) {
    return { cancelledAt, endsAt: cancelledAt, isWithinPeriod: true, stopped: waiting };
  }
  const endsAt = endAfterPeriod(member, at).toISOString();
  if (endsAt > cancelledAt) return { cancelledAt, endsAt, isWithinPeriod: false, stopped: [] };
  const hasUsedAll = !isMonthly(member) && allowanceOf(member, at)?.remaining === 0;
  if (hasUsedAll && waiting.length === 0) return undefined;
  return { cancelledAt, endsAt, isWithinPeriod: false, stopped: waiting };
}

/**
 * What an ending changes of a member's record. The subscription ends with the contract: at once, or with the notice, as
 * `cancellation` says.
 *
 * @param deactivated the step that the record keeps where a subscription ends at once
 */
export function endingChanges<C extends Contract, Step>(
  member: Counts & { contract: C; subscriptionStatus?: SubscriptionStatus },
  { cancelledAt, endsAt, isWithinPeriod, stopped, refundCents }: Ending & { refundCents?: number },
  deactivated: Step,
) {
  const { contract, subscriptionStatus } = member;
  const cancellation = { cancelledAt, endsAt, isWithinPeriod };
  // A contract under notice is in force until its end: what is paid for can still be used.
  if (endsAt > cancelledAt) return { contract: { ...contract, endsAt }, nextContract: undefined, cancellation };

  const hasSubscription = subscriptionStatus === "active" || subscriptionStatus === "pending_verification";
  return {
    contract: { ...contract, cancelledAt, endsAt, refundCents },
    nextContract: undefined,
    cancellation,
    paymentFailedAt: undefined,
    ...(hasSubscription && { subscriptionStatus: "inactive" as const, lastChange: deactivated }),
    ...countsAfterStopping(member, stopped),
  };
}

/** A stopped dispute no longer counts, unless its month is over. */
export function countsAfterStopping(counts: Counts, stopped: Waiting[]): Counts {
  const periods = stopped.flatMap(({ countedIn, submittedAt }) => countedIn ?? submittedAt?.slice(0, 7) ?? []);
  return withoutUses(counts, periods);
}
