import { type Countable, differenceOf } from "#functions/repositories/counter-writes";
import type { CounterRepository } from "#functions/repositories/counters";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { CountedRecord } from "#functions/repositories/member-changes";
import type { PaymentRecord } from "#functions/repositories/payments";
import type { Change } from "#functions/repositories/stream-changes";
import { disputeCounts, memberCounts, paymentCounts, resultCounts } from "#shared/domain/metrics/contribution";

export type CountServices = { counters: Pick<CounterRepository, "count">; now: () => Date };

/** Counts a member for what they are now; one who is gone for nothing. */
export async function countMember(change: Change<CountedRecord> | undefined, services: CountServices): Promise<void> {
  await countChange(change, countableMember, services);
}

/** Counts a dispute for its status and what is won by it; one that is gone for nothing. */
export async function countDispute(change: Change<DisputeRecord> | undefined, services: CountServices): Promise<void> {
  await countChange(change, countableDispute, services);
}

/** Counts what a dispute has proven, under a trace of its own: the recount of the others does not know it. */
export async function countResult(change: Change<DisputeRecord> | undefined, services: CountServices): Promise<void> {
  await countChange(change, countableResult, services);
}

/** Counts an entry of the ledger, which never changes. */
export async function countPayment(payment: PaymentRecord | undefined, { counters }: CountServices): Promise<void> {
  const counts = payment ? paymentCounts(payment) : {};
  if (payment && Object.keys(counts).length > 0) {
    await counters.count({ id: payment.paymentId, ownerId: payment.userId, version: 1, counts });
  }
}

async function countChange<T>(
  change: Change<T> | undefined,
  countable: (thing: T) => Countable,
  { counters, now }: CountServices,
): Promise<void> {
  const was = change?.before && countable(change.before);
  const is = change?.after && countable(change.after);
  if (is && Object.keys(differenceOf(was?.counts ?? {}, is.counts)).length > 0) await counters.count(is);
  const isGone = change?.kind === "remove" && was && Object.keys(was.counts).length > 0;
  if (isGone) await counters.count({ ...was, version: was.version + 1, counts: {}, goneAt: now() });
}

/** What a member counts for; a visitor counts for nothing. */
export function countableMember({ userId, version, latestReport, ...member }: Omit<CountedRecord, "sk">): Countable {
  const counts = memberCounts({ ...member, creditScore: latestReport?.creditScore ?? 0 });
  return { id: userId, ownerId: userId, version, counts };
}

/** What a dispute counts for. */
export function countableDispute(dispute: DisputeRecord): Countable {
  const { id, userId: ownerId, version } = dispute;
  return { id, ownerId, version, counts: disputeCounts(dispute) };
}

/** What a dispute has proven counts for. */
export function countableResult(dispute: DisputeRecord): Countable {
  return { id: `${dispute.id}#RESULT`, version: dispute.version, counts: resultCounts(dispute) };
}
