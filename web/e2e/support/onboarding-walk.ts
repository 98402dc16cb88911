import type { Browser, Page } from "playwright-core";
import { origin, visit } from "./browser";
import { type Person, pullReport, sayPaid, selectTwoItems, signContract, tellWhoYouAre, uploadId } from "./onboard";
import { problemsOf, WIDE } from "./screen-checks";

const lena: Person = {
  firstName: "Lena",
  lastName: "Ashworth",
  email: "lena.ashworth@people.example",
  ssn: "666140001",
  username: "lena.a",
  password: "green kites over the harbor",
};

/** What is wrong with the six steps of a visitor, in each state that they pass through, in both languages. */
export async function onboardingProblems(browser: Browser): Promise<string[]> {
  const { page, faults, context } = await visit(browser, { width: WIDE });
  const found: string[] = [];
  const look = async (name: string) => {
    const problems = await problemsInBothLanguages(page);
    found.push(...problems.map((problem) => `${name}: ${problem}`));
  };
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();

  await page.goto(`${origin}/onboarding?plan=monthly`);
  await page.getByLabel("State", { exact: true }).selectOption("GA");
  await page.getByText("We cannot serve you in Georgia").waitFor();
  await look("a state that is not served");

  await tellWhoYouAre(page, lena);
  await page.getByRole("button", { name: "Upload Both Sides to Continue" }).waitFor();
  await look("step 2, empty");
  await uploadId(page, browser);
  await look("step 3, consent");
  await press("I have my report");
  await look("step 3, an own report");
  await press("Previous");
  await look("step 2, both photos");
  await press("Continue to Credit Check");

  await pullReport(page);
  await look("step 4, nothing selected");
  await press("Previous");
  await look("step 3, the result");
  await press("Continue to Select Disputes");
  await press(/^View details/i);
  await page.getByRole("dialog").waitFor();
  found.push(...(await problemsOf(page)).map((problem) => `step 4, details: ${problem}`));
  await page.keyboard.press("Escape");
  await selectTwoItems(page);

  await look("step 5, the contract");
  await signContract(page, lena);
  await look("step 5, the payment");
  await sayPaid(page);
  await page.getByLabel("Username").waitFor();
  await look("step 6");

  await context.close();
  return [...found, ...faults];
}

/** In English with its colours, which no language changes, then in Spanish; afterwards the page is English again. */
async function problemsInBothLanguages(page: Page): Promise<string[]> {
  const found = await problemsOf(page);
  await speak(page, "es");
  found.push(...(await problemsOf(page, { hasColors: false })).map((problem) => `es: ${problem}`));
  await speak(page, "en");
  return found;
}

async function speak(page: Page, language: "en" | "es"): Promise<void> {
  await page
    .getByRole("banner")
    .getByLabel(/^(Language|Idioma)$/)
    .selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
}
