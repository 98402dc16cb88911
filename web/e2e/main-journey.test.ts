import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import * as z from "zod";
import { makePdf } from "#functions/testing/make-pdf";
import { Dispute } from "#shared/api/schemas/dispute";
import { NoticeList } from "#shared/api/schemas/notice";
import { User } from "#shared/api/schemas/user";
import { approveLetters } from "./support/approve-letters";
import { DEMO_PASSWORD, openBrowser, signIn, visit } from "./support/browser";
import { Caller } from "./support/caller";
import { localConsole } from "./support/local-console";
import {
  openAccount,
  type Person,
  pullReport,
  sayPaid,
  selectTwoItems,
  signContract,
  tellWhoYouAre,
  uploadId,
} from "./support/onboard";
import { type RunningProduct, startProduct } from "./support/product";
import { untick } from "./support/tick";
import { filesWith, packedTexts, storageOf } from "./support/traces";

jest.setTimeout(420_000);

const nora: Person = {
  firstName: "Nora",
  lastName: "Whitfield",
  email: "nora.whitfield@people.example",
  ssn: "666120001",
  username: "nora.w",
  password: "quiet rivers run north",
};

/** A bureau prints part of an account's number; some reports that people upload have all of it. */
const account = { printed: "441712XXXXXX", full: "4417120066120042", kept: "****0042" };

/** It moves the clock, so no other journey shares its product. */
let product: RunningProduct;
let origin: string;
let browser: Browser;
/** What the visitor's browser asked for and kept. */
const traces: string[] = [];

beforeAll(async () => {
  product = await startProduct({ copyOf: process.env.JOURNEY_AS_STARTED });
  origin = product.origin;
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test.each([
  ["admin", { isAdmin: true, subscriptionStatus: "active", subscriptionTier: "monthly" }],
  ["member", { subscriptionStatus: "active", subscriptionTier: "monthly", disputeAllowance: { used: 2, limit: 5 } }],
  ["onetime", { subscriptionStatus: "active", subscriptionTier: "onetime", disputeAllowance: { used: 1, limit: 2 } }],
  ["premium", { subscriptionStatus: "active", subscriptionTier: "premium", disputeAllowance: { used: 0, limit: 15 } }],
  ["pending", { subscriptionStatus: "pending_verification" }],
  ["new", { subscriptionStatus: "incomplete" }],
  ["empty", { subscriptionStatus: "incomplete" }],
  ["inactive", { subscriptionStatus: "inactive" }],
])("after the first start the account '%s' is what the README says", async (name, expected) => {
  const body = { email: `${name}@redress.example`, password: DEMO_PASSWORD };
  const user = await new Caller(origin).call(User, "POST", "/api/auth/password/login", { body });
  expect(user).toMatchObject(expected);
});

test("Maya starts with at most 5 unread notices, and with no note in one language only", async () => {
  const maya = new Caller(origin);
  await maya.call(User, "POST", "/api/auth/password/login", {
    body: { email: "member@redress.example", password: DEMO_PASSWORD },
  });
  expect((await maya.call(NoticeList, "GET", "/api/notifications")).unreadCount).toBeLessThanOrEqual(5);
  const disputes = await maya.call(z.array(Dispute), "GET", "/api/disputes");
  expect(disputes.flatMap(({ timeline }) => timeline.map(({ note }) => note)).filter(Boolean)).toEqual([]);
});

test("from the landing page to letters that the bureaus have received", async () => {
  const operator = localConsole(origin);
  const visitor = await visit(browser);
  const { page } = visitor;

  // The visitor comes from the landing page, and a reload keeps what was typed but for the SSN.
  await page.goto(origin);
  await page.getByRole("link", { name: "Start with Monthly" }).click();
  await page.getByLabel("First name").fill(nora.firstName);
  await page.getByLabel("City").fill("Albany");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.reload();
  expect(await page.getByLabel("First name").inputValue()).toBe(nora.firstName);

  await tellWhoYouAre(page, nora);
  await uploadId(page, browser);
  await pullReport(page);
  await selectTwoItems(page);
  await signContract(page, nora);
  await sayPaid(page);
  await page.getByText("Preparing your disputes").waitFor();
  await openAccount(page, nora);
  await page.getByText("Payment Verification Pending").waitFor();

  // The administrator activates.
  const admin = await visit(browser);
  await signIn(admin.page, origin, "admin@redress.example");
  await admin.page.goto(`${origin}/admin?tab=users&search=whitfield`);
  await admin.page.getByLabel("Admin key").fill("local-admin-key");
  await admin.page.getByRole("button", { name: "Activate" }).click();
  await admin.page.getByText("Nora Whitfield is active now").first().waitFor();

  // The member reads the letters and sends them.
  await page.goto(`${origin}/disputes`);
  await approveLetters(page, "Nora Whitfield");
  await page.getByRole("button", { name: /^Send \d+ letters$/ }).click();
  await page
    .getByText(/^2 disputes are queued: .* You have 3 disputes remaining this month\.$/)
    .first()
    .waitFor();
  await page
    .getByText(/Your letters? (?:is|are) ready and leaves? on/)
    .first()
    .waitFor();

  // Nothing leaves before the cancellation period is over; then each letter does, once.
  const before = (await operator.letters()).length;
  await operator.advanceDays(1);
  expect(await operator.letters()).toHaveLength(before);
  await operator.advanceDays(8);
  const mailed = (await operator.letters()).slice(-(await operator.letters()).length + before);
  expect(mailed.length).toBeGreaterThanOrEqual(2);
  expect(new Set(mailed.map(({ disputeId, bureau }) => `${disputeId} ${bureau}`)).size).toBe(mailed.length);
  await operator.advanceDays(7);

  // The session is over by then; the member signs in with the new account and sees the bureaus' clock.
  await signIn(page, origin, nora.email, nora.password);
  await page.goto(`${origin}/disputes`);
  await page.getByText("Under Review").first().waitFor();
  await page
    .getByText(/Awaiting bureau response: due by/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Show letters" }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download the Experian letter \(PDF\)/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^dispute-letter-experian-[0-9A-Z]{26}\.pdf$/);

  expect((await operator.calls()).filter(({ allowed }) => !allowed)).toEqual([]);
  expect([...visitor.faults, ...admin.faults]).toEqual([]);
  traces.push(...visitor.urls, await storageOf(page));
});

test("a member uploads the report of one bureau and finds its items on the own report", async () => {
  const { page, faults } = await visit(browser);
  await signIn(page, origin, "empty@redress.example");
  await page.getByRole("link", { name: "Upload", exact: true }).click();
  await page.getByRole("button", { name: "Continue to upload" }).click();
  const sample = readFileSync(join(__dirname, "../../shared/testing/reports/experian-1.txt"), "utf8");
  const text = sample.replace(account.printed, account.full);
  const pdf = { name: "experian.pdf", mimeType: "application/pdf", buffer: Buffer.from(await makePdf(text)) };
  await page.getByTestId("report-files").setInputFiles([pdf]);
  await page.getByRole("button", { name: "Read 1 file" }).click();

  await page.getByRole("heading", { name: "Please check 2 items" }).waitFor();
  await page.getByText("Status Account charged off. $1,240 written off.").first().waitFor();
  await untick(page.getByRole("checkbox", { name: /^Ridgeline/i }));
  await page.getByRole("button", { name: "Keep 1 item" }).click();
  await page.getByText("Saved. 1 item of these files is on your report.").waitFor();
  await page.getByRole("link", { name: "Go to your credit report" }).first().click();
  await page.getByText("From a report you uploaded").waitFor();
  expect(await page.getByText("NORTHLAKE CARD SERVICES").count()).toBeGreaterThan(0);
  expect(await page.getByText("RIDGELINE RECOVERY").count()).toBe(0);
  expect((await localConsole(origin).calls()).filter(({ allowed }) => !allowed)).toEqual([]);
  expect(faults).toEqual([]);
});

test("what must stay secret is nowhere in plain text: not in a store, a log, an address, the browser", async () => {
  const secrets = ["666120001", "666-12-0001", "1988-04-09", "04/09/1988", nora.password, account.full];
  const personal = [...secrets, nora.email, "5185550134", "(518) 555-0134", "Whitfield", "Harbor Street"];
  const { dataDir } = product;
  const traced = [readFileSync(`${dataDir}.log`, "utf8"), ...traces].join("\n");

  const packed = (await packedTexts(dataDir)).join("\n");

  expect(filesWith(secrets, dataDir)).toEqual([]);
  expect(packed).toContain(account.kept);
  expect(secrets.filter((text) => packed.includes(text))).toEqual([]);
  expect(personal.filter((text) => traced.includes(text) || traced.includes(encodeURIComponent(text)))).toEqual([]);
});

test("a person signs in through the outside provider, though the service's clock is ahead, and out again", async () => {
  const { page, faults } = await visit(browser);
  await page.goto(`${origin}/login?admin=access`);
  await page.getByRole("button", { name: "Sign in with the identity provider" }).click();
  await page.getByRole("button").first().click();
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole("heading", { level: 1, name: /^Welcome, / }).waitFor();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("link", { name: "Start with Monthly" }).waitFor();
  await page.goto(`${origin}/dashboard`);
  await page.getByRole("link", { name: "Start with Monthly" }).waitFor();
  expect(faults).toEqual([]);
});
