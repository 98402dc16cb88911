import { bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day } from "#shared/domain/days";
import { drawsOf } from "./random";
import { collection } from "./simulated-accounts";
import type { SimulatedAccount } from "./simulated-kinds";

/** How many months pass from one new collection in a file to the next. */
const CYCLE_MONTHS = 3;

/**
 * What a credit life gains as time goes on: in the first month of each cycle nothing, then a collection that was not there
 * before, until the cycle ends. Whose cycle begins when follows from the seed, so that each month a third of the people gain one.
 *
 * The same within a calendar month (UTC).
 */
export function gainedAccounts(seed: string, today: Day): SimulatedAccount[] {
  const months = monthsSince(today) + drawsOf(`${seed}|phase`).between(0, CYCLE_MONTHS - 1);
  const into = months % CYCLE_MONTHS;
  if (into === 0) return [];
  const cycle = Math.floor(months / CYCLE_MONTHS);
  const draw = drawsOf(`${seed}|gained|${cycle}`);
  const gainedOn = firstOf(monthsSince(today) - into + 1);
  const entry = collection({ draw, anchor: gainedOn, today });
  return [
    {
      entry: {
        ...entry,
        status: "open",
        payStatus: "Collection account",
        balance: draw.between(84, 2_960),
        dateOpened: addDays(gainedOn, -45),
        dateOfFirstDelinquency: addDays(gainedOn, -draw.between(200, 330)),
      },
      reportedBy: bureaus,
    },
  ];
}

/** By how many points a month's score differs from what the accounts alone would give. */
export function monthlyDrift(seed: string, today: Day): number {
  return drawsOf(`${seed}|drift|${today.slice(0, 7)}`).between(-6, 9);
}

function monthsSince(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function firstOf(months: number): Day {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}
