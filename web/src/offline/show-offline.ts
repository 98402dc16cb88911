import { sessionMarker } from "#web/src/api/session-marker";
import { initialLanguage } from "#web/src/ui/initial-language";
import { pageLocation } from "#web/src/ui/page-location";
import { keptStatus } from "./kept-status";

const language = initialLanguage();
const page = document.querySelector<HTMLElement>(`main[lang="${language}"]`);
const status = sessionMarker.isThere() ? keptStatus() : undefined;

const dayText = (day: string) =>
  new Intl.DateTimeFormat(`${language}-US`, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

function show(selector: string): Element | null {
  const part = page?.querySelector(selector) ?? null;
  part?.removeAttribute("hidden");
  return part;
}

function fill(selector: string, day: string | undefined): void {
  const place = page?.querySelector(selector);
  if (place && day !== undefined) place.textContent = dayText(day);
}

// Stands inline in the offline page: shows the reader's language and, to a member, what was seen last.
document.documentElement.lang = language;
document.title = `${page?.dataset.title} · Redress`;
page?.removeAttribute("hidden");
if (status) {
  show("[data-status]");
  show(`[data-kind="${status.kind}"]`);
  fill(`[data-kind="${status.kind}"] [data-day]`, status.day);
  fill("[data-seen]", status.seenOn);
}
page?.querySelector("button")?.addEventListener("click", pageLocation.reload);
addEventListener("online", pageLocation.reload);

const ASK_AGAIN_MS = 5_000;

// The connection may have come back before this page was there to hear of it, and a server comes back without an event.
setInterval(async () => {
  if (!navigator.onLine || document.hidden) return;
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) pageLocation.reload();
}, ASK_AGAIN_MS);
