/**
 * Leads to what keeps a form from being sent: the first field that says what is wrong with it, or the words that say so of all. It stands
 * in the middle of the screen, with its label and its error above it.
 */
export function goToFault(form: Element | null): void {
  const fault =
    form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? form?.querySelector<HTMLElement>("[role=alert]");
  fault?.scrollIntoView({ block: "center" });
  fault?.focus({ preventScroll: true });
}
