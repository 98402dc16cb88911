import type { SignedContract } from "#shared/api/schemas/contract";
import { type Day, dayOf } from "#shared/domain/days";

const HALF_DAY_MS = 12 * 3_600_000;

/**
 * The last day of a period that ends at a midnight in the United States, whichever state's: midnight there is 4 to 11 hours
 * into the next day in UTC, so half a day earlier the day is the same everywhere.
 */
export function lastDayOf(end: string): Day {
  return dayOf(new Date(new Date(end).getTime() - HALF_DAY_MS));
}

/** Whether the service of a cancelled contract goes on until its notice runs out. */
export function isUnderNotice({ endsAt }: Pick<SignedContract, "endsAt">, at: Date): boolean {
  return endsAt !== undefined && at < new Date(endsAt);
}
