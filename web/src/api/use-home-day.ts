import { type Day, dayIn } from "#shared/domain/days";
import { dayHere } from "./server-time";
import { useKnownUser } from "./session";

/**
 * The day of an instant where the member lives, which later letters and the packet name too; without an address, the day on the reader's
 * own calendar.
 */
export function useHomeDay(): (instant: string) => Day {
  const timeZone = useKnownUser()?.timeZone;
  return (instant) => (timeZone === undefined ? dayHere(instant) : dayIn(timeZone, new Date(instant)));
}
