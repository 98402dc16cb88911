import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { Contract } from "#functions/repositories/user-record";
import type { UserChanges, UserRecord } from "#functions/repositories/users";
import { changeBy } from "#functions/services/billing/subscription-changes";
import { NOTICE_DAYS } from "#shared/domain/contract/cancellation";
import { allowanceOf, type Counts, withoutUses } from "#shared/domain/plan/allowance";
import type { SubscriptionTier } from "#shared/domain/plan/plan";

/** How a contract ends: when, whether the cancellation period was still running, and which waiting disputes stop with it. */
export type Ending = { cancelledAt: string; endsAt: string; isWithinPeriod: boolean; stopped: DisputeRecord[] };

/** `refundCents`: what was paid and is ordered back. */
type EndingWithRefund = Ending & { refundCents?: number };

const DAY_MS = 86_400_000;

/** Whether there is a contract to serve under: signed, not cancelled, and its notice, if any was given, has not run out. */
export function isInForce(contract: UserRecord["contract"], at: Date): boolean {
  if (!contract || contract.cancelledAt) return false;
  return contract.endsAt === undefined || contract.endsAt > at.toISOString();
}

/** Whether a contract in force is for a plan: another plan is another contract. */
export function covers(contract: UserRecord["contract"], plan: SubscriptionTier | undefined): boolean {
  return contract !== undefined && (contract.plan === undefined || plan === undefined || contract.plan === plan);
}

/** The contract for a plan that was signed and neither cancelled nor given notice; without one it may be signed. */
export function signedFor(plan: SubscriptionTier | undefined, user: Pick<UserRecord, "contract" | "nextContract">) {
  const lasts = ({ cancelledAt, endsAt }: Contract) => cancelledAt === undefined && endsAt === undefined;
  return [user.contract, user.nextContract].find((contract) => contract && lasts(contract) && covers(contract, plan));
}

/**
 * How the contract would end now: 15 U.S.C. § 1679e within the cancellation period, after it as the plan says. Undefined when
 * there is nothing to end: no contract, one that has ended or been given notice, or a one-time plan whose letters have left.
 */
export function endingOf(user: UserRecord, waiting: DisputeRecord[], at: Date): Ending | undefined {
  const { contract, subscriptionTier: tier } = user;
  if (!contract || contract.cancelledAt || contract.endsAt) return undefined;

  const cancelledAt = at.toISOString();
  if (cancelledAt < contract.cancelUntil) {
    return { cancelledAt, endsAt: cancelledAt, isWithinPeriod: true, stopped: waiting };
  }
  if (tier === "monthly" || tier === "premium") {
    const endsAt = new Date(at.getTime() + NOTICE_DAYS * DAY_MS).toISOString();
    return { cancelledAt, endsAt, isWithinPeriod: false, stopped: [] };
  }
  const hasUsedAll = allowanceOf(user, at)?.remaining === 0;
  if (hasUsedAll && waiting.length === 0) return undefined;
  return { cancelledAt, endsAt: cancelledAt, isWithinPeriod: false, stopped: waiting };
}

/**
 * What an ending changes of the user record, and what must not have changed since it was read. The subscription ends with the
 * contract: at once, or with the notice, as `cancellation` says.
 */
export function endedUser(user: UserRecord, ending: EndingWithRefund): { changes: UserChanges; only: UserChanges } {
  const { contract, allowance, otherAllowance, subscriptionStatus, payment } = user;
  if (!contract) throw new Error("No contract to end");
  const only: UserChanges = { contract, allowance, otherAllowance, subscriptionStatus, payment };
  const { cancelledAt, endsAt, isWithinPeriod, stopped, refundCents } = ending;
  const cancellation = { cancelledAt, endsAt, isWithinPeriod };
  // A contract under notice stands until its end: what is paid for can still be used.
  if (endsAt > cancelledAt)
    return { changes: { contract: { ...contract, endsAt }, nextContract: undefined, cancellation }, only };

  const hasSubscription = subscriptionStatus === "active" || subscriptionStatus === "pending_verification";
  const changes: UserChanges = {
    contract: { ...contract, cancelledAt, endsAt, refundCents },
    nextContract: undefined,
    cancellation,
    paymentFailedAt: undefined,
    ...(hasSubscription && {
      subscriptionStatus: "inactive",
      lastChange: changeBy(user.userId, "deactivated", new Date(cancelledAt)),
    }),
    ...countsAfterStopping(user, stopped),
  };
  return { changes, only };
}

/** A stopped dispute no longer counts, unless its month is over. */
export function countsAfterStopping(counts: Counts, stopped: DisputeRecord[]): Counts {
  const periods = stopped.flatMap(({ countedIn, submittedAt }) => countedIn ?? submittedAt?.slice(0, 7) ?? []);
  return withoutUses(counts, periods);
}
