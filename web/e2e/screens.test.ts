import type { Browser } from "playwright-core";
import { openBrowser } from "./support/browser";
import { onboardingProblems } from "./support/onboarding-walk";
import { screensOf } from "./support/screens";
import { walk } from "./support/walk";

jest.setTimeout(420_000);

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

test.each(["en", "es"] as const)("every screen holds in %s, in both themes and at both widths", async (language) => {
  const people = Object.entries(screensOf);
  const reports = await Promise.all(people.map(([who, screens]) => walk(browser, who, screens, language)));

  expect(reports.flat()).toEqual([]);
});

test("every step of the onboarding holds in both languages and themes, and at both widths", async () => {
  expect(await onboardingProblems(browser)).toEqual([]);
});
