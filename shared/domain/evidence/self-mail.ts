import { type Day, dayOf } from "../days";
import type { Actor, DisputeStatus } from "../dispute/dispute";

/** Who "took" a letter that its writer mailed: no company's number. */
export const SELF_MAILED = "self";

/** An article number of certified mail: 20 or 22 digits, or the international form of two letters, nine digits and "US". */
export const CERTIFIED_NUMBER = /^(?:\d{20}|\d{22}|[A-Z]{2}\d{9}US)$/;

/** As it is printed on the receipt, in groups of four: only digits and letters count. */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/**
 * When a letter that its writer mailed left: that day's noon, or now for today.
 *
 * @returns undefined for a day before the letter was written or after today
 */
export function selfMailedAt(mailedOn: Day, { writtenOn, at }: { writtenOn: Day; at: Date }): string | undefined {
  const noon = `${mailedOn}T12:00:00.000Z`;
  const now = at.toISOString();
  // West of Greenwich today may still be yesterday there.
  if (mailedOn < writtenOn || mailedOn > dayOf(at)) return undefined;
  return noon < now ? noon : now;
}

/** Whether the letters of the present round were mailed by their writer: then no one else can say when they arrived. */
export function isSelfMailed(timeline: readonly { status: DisputeStatus; by: Actor }[]): boolean {
  return timeline.findLast(({ status }) => status === "sent")?.by === "member";
}

/**
 * When a letter that its writer mailed arrived: that day's noon, or now for today.
 *
 * @returns undefined for a day before it was mailed or after today
 */
export function selfMailArrivedAt(
  arrivedOn: Day,
  { mailedAt, at }: { mailedAt: string; at: Date },
): string | undefined {
  return selfMailedAt(arrivedOn, { writtenOn: dayOf(mailedAt), at });
}
