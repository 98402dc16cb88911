import type { Browser } from "playwright-core";
import { enter, openBrowser, origin, visit } from "./support/browser";

jest.setTimeout(120_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test.each([
  ["en", "No connection", "What you saw last", /^Seen on /],
  ["es", "Sin conexión", "Lo último que vio", /^Visto el /],
] as const)("without a connection a member reads in %s where things stood", async (language, title, last, seen) => {
  const { page, context, faults } = await visit(browser, { language, width: 360 });
  await enter(page, origin, "member@redress.example");
  await page.goto(`${origin}/dashboard`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await page.evaluate(() => localStorage.getItem("last-status"))).toMatch(
    /^\w+ (-|\d{4}-\d\d-\d\d) \d{4}-\d\d-\d\d$/,
  );

  await context.setOffline(true);
  await page.goto(`${origin}/disputes`);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("heading", { level: 2, name: last }).waitFor();
  expect(await page.getByText(seen).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole("button").click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();

  // The page loads by itself when the connection is back.
  await context.setOffline(false);
  await page.locator("header").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/disputes");
  expect(faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await context.close();
});
