import { useSyncExternalStore } from "react";

/** A phone held upright. */
const NARROW = "(max-width: 47.99em)";

/** Whether the page is as narrow as a phone, also after it is turned. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, isNarrow);
}

const isNarrow = () => matchMedia(NARROW).matches;

function watch(change: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}
