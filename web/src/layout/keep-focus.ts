const PAUSE_MS = 50;
const MOST_TRIES = 40;

const results = "[role=alert], [role=status], h1, h2, h3, h4";

/**
 * Keeps the keyboard's place after an action. A button that is off while its work runs gets the focus back; where what had the focus
 * is gone, the result that took its place gets it, or the next heading; where it has moved with the thing that it is a part of, as a
 * dispute to another list, the heading of that. Where a screen moves the focus itself, that counts.
 *
 * @returns how to stop
 */
export function keepFocus(page: Document): () => void {
  let held: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = ({ target }: FocusEvent) => {
    held = target instanceof HTMLElement ? withAncestors(target) : [];
  };
  // A press on what takes no focus is a place of its own; one on what has it already is none, and moves no focus.
  const release = ({ target }: Event) => {
    const focused = page.activeElement;
    if (focused === page.body || !(target instanceof Node && focused?.contains(target))) held = [];
  };
  const check = (triesLeft: number) => {
    const [lost, ...around] = held;
    if (!lost || page.activeElement !== page.body) return;
    // Once a button is on again, that is noticed.
    if (lost.isConnected) return lost.focus();
    const result = movedFrom(held, page) ?? resultIn(around.find((element) => element.isConnected));
    if (result) return focus(result);
    if (triesLeft > 0) timer = setTimeout(check, PAUSE_MS, triesLeft - 1);
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    if (held.length > 0 && page.activeElement === page.body) timer = setTimeout(check, PAUSE_MS, MOST_TRIES);
  });

  page.addEventListener("focusin", hold);
  page.addEventListener("pointerdown", release, true);
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    page.removeEventListener("focusin", hold);
    page.removeEventListener("pointerdown", release, true);
  };
}

function withAncestors(element: HTMLElement | null): HTMLElement[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}

/** What a lost place was a part of, as it is drawn elsewhere now, under the same id: its message or heading. */
function movedFrom(held: readonly HTMLElement[], page: Document): HTMLElement | undefined {
  const gone = held.filter((element) => !element.isConnected && element.id !== "");
  const moved = gone.map(({ id }) => page.getElementById(id)).find((element) => element !== null);
  // Another page has the same frame.
  if (!moved || moved.matches("main, :has(main)")) return undefined;
  return firstResult(moved) ?? moved;
}

/** The message in what is left around the lost place, else its first heading; further out where there is neither. */
function resultIn(around: HTMLElement | null | undefined): HTMLElement | undefined {
  if (!around) return undefined;
  const main = around.querySelector("main");
  if (main) return main.querySelector<HTMLElement>("h1") ?? undefined;
  return firstResult(around) ?? resultIn(around.parentElement);
}

function firstResult(around: HTMLElement): HTMLElement | undefined {
  const found = [...around.querySelectorAll<HTMLElement>(results)].filter(({ textContent }) => textContent.trim());
  return found.find((element) => element.hasAttribute("role")) ?? found[0];
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
