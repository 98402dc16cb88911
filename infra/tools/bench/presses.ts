import { type Browser, chromium, type Page } from "playwright-core";
import { browserArguments, ensureBrowser } from "../browser";
import { enter, VIEWPORT } from "./screens";
import { median, type Row } from "./table";

const SLOWER = 4;
const RUNS = 7;
const LIMIT_MS = 100;
/** Until the screen's late parts have come, and after a press until what follows it has been drawn. */
const READY_MS = 6_500;
const SETTLE_MS = 700;

export type Press = {
  what: string;
  path: string;
  who?: "member" | "admin" | "new";
  /** Of the viewport; a phone's by default. */
  width?: number;
  /** What is pressed, and what undoes it before the next time: the same by default. */
  press: string;
  undo?: string;
  /** Pressed once before all. */
  before?: string;
};

const details = 'main article >> nth=0 >> button[aria-label^="View details"]';
const box = "main article >> nth=0 >> input[type=checkbox] >> nth=0";
const reason = "main article >> nth=0 >> input[type=checkbox] >> nth=1";
const close = 'dialog button[aria-label="Close"], [role=dialog] button[aria-label="Close"]';

/** Step 4 is pressed by a member who has no plan yet: who has one chooses none there. */
export const presses: Press[] = [
  { what: "user menu", path: "/dashboard", who: "member", press: 'header button[aria-label^="Account of"]' },
  { what: "menu of pages", path: "/dashboard", who: "member", press: 'header button[aria-label="Menu"]' },
  {
    what: "notices",
    path: "/dashboard",
    who: "member",
    press: 'header button[aria-label^="Notifications"]',
    undo: close,
  },
  { what: "theme", path: "/dashboard", who: "member", width: 1280, press: 'header button[aria-label^="Use "]' },
  { what: "details of an item", path: "/credit-report", who: "member", press: details, undo: close },
  { what: "an item of the report", path: "/credit-report", who: "member", press: box },
  { what: "a reason", path: "/credit-report", who: "member", press: reason, before: box },
  { what: "an item of step 4", path: "/onboarding?step=4", who: "new", press: box },
  { what: "details in step 4", path: "/onboarding?step=4", who: "new", press: details, undo: close },
  {
    what: "a plan of step 4",
    path: "/onboarding?step=4",
    who: "new",
    press: "#plans input[type=radio] >> nth=1",
    undo: "#plans input[type=radio] >> nth=0",
  },
  { what: "errors of ten fields", path: "/onboarding", press: "main button[type=submit]" },
  { what: "errors of signing in", path: "/login", press: "main form button[type=submit]" },
];

/** The static twin: a press on a legal page, which has nothing to work out. */
const twin: Press = { what: "", path: "/legal/terms", press: "main h1" };

/** How long a screen takes to answer a press on a slow phone, by Event Timing: from the press to the next frame. */
export async function measurePresses(origin: string, chosen: readonly Press[] = presses): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    const still = await timesOf(browser, origin, twin);
    const rows: Row[] = [];
    for (const press of chosen) rows.push(rowOf(press, await timesOf(browser, origin, press), still));
    return rows;
  } finally {
    await browser.close();
  }
}

async function timesOf(browser: Browser, origin: string, { path, who, width, ...press }: Press): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { ...VIEWPORT, width: width ?? VIEWPORT.width },
    locale: "en-US",
  });
  try {
    const page = await context.newPage();
    if (who) await enter(page, origin, who);
    await page.addInitScript(noteAnswers);
    await page.goto(origin + path);
    if (press.before) await page.locator(press.before).first().click();
    await page.locator(press.press).first().waitFor({ state: "attached" });
    await page.waitForTimeout(READY_MS);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });

    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await timed(page, press.press));
      await pressOn(page, press.undo ?? press.press);
    }
    return times;
  } finally {
    await context.close();
  }
}

async function timed(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.dataset.answered = "0";
  });
  await pressOn(page, selector);
  return page.evaluate(() => Number(document.documentElement.dataset.answered));
}

async function pressOn(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click({ force: true });
  await page.waitForTimeout(SETTLE_MS);
}

/** Runs in the page: notes the slowest answer to a press; the browser tells those from 16 ms. */
function noteAnswers(): void {
  const events = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const { duration } of list.getEntries()) {
      dataset.answered = String(Math.max(duration, Number(dataset.answered ?? 0)));
    }
  }).observe(events);
}

function rowOf({ what, path }: Press, times: number[], still: number[]): Row {
  const ours = median(times);
  return {
    what: `${what}, ${path}`,
    ours: `${ours} ms (${Math.min(...times)} to ${Math.max(...times)})`,
    peer: `${median(still)} ms`,
    limit: `${LIMIT_MS} ms`,
    holds: ours <= LIMIT_MS,
  };
}
