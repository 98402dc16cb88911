import { type Day, dayOf, daysBetween } from "../days";

type Received = { deliveredAt?: string; dueOn?: Day };

/**
 * Which of a bureau's days to answer it is: none has passed on the day on which the letter came, as the member's calendar has it, and on
 * the last one and after it all have. How many there are is counted in UTC, as `dueOn` is, so that a letter of the evening has no day more.
 *
 * @param dayAt the day that is shown of an instant
 * @returns nothing of a letter that has not been received
 */
export function bureauDays(
  { deliveredAt, dueOn }: Received,
  today: Day,
  dayAt: (instant: string) => Day,
): { day: number; days: number } | undefined {
  if (!deliveredAt || !dueOn) return undefined;
  const days = daysBetween(dayOf(deliveredAt), dueOn);
  return { days, day: Math.min(days, Math.max(0, daysBetween(dayAt(deliveredAt), today))) };
}
