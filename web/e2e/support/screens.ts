import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { makePdf } from "#functions/testing/make-pdf";

export type Screen = { path: string; open?: (page: Page) => Promise<void> };

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

async function openArticle(page: Page): Promise<void> {
  await page.locator("main a[href*='article=']").first().click();
  await page.waitForURL(/article=/);
  await page.locator("main article, main h1").first().waitFor();
}

/** What was found in a report, to be checked beside the picture of its page. */
async function readReport(page: Page): Promise<void> {
  const text = readFileSync(join(__dirname, "../../../shared/testing/reports/experian-1.txt"), "utf8");
  await openFirst(/^(Continue to|Continuar y)/)(page);
  const pdf = { name: "experian.pdf", mimeType: "application/pdf", buffer: Buffer.from(await makePdf(text)) };
  await page.getByTestId("report-files").setInputFiles([pdf]);
  await openFirst(/^(Read 1 file|Leer 1 archivo)/)(page);
  await page.getByRole("heading", { name: /^(Please check|Revise) 2/ }).waitFor();
}

const ownScreens: Screen[] = [{ path: "/dashboard" }, { path: "/subscribe" }];

/** What each kind of person sees; a visitor's onboarding beyond its first step is walked through by itself. */
export const screensOf: Readonly<Record<string, readonly Screen[]>> = {
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
    { path: "/education", open: openArticle },
    { path: "/account", open: openAlert(/^(Delete my account|Eliminar mi cuenta)$/) },
    { path: "/help" },
  ],
  onetime: ownScreens,
  premium: ownScreens,
  pending: [...ownScreens, { path: "/disputes" }],
  inactive: ownScreens,
  new: [...ownScreens, { path: "/subscribe?selectedDisputes=01J000000000000000000000AA" }],
  empty: [...ownScreens, { path: "/disputes" }, { path: "/upload", open: readReport }],
  admin: [
    { path: "/admin" },
    ...["users", "subscriptions", "disputes", "analytics"].map((tab) => ({ path: `/admin?tab=${tab}` })),
    { path: "/admin?tab=clients", open: openDialog(/^(View the history|Ver el historial)/) },
  ],
};
