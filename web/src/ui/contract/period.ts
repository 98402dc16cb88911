import { type Day, dayOf } from "#shared/domain/days";

const HALF_DAY_MS = 12 * 3_600_000;

/**
 * The last day of a period that ends at a midnight in the United States, whichever state's: midnight there is 4 to 11 hours
 * into the next day in UTC, so half a day earlier the day is the same everywhere.
 */
export function lastDayOf(end: string): Day {
  return dayOf(new Date(new Date(end).getTime() - HALF_DAY_MS));
}
