import { cut } from "#shared/domain/text/cut";
import type { Field, Reading, Readings } from "../words/fields";

/** Takes the first value of a field that can be parsed. */
export type Take = <T>(field: Field, parse: (value: string) => T | undefined) => T | undefined;

/** What was taken for an account: `places` are where each value stands in the report. */
export type Taken = { take: Take; places: [Field | "paymentHistory", Reading][] };

/** Takes an account's values from what was read of it, and keeps their places. */
export function takerOf(readings: Readings): Taken {
  const places: Taken["places"] = [];
  const take: Take = (field, parse) => {
    for (const reading of readings.get(field) ?? []) {
      const value = parse(reading.value);
      if (value === undefined) continue;
      places.push([field, reading]);
      return value;
    }
    return undefined;
  };
  return { take, places };
}

/** A text of so many characters at the most; undefined for an empty one. */
export const textUpTo = (longest: number) => (value: string) => cut(value, longest).trim() || undefined;
