import type { Browser } from "playwright-core";
import { enter, openBrowser, origin, visit } from "./support/browser";

jest.setTimeout(120_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test.each([360, 1280])("%i px wide an item says when it was reported, and once how much it weighs", async (width) => {
  const { page, context } = await visit(browser, { width });
  await enter(page, origin, "member@redress.example");
  await page.goto(`${origin}/credit-report`);
  const row = page.getByRole("article").first();
  await row.waitFor();

  const seen = (words: RegExp) => row.getByText(words).filter({ visible: true }).count();
  expect(await seen(/^(High|Medium|Low) impact$/)).toBe(1);
  expect(
    await row
      .getByText(/Reported \w+ \d+, \d{4}/)
      .last()
      .isVisible(),
  ).toBe(true);
  await context.close();
});

test("a letter is printed to its end, without the page behind it", async () => {
  const { page, context } = await visit(browser, { width: 360 });
  await enter(page, origin, "member@redress.example");
  await page.goto(`${origin}/disputes`);
  await page
    .getByRole("button", { name: /^Review letters/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Read on a full page/ })
    .first()
    .click();
  const letter = page.getByRole("dialog");
  const end = letter.getByText("Sincerely,");
  await end.waitFor();

  await page.emulateMedia({ media: "print" });
  const paper = await page.evaluate(() => document.documentElement.scrollHeight);
  const box = await end.boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(paper);
  expect(await page.getByRole("heading", { level: 1, includeHidden: true }).isVisible()).toBe(false);
  // What keeps its place on the screen is printed there on each sheet.
  const position = letter.evaluate((window) => getComputedStyle(window.parentElement ?? window).position);
  expect(await position).toBe("static");
  await context.close();
});

test("a page is printed once and whole, in the colours of day, without what is there to be pressed", async () => {
  const { page, context } = await visit(browser, { theme: "dark" });
  await enter(page, origin, "member@redress.example");
  const print = async (path: string) => {
    await page.emulateMedia({ media: "screen" });
    await page.goto(origin + path);
    await page.getByRole("article").or(page.getByRole("listitem")).first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  };
  const seen = (words: string | RegExp) => page.getByText(words).filter({ visible: true });

  await print("/credit-report");
  const item = page.getByRole("article").first();
  expect(
    await item
      .getByText(/impact$/)
      .filter({ visible: true })
      .count(),
  ).toBe(1);
  expect(await page.locator("html.dark, button:visible").count()).toBe(0);

  // What a dispute was about is its name, which opens the rest on the screen.
  await print("/disputes");
  expect(await seen(/^Campus Bridge/).count()).toBe(1);
  expect(await seen(/^\s*·\s*$/).count()).toBe(0);
  expect(await seen("History").count()).toBe(0);

  // Browsers print no grounds: a score's word, light on its colour, would be light on white.
  await print("/dashboard");
  const word = seen("Poor").first();
  expect(await word.evaluate((band) => getComputedStyle(band).printColorAdjust)).toBe("exact");
  await context.close();
});
