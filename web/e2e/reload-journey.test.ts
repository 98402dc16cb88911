import type { Browser, Locator, Page } from "playwright-core";
import { openBrowser, origin, visit } from "./support/browser";
import { openAccount, type Person, pay, tellWhoYouAre, untilShown, uploadId } from "./support/onboard";
import { tick } from "./support/tick";

jest.setTimeout(240_000);

const ines: Person = {
  firstName: "Ines",
  lastName: "Marlow",
  email: "ines.marlow@people.example",
  ssn: "666120003",
  username: "ines.m",
  password: "seven lanterns by the shore",
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Reloads once the last entry is kept; before the credit check that leads to the SSN, which no server keeps. */
async function reload(page: Page, shown: Locator): Promise<void> {
  await page.getByText("Saved", { exact: true }).waitFor();
  await reloadAtOnce(page, shown);
}

async function reloadAtOnce(page: Page, shown: Locator): Promise<void> {
  await page.reload();
  await untilShown(shown, page.getByRole("button", { name: "Try again" }));
}

async function typeSsnAgain(page: Page): Promise<void> {
  const ssn = page.getByLabel("Social Security number (SSN)", { exact: true });
  expect(await ssn.inputValue()).toBe("");
  expect(await page.getByLabel("Last name").inputValue()).toBe(ines.lastName);
  await ssn.fill(ines.ssn);
  await page.getByRole("button", { name: "Continue to ID Upload" }).click();
}

const ticked = (page: Page) => page.getByRole("checkbox", { checked: true });

test("a reload of any step keeps what was entered, all but the SSN and the passwords", async () => {
  const { page, faults } = await visit(browser);
  await page.goto(`${origin}/onboarding?plan=monthly`);
  await tellWhoYouAre(page, ines);

  await page.getByLabel("Kind of ID").selectOption("passport");
  await uploadId(page, browser);
  for (const box of [0, 1, 2]) await tick(page.getByRole("checkbox").nth(box));
  await reload(page, page.getByLabel("Last name"));
  await typeSsnAgain(page);
  expect(await page.getByLabel("Kind of ID").inputValue()).toBe("passport");
  await page.getByRole("button", { name: "Continue to Credit Check" }).click();
  await page.getByRole("checkbox").first().waitFor({ state: "attached" });
  expect(await ticked(page).count()).toBe(3);
  await page.getByRole("button", { name: "Pull my credit report" }).click();
  await page.getByRole("button", { name: "Continue to Select Disputes" }).click();

  const card = page.getByRole("article").first();
  await tick(card.getByRole("checkbox", { name: /^Dispute / }));
  await tick(card.getByRole("checkbox", { name: "Account not mine" }));
  await reload(page, card);
  // The reasons are drawn in the frames after their row.
  await card.getByRole("checkbox", { name: "Account not mine" }).waitFor({ state: "attached" });
  expect(await ticked(page).count()).toBe(2);
  await page.getByRole("button", { name: /^Continue to Payment \(1 item/ }).click();

  await tick(page.getByRole("checkbox", { name: /I have received and read this statement/ }));
  await tick(page.getByRole("checkbox", { name: /I agree to receive and sign/ }));
  const signature = page.getByLabel("Your full name, as your signature");
  await signature.fill("Ines Marlow");
  await reload(page, signature);
  expect([await signature.inputValue(), await ticked(page).count()]).toEqual(["Ines Marlow", 2]);
  await page.getByRole("button", { name: "Sign the contract" }).click();
  await page.getByText("Contract signed").waitFor();
  await reloadAtOnce(page, page.getByText("Contract signed"));
  await pay(page);

  const username = page.getByLabel("Username");
  await username.fill(ines.username);
  await page.getByLabel("Password", { exact: true }).fill(ines.password);
  await reload(page, username);
  expect(await username.inputValue()).toBe(ines.username);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  await openAccount(page, ines);
  // The provider has confirmed the payment, so the plan runs from the start.
  await page
    .getByText(/letters? to review/)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});
