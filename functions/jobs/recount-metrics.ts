import { setTimeout } from "node:timers/promises";
import type { CountSources } from "#functions/repositories/count-sources";
import { type Counts, differenceOf } from "#functions/repositories/counter-writes";
import type { CounterRepository } from "#functions/repositories/counters";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { UserRepository } from "#functions/repositories/users";
import { counters, countSources, disputes, users } from "#functions/services";
import { recountThings, type Sum } from "#functions/services/metrics/recount-things";
import { jobHandler } from "#functions/shell/job-handler";
import { log } from "#functions/shell/log";
import { disputeCounts, memberCounts, paymentCounts } from "#shared/domain/metrics/contribution";

export type RecountServices = {
  sources: Pick<CountSources, "members" | "disputes" | "payments">;
  counters: Pick<CounterRepository, "all" | "traces" | "count" | "add">;
  users: Pick<UserRepository, "get">;
  disputes: Pick<DisputeRepository, "getNow">;
  /** Lets the streams catch up. */
  settle: () => Promise<void>;
};

/** Kept minus counted: of the counters by `row/field`, and of each member's tally. */
type Drift = Sum;

const SETTLE_MS = 20_000;

/**
 * Counts everything again, repairs what the streams missed, and says how much it was.
 *
 * First each thing whose trace is not what it counts for now; then the counters themselves. A counter is repaired only by a
 * difference that two looks, some time apart, agree on: what merely is on its way is not drift. Repairs add and do not set, so that
 * the streams may go on meanwhile.
 */
export async function recountMetrics(_run: unknown, services: RecountServices) {
  const { missed } = await look(services);
  const first = await look(services);
  if (isNone(first.drift)) return report(missed + first.missed, 0);
  await services.settle();
  const second = await look(services);
  const lasting = agreed(first.drift, second.drift);
  await services.counters.add(negated(lasting.counters));
  for (const [userId, tally] of lasting.tallies) await services.counters.add(negated(tally), userId);
  return report(missed + first.missed + second.missed, Object.keys(lasting.counters).length + lasting.tallies.size);
}

function report(missed: number, repaired: number) {
  if (missed > 0)
    log({ event: "metrics-drift", job: "recount-metrics", outcome: "missed things counted", count: missed });
  if (repaired > 0)
    log({ event: "metrics-drift", job: "recount-metrics", outcome: "counters repaired", count: repaired });
  return { missed, repaired };
}

async function look({ sources, counters, users, disputes }: RecountServices) {
  const kept = new Map<string, Counts>();
  const recount = { counters, sum: { counters: {}, tallies: new Map() } };
  let missed = 0;
  for await (const page of sources.members()) {
    for (const { userId, totalDisputes, activeDisputes, resolvedDisputes, paidCents } of page) {
      kept.set(userId, prefixed({ totalDisputes, activeDisputes, resolvedDisputes, paidCents }));
    }
    const things = page.map((member) => ({ id: member.userId, counts: memberCounts(member) }));
    missed += await recountThings(things, recount, async ({ id }) => {
      const user = await users.get(id, { isConsistent: true });
      if (!user) return undefined;
      const counts = memberCounts({ ...user, creditScore: user.latestReport?.creditScore ?? 0 });
      return { id, ownerId: id, version: user.version, counts };
    });
  }
  for await (const page of sources.disputes()) {
    const things = page.map(({ id, ownerId, ...dispute }) => {
      return { id, ownerId, counts: disputeCounts(dispute) };
    });
    missed += await recountThings(things, recount, async ({ id, ownerId }) => {
      const dispute = await disputes.getNow(ownerId ?? "", id);
      return dispute && { id, ownerId, version: dispute.version, counts: disputeCounts(dispute) };
    });
  }
  for await (const page of sources.payments()) {
    const things = page.flatMap(({ id, ownerId, ...payment }) => {
      const counts = paymentCounts(payment);
      return Object.keys(counts).length > 0 ? [{ id, ownerId, version: 1, counts }] : [];
    });
    missed += await recountThings(things, recount, async (thing) => ({ ...thing, version: 1 }));
  }
  return { missed, drift: await driftOf(recount.sum, kept, counters) };
}

async function driftOf(sum: Drift, kept: Map<string, Counts>, counters: RecountServices["counters"]): Promise<Drift> {
  const keptCounters = await counters.all();
  const tallies = [...kept].map(([userId, tally]) => {
    return [userId, differenceOf(sum.tallies.get(userId) ?? {}, tally)] as const;
  });
  return {
    counters: differenceOf(sum.counters, keptCounters),
    tallies: new Map(tallies.filter(([, drift]) => Object.keys(drift).length > 0)),
  };
}

function agreed(first: Drift, second: Drift): Drift {
  const both = (one: Counts, other: Counts = {}) => {
    return Object.fromEntries(Object.entries(one).filter(([key, amount]) => other[key] === amount));
  };
  const tallies = [...second.tallies].map(
    ([userId, drift]) => [userId, both(drift, first.tallies.get(userId))] as const,
  );
  return {
    counters: both(second.counters, first.counters),
    tallies: new Map(tallies.filter(([, drift]) => Object.keys(drift).length > 0)),
  };
}

const isNone = ({ counters, tallies }: Drift) => Object.keys(counters).length === 0 && tallies.size === 0;
const negated = (counts: Counts): Counts => differenceOf(counts, {});
const prefixed = (tally: Counts): Counts => {
  return Object.fromEntries(Object.entries(tally).map(([field, amount]) => [`member/${field}`, amount]));
};

export const handler = jobHandler("recount-metrics", recountMetrics, () => ({
  sources: countSources(),
  counters: counters(),
  users: users(),
  disputes: disputes(),
  settle: () => setTimeout(SETTLE_MS),
}));
