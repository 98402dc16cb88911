import { join } from "node:path";
import type { Browser } from "playwright-core";
import { openBrowser, origin, visit } from "./support/browser";
import {
  bringReport,
  openAccount,
  type Person,
  pay,
  selectTwoItems,
  signContract,
  tellWhoYouAre,
  uploadId,
} from "./support/onboard";

jest.setTimeout(300_000);

const iris: Person = {
  firstName: "Iris",
  lastName: "Calloway",
  email: "iris.calloway@people.example",
  ssn: "666130001",
  username: "iris.c",
  password: "slow lanterns cross water",
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("from the landing page to an account with a report of one's own, and no bureau is asked", async () => {
  const { page } = await visit(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(origin);
  await page.getByRole("link", { name: "Start with Monthly" }).click();
  await tellWhoYouAre(page, iris);
  await uploadId(page, browser);
  await bringReport(page, join(__dirname, "../../shared/testing/reports/experian-1.txt"));
  await selectTwoItems(page);
  await signContract(page, iris);
  await pay(page);
  await openAccount(page, iris);

  await page.goto(`${origin}/credit-report`);
  await page.getByText("NORTHLAKE", { exact: false }).first().waitFor();
  expect(asked).toContain("/api/onboarding/uploads");
  expect(asked).not.toContain("/api/onboarding/credit-pull");
});
