/** Repeatable choices: the same seed gives the same choices in the same order (mulberry32). */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  /** Whether something happens that happens in this share of cases. */
  chance: (share: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
  shuffled: <T>(things: readonly T[]) => T[];
};

export function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[int(0, choices.length - 1)];
    if (choice === undefined) throw new Error("Nothing to choose from.");
    return choice;
  };
  const shuffled = <T>(things: readonly T[]): T[] =>
    things
      .map((thing) => ({ thing, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ thing }) => thing);
  return { next, int, chance: (share) => next() < share, pick, shuffled };
}
