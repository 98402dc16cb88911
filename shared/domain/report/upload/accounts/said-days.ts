import type { Field, Reading, Readings } from "../words/fields";

/** In a status or a remark: "This account is scheduled to continue on record until Oct 2031." */
const until = /\bcontinue on record until (\p{L}{3,9}\.? \d{4})/iu;
/** Behind an amount: "$10,404 as of Sep 2026". */
const asOf = /^-?\$[\d,]+(?:\.\d\d)? as of (\p{L}{3,9}\.? (?:\d{1,2}, )?\d{4}|(?:\d{1,2}\/){1,2}\d{2,4})\.?$/iu;

/** What was read of an account, with the days that Experian's letters say in other values, where they have no label. */
export function withDaysSaid(readings: Readings): Readings {
  const found = [
    ...saidIn(readings, "removalOn", ["payStatus", "remarks"], until),
    ...saidIn(readings, "dateReported", ["balance"], asOf),
  ];
  return found.length > 0 ? new Map([...readings, ...found]) : readings;
}

function saidIn(readings: Readings, field: Field, others: readonly Field[], words: RegExp): [Field, Reading[]][] {
  if (readings.has(field)) return [];
  const said = others
    .flatMap((other) => readings.get(other) ?? [])
    .flatMap((reading) => {
      const day = words.exec(reading.value)?.[1];
      return day === undefined ? [] : [{ ...reading, value: day }];
    });
  return said.length > 0 ? [[field, said]] : [];
}
