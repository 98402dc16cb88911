import { type Day, dayOf } from "#shared/domain/days";

/** Answers take at most this long; a larger step back means that a clock was set. */
const LONGEST_ANSWER_MS = 60_000;

/** How far the server's clock is ahead of this one, in milliseconds. Unknown before the first answer. */
let offsetMs: number | undefined;

/**
 * Takes the `Date` header of an answer: a phone's clock may be off by days, and the law's clocks may not. The header is late by the
 * answer's way and by up to a second that it leaves out: the latest of the times heard is the truest, and time never goes back.
 */
export function noteServerTime(header: string | null): void {
  const serverMs = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(serverMs)) return;
  const toldMs = serverMs - Date.now();
  const isLate = offsetMs !== undefined && toldMs < offsetMs && offsetMs - toldMs < LONGEST_ANSWER_MS;
  if (!isLate) offsetMs = toldMs;
}

/** The server's time, as far as its answers give it. */
export function serverNow(): Date {
  return new Date(Date.now() + (offsetMs ?? 0));
}

const MINUTE_MS = 60_000;

/** The day of an instant on the reader's own calendar. */
export function dayHere(instant: Date | string): Day {
  const at = new Date(instant);
  return dayOf(new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS));
}

/**
 * Today on the reader's own calendar: in the evening of an American state the day in UTC is tomorrow's. East of it, where the reader's
 * day begins earlier, it is the server's, which takes no later one.
 */
export function today(): Day {
  const now = serverNow();
  return dayOf(new Date(now.getTime() - Math.max(now.getTimezoneOffset(), 0) * MINUTE_MS));
}
