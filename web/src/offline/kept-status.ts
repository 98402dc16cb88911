import type { LastStatus } from "#shared/domain/dispute/last-status";
import { lastStatusKinds } from "#shared/domain/dispute/last-status-kind";

const STORED_AS = "last-status";

/** A kept status and the day on which it was seen, `YYYY-MM-DD`. */
export type KeptStatus = LastStatus & { seenOn: string };

/** Keeps the status in this browser: a word and days, so that nothing personal stays there. */
export function keepStatus({ kind, day, seenOn }: KeptStatus): void {
  write([kind, day ?? "-", seenOn].join(" "));
}

/** Takes the kept status off this browser, at the end of a session. */
export function forgetStatus(): void {
  write(null);
}

/** The status of the last visit; undefined when none is kept or it cannot be read. */
export function keptStatus(): KeptStatus | undefined {
  const [, word, day, seenOn = ""] = /^(\w+) (-|\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d)$/.exec(read() ?? "") ?? [];
  const kind = lastStatusKinds.find((each) => each === word);
  return kind && { kind, ...(day !== "-" && { day }), seenOn };
}

// Storage may be closed to a page; then nothing is kept, and nothing is missing but a sentence.
function read(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, text);
  } catch {}
}
