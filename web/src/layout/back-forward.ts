import { pageLocation } from "#web/src/ui/page-location";

/**
 * A browser keeps a page that was left as it was, to show it again on "back": also to the next person at the computer, after a logout.
 * So a page that is left shows nothing, and one that is come back to is loaded again, where the server says who sees what.
 */
export function guardBackForward(): void {
  const { style } = document.documentElement;
  window.addEventListener("pagehide", ({ persisted }) => {
    if (persisted) style.visibility = "hidden";
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) pageLocation.reload();
  });
}
