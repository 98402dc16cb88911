/** What comes later than this is no part of the page's first drawing. */
const AT_REST_MS = 5_000;

const moves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings a part of the page into view and keeps it there while what is above it still comes, until the reader moves.
 *
 * @returns how to stop
 */
export function stayAt(place: HTMLElement): () => void {
  return untilReaderMoves(() => place.scrollIntoView());
}

/** Keeps what has the focus in sight while an answer of the service still changes what is above it, until the reader moves. */
export function keepFocusInSight(): () => void {
  return untilReaderMoves(() => {
    const { activeElement, body } = document;
    if (activeElement !== body) activeElement?.scrollIntoView({ block: "nearest" });
  });
}

/** Shows a place, and again each time the page's size changes. */
function untilReaderMoves(show: () => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => {};
  const sizes = new ResizeObserver(show);
  const stop = () => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const name of moves) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, AT_REST_MS);
  for (const name of moves) window.addEventListener(name, stop, { passive: true });
  sizes.observe(document.body);
  return stop;
}
