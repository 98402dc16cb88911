/** Leads to what keeps a form from being sent: the first field that is wrong, or the words that say what is wrong with all of it. */
export function goToFault(form: Element | null): void {
  if (!goToWrongField(form)) goToMiddle(form?.querySelector<HTMLElement>("[role=alert]"));
}

/** Leads to the first field that says what is wrong with it. @returns whether there is one */
export function goToWrongField(form: Element | null): boolean {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  goToMiddle(field);
  return field != null;
}

/** To the middle of the screen, with its label and its error above it. */
function goToMiddle(place: HTMLElement | null | undefined): void {
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}
