const PAUSE_MS = 50;
const MOST_TRIES = 100;

/**
 * A link of the header stays where it is when the page below it changes: who follows it without a mouse would not hear what came, and
 * would pass the whole header again. The title of the new page gets the focus, once it is drawn.
 *
 * @returns how to stop
 */
export function focusTitle(page: Document): () => void {
  let triesLeft = MOST_TRIES;
  const timer = setInterval(() => {
    triesLeft -= 1;
    const title = page.querySelector<HTMLElement>("main h1");
    const isInHeader = page.activeElement?.closest("header") != null;
    if (isInHeader && title) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    if (!isInHeader || title || triesLeft === 0) clearInterval(timer);
  }, PAUSE_MS);
  return () => clearInterval(timer);
}
