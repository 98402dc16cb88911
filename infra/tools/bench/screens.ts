import { type BrowserContext, chromium, type Page } from "playwright-core";
import { browserArguments, ensureBrowser } from "../browser";
import type { Row } from "./table";

/** Slow 4G of 1.6 Mb/s with 150 ms, a phone with a quarter of this processor, 360 px wide; nothing in the cache. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
export const VIEWPORT = { width: 360, height: 740 };
const phone = { viewport: VIEWPORT, locale: "en-US" };

const limits = { ms: 2_500, requests: 25, bytes: 250_000, shift: 0.02 };
const DEMO_PASSWORD = "Redress-Demo-1!";
const SETTLE_MS = 1_000;
/** How long a visitor looks at the landing page before the tap, and how soon the first field is there after it. */
const LOOK_MS = 5_000;
const FIRST_FIELD_MS = 2_000;

type Screen = { path: string; who?: "member" | "admin" /** What shows that its content is there. */; content: string };

export const screens: Screen[] = [
  { path: "/login", content: "main input[type=email]" },
  { path: "/onboarding", content: "main input[name=firstName]" },
  { path: "/dashboard", who: "member", content: "main section h2, main h2" },
  { path: "/credit-report", who: "member", content: "main h2" },
  { path: "/dispute-center", who: "member", content: "main h2" },
  { path: "/disputes", who: "member", content: "main h2" },
  { path: "/results", who: "member", content: "main h2" },
  { path: "/evidence", who: "member", content: "main h2" },
  { path: "/upload", who: "member", content: "main h1" },
  { path: "/education", who: "member", content: "main article, main h2" },
  { path: "/account", who: "member", content: "main h2" },
  { path: "/help", who: "member", content: "main h2" },
  { path: "/subscribe", who: "member", content: "main h2" },
  { path: "/admin", who: "admin", content: "main h2" },
];

/** Where the static twin is: the product's own legal page, which is HTML with its styles and little else. */
const twin: Screen = { path: "/legal/terms", content: "main h1" };

type Visit = { ms: number; requests: number; bytes: number; shift: number };

/** Each screen as a phone on a slow network sees it for the first time, beside a static page of the same origin. */
export async function measureScreens(origin: string, chosen: readonly Screen[] = screens): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    const visit = async (screen: Screen) => {
      const context = await browser.newContext(phone);
      try {
        return await visitOf(context, origin, screen);
      } finally {
        await context.close();
      }
    };
    const still = await visit(twin);
    const rows: Row[] = [];
    for (const screen of chosen) rows.push(rowOf(screen, await visit(screen), still));
    if (chosen === screens) rows.push(firstFieldRow(await firstFieldMs(await browser.newContext(phone), origin)));
    return rows;
  } finally {
    await browser.close();
  }
}

async function visitOf(context: BrowserContext, origin: string, { path, who, content }: Screen): Promise<Visit> {
  const page = await context.newPage();
  if (who) await enter(page, origin, who);
  const counted = await slowDown(page);
  await page.addInitScript(noteShifts);
  await page.addInitScript(noteContent, content);
  await page.goto(origin + path, { waitUntil: "commit" });
  await page.locator(content).first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);
  const noted = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  return { ms: Number(noted.contentMs), shift: Number(noted.shift ?? 0), ...counted() };
}

/** From the tap on the landing page's call to the first field that a visitor can type into. */
async function firstFieldMs(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${origin}/landing`, { waitUntil: "load" });
  await page.waitForTimeout(LOOK_MS);
  const tappedAt = Date.now();
  await page.locator('main a[href^="/onboarding"]').first().click({ noWaitAfter: true });
  await page.locator("main input[name=firstName]").waitFor({ timeout: 60_000 });
  const ms = Date.now() - tappedAt;
  await context.close();
  return ms;
}

function firstFieldRow(ms: number): Row {
  const ours = `${(ms / 1_000).toFixed(1)} s`;
  return { what: "first field after the tap", ours, peer: "", limit: "2.0 s", holds: ms <= FIRST_FIELD_MS };
}

export async function enter(page: Page, origin: string, who: string): Promise<void> {
  const data = { email: `${who}@redress.example`, password: DEMO_PASSWORD };
  const answer = await page.request.post(`${origin}/api/auth/password/login`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`);
}

/** Slows network and processor; what it gives counts requests and bytes, headers included, since then. */
async function slowDown(page: Page): Promise<() => { requests: number; bytes: number }> {
  const session = await page.context().newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  session.on("Network.requestWillBeSent", () => {
    requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return () => ({ requests, bytes });
}

/** Runs in the page: adds up how far its content moved without anyone's doing. */
function noteShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) sum += Number(entry.value);
    }
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: notes, by the page's own clock, when the frame that shows the content has been drawn. */
function noteContent(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)?.checkVisibility()) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame((drawnAt) => {
        document.documentElement.dataset.contentMs = String(drawnAt);
      }),
    );
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

function rowOf({ path }: Screen, { ms, requests, bytes, shift }: Visit, still: Visit): Row {
  const text = (visit: Visit) =>
    `${(visit.ms / 1_000).toFixed(1)} s, ${visit.requests} requests, ${(visit.bytes / 1_000).toFixed(0)} KB, ${visit.shift.toFixed(3)}`;
  return {
    what: path,
    ours: text({ ms, requests, bytes, shift }),
    peer: text(still),
    limit: text(limits),
    holds: ms <= limits.ms && requests <= limits.requests && bytes <= limits.bytes && shift <= limits.shift,
  };
}
