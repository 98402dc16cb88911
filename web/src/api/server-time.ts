let offsetMs = 0;

/** Takes the `Date` header of an answer: a phone's clock may be off by days, and the law's clocks may not. */
export function noteServerTime(header: string | null): void {
  const serverMs = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isNaN(serverMs)) offsetMs = serverMs - Date.now();
}

/** The server's time, as far as the last answer told it. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}
