import { createHash } from "node:crypto";

/** Draws that are the same for the same seed. */
export type Draw = {
  /** From `from` to `to`, both included. */
  between(from: number, to: number): number;
  isTrue(probability: number): boolean;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
  /** `count` different ones, in an order of chance. */
  someOf<T>(choices: readonly T[], count: number): T[];
  digits(count: number): string;
};

/** Draws seeded by a text: a 32-bit generator (mulberry32) started from its SHA-256. Not for secrets. */
export function drawsOf(seed: string): Draw {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  return {
    between,
    isTrue: (probability) => next() < probability,
    oneOf: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    someOf: (choices, count) => {
      const ranked = choices.map((choice) => ({ choice, rank: next() }));
      return ranked
        .sort((a, b) => a.rank - b.rank)
        .slice(0, count)
        .map(({ choice }) => choice);
    },
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(""),
  };
}
