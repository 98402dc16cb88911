const STORED_AS = "active-at";
/** Storage is written at most this often. */
const SHARE_MS = 2_000;
/** The clocks of two tabs differ by a moment: browsers round them, each tab its own way. */
const SKEW_MS = 60_000;

let ownAt = Date.now();
let sharedAt = 0;

/**
 * When a person last did something in any tab of this browser, in epoch milliseconds. The tabs share a time and nothing else; it is
 * read when it is needed, so that a tab that slept knows it too.
 */
export const activity = {
  note(): void {
    ownAt = Date.now();
    if (Math.abs(ownAt - sharedAt) < SHARE_MS) return;
    sharedAt = ownAt;
    try {
      localStorage.setItem(STORED_AS, String(ownAt));
    } catch {
      // A browser that keeps nothing: each tab counts for itself.
    }
  },
  lastAt(): number {
    return Math.max(ownAt, elsewhere());
  },
  /** Calls back when another tab was used. @returns how to stop it */
  onElsewhere(noted: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => key === STORED_AS && noted();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  },
};

function elsewhere(): number {
  try {
    const at = Number(localStorage.getItem(STORED_AS));
    // Further ahead is a time from before the clock was set back.
    return at <= Date.now() + SKEW_MS ? at : 0;
  } catch {
    return 0;
  }
}
