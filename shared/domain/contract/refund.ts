import type { SubscriptionTier } from "#shared/domain/plan/plan";

/** How an administrator paid back what the payment provider would not. */
export const settlementWays = ["check", "bank_transfer", "other"] as const;
export type SettlementHow = (typeof settlementWays)[number];

/** Entries of the ledger whose money has moved. */
const MOVED: readonly string[] = ["paid", "refunded", "refund_failed", "disputed", "reinstated"];

/** Whether an entry of the ledger is money that moved: not a promise of some, nor a try that failed. */
export function isMoved({ status }: { status: string }): boolean {
  return MOVED.includes(status);
}

/** An entry of a member's ledger, as far as its refund depends on it. Cents are negative for what went back. */
type Entry = {
  at: string;
  amountCents: number;
  status: string;
  /** The plan that a checkout named. */
  tier?: SubscriptionTier;
  customerId?: string;
  chargeId?: string;
};

type Contract = {
  plan?: SubscriptionTier;
  signedAt: string;
  serviceMayStartAt: string;
  cancelledAt?: string;
  endsAt?: string;
  /** What was paid before was paid for an earlier contract. */
  paidFrom?: string;
};

/**
 * Since when payments are for the contract that is signed now: since the one before it was cancelled or given notice or, while that
 * one goes on, was signed. Under one whose service never started nothing was performed: its payments pass on to the new one.
 */
export function paidFrom(
  earlier: Contract | undefined,
  cancellation: { cancelledAt: string } | undefined,
  signedAt: string,
): string | undefined {
  if (!earlier) return undefined;
  if (earlier.cancelledAt) return earlier.cancelledAt;
  if (earlier.endsAt) return cancellation?.cancelledAt ?? earlier.signedAt;
  return signedAt < earlier.serviceMayStartAt ? earlier.paidFrom : earlier.signedAt;
}

/**
 * The payments that go back when a contract is cancelled within its period (15 U.S.C. § 1679e: without penalty or obligation):
 * all that was paid for its plan, or for the plan that runs without a contract of its own, and has not gone back already. Where
 * no service started under an earlier contract, what was paid for plans that were changed meanwhile goes back too. Each with no more
 * than is left of what its payer paid.
 *
 * Each checkout makes a customer of its own: one who was a customer before `paidFrom` pays for an earlier contract.
 */
export function paymentsUnder<E extends Entry>(
  contract: Pick<Contract, "plan" | "paidFrom">,
  currentPlan: SubscriptionTier | undefined,
  ledger: readonly E[],
): E[] {
  const { plan, paidFrom: from = "" } = contract;
  const earlier = new Set(ledger.filter(({ at }) => at < from).map(({ customerId }) => customerId));
  const isForThis = (entry: E) => {
    if (contract.paidFrom === undefined) return true;
    const tier = entry.tier ?? ledger.find((other) => other.tier && isSamePayer(other, entry))?.tier;
    return plan === undefined || tier === undefined || tier === plan || tier === currentPlan;
  };
  const owed = ledger.filter((entry) => {
    const isPayment = entry.status === "paid" && entry.amountCents > 0 && entry.at >= from;
    const isOfEarlier = entry.customerId !== undefined && earlier.has(entry.customerId);
    return isPayment && !isOfEarlier && isForThis(entry) && leftOf(entry, ledger) > 0;
  });
  return owed.map((entry) => {
    const left = leftOf(entry, ledger);
    return left < entry.amountCents ? { ...entry, amountCents: left } : entry;
  });
}

/** How much payments that go back are together, in cents. A refund may name the customer alone: of two payments it may be of either. */
export function owedCents<E extends Entry>(owed: readonly E[], ledger: readonly E[]): number {
  const firsts = owed.filter((entry, place) => owed.findIndex((other) => isSamePayer(other, entry)) === place);
  return firsts.reduce((sum, entry) => {
    const paid = sumOf(owed.filter((other) => isSamePayer(other, entry)));
    return sum + Math.min(paid, leftOf(entry, ledger));
  }, 0);
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What a payer paid and did not get back. */
function leftOf(entry: Entry, ledger: readonly Entry[]): number {
  return sumOf(ledger.filter((other) => isMoved(other) && isSamePayer(other, entry)));
}

/** The provider names the customer or, of a plan that is paid once, the one payment. */
function isSamePayer(one: Entry, other: Entry): boolean {
  if (one === other) return true;
  if (one.chargeId !== undefined && one.chargeId === other.chargeId) return true;
  return one.customerId !== undefined && one.customerId === other.customerId;
}
