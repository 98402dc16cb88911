/** Leads to what comes next, its beginning below the header: the focus alone may leave it at an edge of the screen. */
export function goTo(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: "start" });
  place?.focus({ preventScroll: true });
}
