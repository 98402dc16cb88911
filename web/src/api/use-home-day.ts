import { useQuery } from "@tanstack/react-query";
import { type Day, dayIn } from "#shared/domain/days";
import { dayHere } from "./server-time";
import { userQuery } from "./session";

/**
 * The day of an instant where the member lives, which later letters and the packet name too; without an address, the day on the reader's
 * own calendar.
 */
export function useHomeDay(): (instant: string) => Day {
  // The frame around each screen has asked who is signed in.
  const { data: user } = useQuery({ ...userQuery, enabled: false });
  const timeZone = user?.timeZone;
  return (instant) => (timeZone === undefined ? dayHere(instant) : dayIn(timeZone, new Date(instant)));
}
