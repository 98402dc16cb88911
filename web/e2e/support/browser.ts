import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { isBusy } from "#infra/local/seed/busy";
import { browserArguments, ensureBrowser } from "#infra/tools/browser";

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
}

export type Visitor = { page: Page; context: BrowserContext; faults: string[]; urls: string[] };

type Looks = { language?: "en" | "es"; theme?: "light" | "dark"; width?: number };

/**
 * A person with a browser of their own. `faults` collects what a page says on its console as an error, and each exception;
 * that no one is signed in (401) is no fault, nor that a busy machine answers later (503, 504). `urls` collects every address that it asks for.
 */
export async function visit(
  browser: Browser,
  { language = "en", theme = "light", width = 1280 }: Looks = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: language === "es" ? "es-US" : "en-US",
    colorScheme: theme,
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // Pages that are not ours name no icon, so the browser asks for one that is not there.
    if (message.location().url.endsWith("/favicon.ico")) return;
    if (message.type() === "error" && !isExpected(message.text())) faults.push(message.text());
  });
  return { page, context, faults, urls };
}

/** What the browser says of such an answer, and what React says when a screen was drawn in its place. */
function isExpected(text: string): boolean {
  return /status of (40[19]|50[34])/.test(text) || /^ApiError: 50[34]: /.test(text);
}

export const DEMO_PASSWORD = "Redress-Demo-1!";

/** Where the product is that the journeys share. */
export const origin = process.env.JOURNEY_ORIGIN ?? "";

/** A function that a busy machine starts slowly is cut off several times. */
const MOST_TRIES = 10;

/** Signs in by a call, where the sign-in itself is not what is looked at. */
export async function enter(page: Page, origin: string, email: string, password = DEMO_PASSWORD): Promise<void> {
  const data = { email, password };
  const post = () => page.request.post(`${origin}/api/auth/password/login`, { data, headers: { origin } });
  let answer = await post();
  // A busy machine may keep the user pool waiting; the answer says when to try again, and so people do.
  for (let again = 0; isBusy(answer.status()) && again < MOST_TRIES; again += 1) {
    await page.waitForTimeout(Number(answer.headers()["retry-after"] ?? 1) * 1_000);
    answer = await post();
  }
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`);
}

/** Signs in as people do, by the form. */
export async function signIn(page: Page, origin: string, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel(/^(Email|Correo)/).fill(email);
  await page.getByLabel(/^(Password|Contraseña)$/).fill(password);
  await page
    .locator("form")
    .getByRole("button", { name: /^(Sign in|Log in|Iniciar sesión)$/i })
    .click();
  await page.waitForURL(/\/dashboard$/);
}
