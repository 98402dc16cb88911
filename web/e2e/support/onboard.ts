import type { Browser, Locator, Page } from "playwright-core";
import { untilNotBusy } from "#infra/local/seed/busy";
import { drawIdPhoto } from "./id-photo";
import { tick } from "./tick";

export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  ssn: string;
  username: string;
  password: string;
};

/** Step 1, in English: who the person is. */
export async function tellWhoYouAre(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Date of birth").fill("04/09/1988");
  await page.getByLabel("Social Security number (SSN)", { exact: true }).fill(person.ssn);
  await page.getByLabel("Phone").fill("5185550134");
  await page.getByLabel("Street address").fill("1200 Harbor Street");
  await page.getByLabel("City").fill("Albany");
  await page.getByLabel("State", { exact: true }).selectOption("NY");
  await page.getByLabel("ZIP code").fill("12207");
  await page.getByRole("button", { name: "Continue to ID Upload" }).click();
}

/** Step 2: both sides of the ID, which are really stored. */
export async function uploadId(page: Page, browser: Browser): Promise<void> {
  await page.getByRole("button", { name: "Upload Both Sides to Continue" }).waitFor();
  for (const side of ["front", "back"] as const) {
    const photo = { name: `${side}.png`, mimeType: "image/png", buffer: await drawIdPhoto(browser, side) };
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: `Choose a photo of the ${side}` }).click(),
    ]);
    await chooser.setFiles(photo);
    await untilShown(
      page.getByRole("button", { name: `Remove the photo of the ${side}` }),
      page.getByRole("button", { name: `Try this photo of the ${side} again` }),
    );
  }
  await page.getByRole("button", { name: "Continue to Credit Check" }).click();
}

/** A busy machine may miss a deadline; the screen says so and offers to try again, and people press. */
export async function untilShown(wanted: Locator, again: Locator): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await wanted.or(again).first().waitFor();
    if (tries === MOST_TRIES || (await wanted.isVisible())) return wanted.waitFor();
    await again.first().click();
    await wanted.page().waitForTimeout(PRESSED_MS);
  }
}

/** As long as people look whether a press did something. */
const PRESSED_MS = 1_000;
const MOST_TRIES = 5;

/** Step 3: the three consents and the pull. */
export async function pullReport(page: Page): Promise<void> {
  await tick(page.getByRole("checkbox", { name: /written instruction/ }));
  await tick(page.getByRole("checkbox", { name: /permissible purpose/ }));
  await tick(page.getByRole("checkbox", { name: /processes my personal information/ }));
  await page.getByRole("button", { name: "Pull my credit report" }).click();
  await page.getByRole("progressbar", { name: "Credit check" }).waitFor();
  const onward = page.getByRole("button", { name: "Continue to Select Disputes" });
  await untilShown(onward, page.getByRole("button", { name: "Try Again" }));
  await onward.click();
}

/** Step 3 with a report of one's own: chosen, read, and all that was found in it kept. @param path of the file */
export async function bringReport(page: Page, path: string): Promise<void> {
  await page.getByRole("button", { name: "I have my report" }).click();
  await page.getByTestId("report-files").setInputFiles(path);
  await page.getByRole("button", { name: "Read 1 file" }).click();
  await page.getByRole("button", { name: /^Keep \d+ items?$/ }).click();
  await page.getByRole("button", { name: "See the result" }).click();
  await page.getByRole("button", { name: "Continue to Select Disputes" }).click();
}

/** Step 4: the first two items, because they are not the visitor's. */
export async function selectTwoItems(page: Page): Promise<void> {
  for (const index of [0, 1]) {
    const card = page.getByRole("article").nth(index);
    await tick(card.getByRole("checkbox", { name: /^Dispute / }));
    await tick(card.getByRole("checkbox", { name: "Account not mine" }));
  }
  await page.getByRole("button", { name: "Continue to Payment (2 items - $120)" }).click();
}

/** Step 5, first half: the disclosure, consent to documents on screen, the signature. */
export async function signContract(page: Page, { firstName, lastName }: Person): Promise<void> {
  await tick(page.getByRole("checkbox", { name: /I have received and read this statement/ }));
  await tick(page.getByRole("checkbox", { name: /I agree to receive and sign/ }));
  await page.getByLabel("Your full name, as your signature").fill(`${firstName} ${lastName}`);
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await page.getByText("Contract signed").waitFor();
}

/** Step 5, second half: pays in the provider's tab, which confirms it, and says so. */
export async function pay(page: Page): Promise<void> {
  const provider = await openProvider(page);
  await provider.getByRole("button", { name: /pay/i }).first().click();
  await provider.waitForLoadState();
  await provider.close();
  await page.getByRole("button", { name: "I've Completed Payment" }).click();
}

/** The same where nothing comes from the provider: an administrator is to look. */
export async function sayPaid(page: Page): Promise<void> {
  const provider = await openProvider(page);
  await provider.close();
  await page.getByRole("button", { name: "I've Completed Payment" }).click();
}

async function openProvider(page: Page): Promise<Page> {
  const [provider] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /payment method in a new tab/ }).click(),
  ]);
  return provider;
}

/** Step 6: the account, after the bureaus' preparation was shown. */
export async function openAccount(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  const toForm = page.getByRole("button", { name: "Try again" });
  const press = async () => {
    if (await toForm.isVisible()) await toForm.click();
    const answered = page.waitForResponse((answer) => answer.url().endsWith("/api/onboarding/create-account"));
    await page.getByRole("button", { name: "Create my account" }).click();
    const answer = await answered;
    await page.getByRole("button", { name: "Create my account" }).waitFor({ state: "detached" });
    return { status: answer.status(), answer };
  };
  // A busy machine may miss a deadline; the screen says so, leads back to the form, and people press again.
  const { answer } = await untilNotBusy(press);
  if (!answer.ok()) throw new Error(`The account was refused: ${answer.status()} ${await answer.text()}`);
  await page.waitForURL(/\/dashboard$/);
}
