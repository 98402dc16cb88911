import { type Countable, type Counts, differenceOf } from "#functions/repositories/counter-writes";
import type { CounterRepository } from "#functions/repositories/counters";

/** A thing as the recount sees it: from an index, so perhaps a moment old. */
type Seen = { id: string; ownerId?: string; counts: Counts };

/**
 * Counts those of a page that are not counted for what they are now, each by its present state.
 *
 * @param present the thing read consistently
 * @returns how many of them were new to the counters
 */
export async function recountThings<T extends Seen>(
  things: T[],
  counters: Pick<CounterRepository, "traces" | "count">,
  present: (thing: T) => Promise<Countable | undefined>,
): Promise<number> {
  if (things.length === 0) return 0;
  const traces = await counters.traces(things.map(({ id }) => id));
  let missed = 0;
  for (const thing of things) {
    if (isSame(traces.get(thing.id) ?? {}, thing.counts)) continue;
    const now = await present(thing);
    if (now && (await counters.count(now))) missed += 1;
  }
  return missed;
}

/** Adds what a thing counts for to the sums: the member's own apart. */
export function sumInto(
  sum: { counters: Counts; tallies: Map<string, Counts> },
  { id, ownerId = id, counts }: Seen,
): void {
  const tally = sum.tallies.get(ownerId) ?? {};
  for (const [key, amount] of Object.entries(counts)) {
    const row = isOfMember(key) ? tally : sum.counters;
    row[key] = (row[key] ?? 0) + amount;
  }
  sum.tallies.set(ownerId, tally);
}

const isOfMember = (key: string) => key.startsWith("member/");

/** Whether both count for the same. Scores are left out: no index has them. */
function isSame(one: Counts, other: Counts): boolean {
  return Object.keys(differenceOf(one, other)).every((key) => key === "member/creditScore");
}
