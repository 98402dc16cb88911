import { savesData } from "./saves-data";

const AFTER_MS = 2_000;

/**
 * Has the app's code come ahead: quietly once the page is there and idle, unless the reader saves data, and at once, ready to run,
 * when a link into the app is pointed at. Its addresses are at the root, in `data-app`.
 */
export function prefetchApp(page: Document): void {
  const hrefs = (page.documentElement.dataset.app ?? "").split(" ").filter((href) => href !== "");
  const hint = (rel: "prefetch" | "modulepreload") => {
    for (const href of hrefs) {
      const link = page.createElement("link");
      Object.assign(link, { rel, href });
      page.head.append(link);
    }
  };
  const now = once(() => hint("modulepreload"));
  for (const link of page.querySelectorAll("[data-app]:not(html)")) {
    link.addEventListener("pointerenter", now, { once: true });
    link.addEventListener("focus", now, { once: true });
  }
  if (savesData()) return;
  const later = () => setTimeout(() => hint("prefetch"), AFTER_MS);
  if (page.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}
