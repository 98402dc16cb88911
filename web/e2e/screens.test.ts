import type { Browser, Page, Response } from "playwright-core";
import { isBusy } from "#infra/local/seed/busy";
import { enter, openBrowser, origin, visit } from "./support/browser";
import { problemsOf, WIDE } from "./support/screen-checks";

jest.setTimeout(420_000);

type Screen = { path: string; open?: (page: Page) => Promise<void> };

const openFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
};
const openDialog = (name: RegExp) => async (page: Page) => {
  await openFirst(name)(page);
  await page.getByRole("dialog").waitFor();
};

const openAlert = (name: RegExp) => async (page: Page) => {
  await openFirst(name)(page);
  await page.getByRole("alertdialog").waitFor();
};

/** The answer never comes: a button that works keeps its name while its words give place to a spinner in its middle. */
async function waitForCode(page: Page): Promise<void> {
  // With a call that is never answered the network is never idle again.
  await page.waitForLoadState("networkidle");
  await page.route("**/api/auth/password/forgot", () => undefined);
  await page.locator("main input[type=email]").fill("maya@example.com");
  await page.locator("main form button[type=submit]").click();
  const button = page.locator("button[data-loading]");
  const [own, spinner] = [await button.boundingBox(), await button.locator(".spinner").boundingBox()];
  expect(spinner?.y).toBeGreaterThan(own?.y ?? Number.POSITIVE_INFINITY);
  expect(spinner?.y).toBeLessThan((own?.y ?? 0) + (own?.height ?? 0));
}

const people: Record<"visitor" | "member" | "new" | "empty" | "admin", Screen[]> = {
  visitor: [
    { path: "/landing" },
    { path: "/legal/croa" },
    { path: "/login" },
    { path: "/forgot-password" },
    { path: "/forgot-password", open: waitForCode },
    { path: "/reset-password#code=none" },
    { path: "/confirm-email#key=none" },
    { path: "/onboarding?plan=monthly", open: openFirst(/^(Continue to|Continuar a)/) },
    { path: "/no-such-page" },
  ],
  member: [
    { path: "/dashboard" },
    { path: "/credit-report", open: openDialog(/^(View details|Ver detalles)/) },
    { path: "/dispute-center" },
    { path: "/disputes", open: openFirst(/^(Review letters|Revisar las cartas) /) },
    { path: "/results" },
    { path: "/evidence" },
    { path: "/identity-theft" },
    { path: "/upload", open: openFirst(/^(Continue to|Continuar y)/) },
    { path: "/education" },
    { path: "/account", open: openAlert(/^(Delete my account|Eliminar mi cuenta)$/) },
    { path: "/help" },
  ],
  new: [{ path: "/dashboard" }, { path: "/subscribe?selectedDisputes=01J000000000000000000000AA" }],
  empty: [{ path: "/dashboard" }, { path: "/disputes" }],
  admin: [
    { path: "/admin" },
    ...["users", "subscriptions", "disputes", "analytics"].map((tab) => ({ path: `/admin?tab=${tab}` })),
    { path: "/admin?tab=clients", open: openDialog(/^(View the history|Ver el historial)/) },
  ],
};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

// Each screen is loaded once in a language, and looked at in both widths; its colours, which no language changes, in both themes.
test.each(["en", "es"] as const)("every screen holds in %s, in both themes and at both widths", async (language) => {
  const reports = await Promise.all(
    Object.entries(people).map(async ([who, screens]) => {
      const { page, faults } = await visit(browser, { language, width: WIDE });
      if (who !== "visitor") await enter(page, origin, `${who}@redress.example`);
      const found: string[] = [];
      // A page asks the server for nothing that it knows it may not have: each refusal would be an error on the console.
      page.on("response", (answer) => {
        if (answer.status() === 401) found.push(`${who}: 401 ${answer.url()}`);
      });
      for (const { path, open } of screens) {
        const problems = await whenAnswered(page, async () => {
          await page.setViewportSize({ width: WIDE, height: 900 });
          await page.goto(origin + path);
          await page.locator("h1").first().waitFor();
          await open?.(page);
          return problemsOf(page, { hasColors: language === "en" });
        });
        found.push(...problems.map((problem) => `${who} ${path}: ${problem}`));
      }
      await page.context().close();
      return [...found, ...faults.map((fault) => `${who}: ${fault}`)];
    }),
  );

  expect(reports.flat()).toEqual([]);
});

/** A busy machine may miss a deadline, with an error on the screen; people come again then, and so does this, three times at most. */
async function whenAnswered<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    let wasBusy = false;
    const listen = (answer: Response) => {
      wasBusy ||= isBusy(answer.status());
    };
    page.on("response", listen);
    try {
      const seen = await look();
      if (!wasBusy || tries === 3) return seen;
    } catch (error) {
      if (!wasBusy || tries === 3) throw error;
    } finally {
      page.off("response", listen);
    }
  }
}
