// The only script of the landing and legal pages: theme, language, the film, the way from the plans to the sign-in, the measured success rate,
// and a head start for the app. Everything works without it.

import { sessionMarker } from "#web/src/api/session-marker";
import { forgetStatus } from "#web/src/offline/kept-status";
import { startHeroVideo } from "./hero-video";
import { keepWayBack } from "./keep-way-back";
import { prefetchApp } from "./prefetch-app";
import { showSuccessRate } from "./success-rate";

const root = document.documentElement;
const LOG_IN_MS = 500;

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`The ${key} was not kept`, error);
  }
}

if (!sessionMarker.isThere()) forgetStatus();

for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.addEventListener("click", () => {
    const isDark = root.classList.toggle("dark");
    keep("theme", isDark ? "dark" : "light");
  });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
  link.addEventListener("click", () => {
    const language = link.dataset.language ?? "en";
    keep("language", language);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax; secure`;
  });
}

prefetchApp(document);

startHeroVideo(document);

// After the page is there: nothing of it waits for the figure.
void showSuccessRate(document, async (url) => fetch(url));

const logInNote = document.querySelector<HTMLElement>("[data-log-in-note]");
// The legal pages have no such note, and are in no other page's place.
if (logInNote) keepWayBack(document, location);
if (logInNote && location.pathname === "/subscribe") {
  logInNote.hidden = false;
  // The disputes that were chosen are in the address, and come back with it after the sign-in.
  const here = location.pathname + location.search;
  setTimeout(() => location.assign(`/login?${new URLSearchParams({ return: here })}`), LOG_IN_MS);
}
