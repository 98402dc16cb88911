import { type Countable, type Counts, differenceOf } from "#functions/repositories/counter-writes";
import type { CounterRepository } from "#functions/repositories/counters";

/** A thing as the recount sees it: from an index, so perhaps a moment old. */
type Seen = { id: string; ownerId?: string; counts: Counts };

/** What things count for together; the tallies are by member. */
export type Sum = { counters: Counts; tallies: Map<string, Counts> };

type Recount = { counters: Pick<CounterRepository, "traces" | "count">; sum: Sum };

/** Left out of the recount: no index has it. */
const SCORE = "member/creditScore";

/**
 * Counts those of a page that are not counted for what they are now, each by its present state, and adds up what all of them count
 * for. An index does not show everything that decides it: what seems to be counted wrongly is read.
 *
 * @param present the thing read consistently
 * @returns how many of them were new to the counters
 */
export async function recountThings<T extends Seen>(
  things: T[],
  { counters, sum }: Recount,
  present: (thing: T) => Promise<Countable | undefined>,
): Promise<number> {
  if (things.length === 0) return 0;
  const traces = await counters.traces(things.map(({ id }) => id));
  let missed = 0;
  for (const thing of things) {
    const trace = traces.get(thing.id) ?? {};
    if (isSame(trace, thing.counts)) {
      sumInto(sum, thing);
      continue;
    }
    const now = await present(thing);
    if (now) sumInto(sum, now);
    if (now && !isSame(trace, now.counts) && (await counters.count(now))) missed += 1;
  }
  return missed;
}

/** Adds what a thing counts for to the sums: the member's own apart. */
function sumInto(sum: Sum, { id, ownerId = id, counts }: Seen): void {
  const tally = sum.tallies.get(ownerId) ?? {};
  for (const [key, amount] of Object.entries(counts)) {
    if (key === SCORE) continue;
    const row = isOfMember(key) ? tally : sum.counters;
    row[key] = (row[key] ?? 0) + amount;
  }
  sum.tallies.set(ownerId, tally);
}

const isOfMember = (key: string) => key.startsWith("member/");

/** Whether both count for the same, scores apart. */
function isSame(one: Counts, other: Counts): boolean {
  return Object.keys(differenceOf(one, other)).every((key) => key === SCORE);
}
