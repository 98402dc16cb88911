const events = new EventTarget();

/** What failed to load before may load now: someone has signed in again on the same page. */
export const announceTryAgain = () => events.dispatchEvent(new Event("again"));

/** Calls `listener` each time. @returns what ends this */
export function onTryAgain(listener: () => void): () => void {
  events.addEventListener("again", listener);
  return () => events.removeEventListener("again", listener);
}
