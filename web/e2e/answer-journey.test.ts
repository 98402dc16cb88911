import type { Browser, Page } from "playwright-core";
import * as z from "zod";
import { Dispute, DisputeDetail } from "#shared/api/schemas/dispute";
import { User } from "#shared/api/schemas/user";
import { bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { messages as english } from "#shared/i18n/en/index";
import { messages as spanish } from "#shared/i18n/es/index";
import { DEMO_PASSWORD, enter, openBrowser, origin, visit } from "./support/browser";
import { Caller } from "./support/caller";
import { type ActiveMember, activeMember, PASSWORD } from "./support/people";

jest.setTimeout(240_000);

let browser: Browser;
let admin: Caller;
beforeAll(async () => {
  browser = await openBrowser();
  admin = new Caller(origin);
  const body = { email: "admin@redress.example", password: DEMO_PASSWORD };
  await admin.call(User, "POST", "/api/auth/password/login", { body });
});
afterAll(() => browser?.close());

/** The member mails the letters of a draft, and the bureaus have them the same day. */
async function mailOneself({ caller }: ActiveMember, id: string): Promise<void> {
  const today = dayOf(new Date());
  const { bureaus: progress } = await caller.call(DisputeDetail, "GET", `/api/disputes/${id}`);
  const writtenTo = bureaus.filter((bureau) => progress[bureau]?.reportsItem);
  const letters = writtenTo.map((bureau) => ({ bureau, mailedOn: today }));
  await caller.call(z.unknown(), "POST", `/api/disputes/${id}/self-mail`, { body: { letters } });
  const received = Object.fromEntries(writtenTo.map((bureau) => [bureau, today]));
  await caller.call(z.unknown(), "PATCH", `/api/disputes/${id}/status`, { body: { status: "in_review", received } });
}

type Said = { messages: Record<string, string>; approve: RegExp; send: RegExp; queued: RegExp; asksHow: RegExp };

const inEnglish: Said = {
  messages: english,
  approve: /^Approve /,
  send: /^Send \d letter/,
  queued: /is queued: its letters leave/,
  asksHow: /^Ask .* how it checked/,
};
const inSpanish: Said = {
  messages: spanish,
  approve: /^Aprobar /,
  send: /^Enviar \d carta/,
  queued: /disputa espera: sus cartas salen/,
  asksHow: /^Preguntar a .* cómo verificó/,
};

/** The words of a control, which the catalogue has for certain. */
const wordsOf = ({ messages }: Said, key: string) => messages[key] ?? key;

async function approveAndSend(page: Page, said: Said) {
  await page.goto(`${origin}/disputes`);
  await page
    .getByRole("button", { name: wordsOf(said, "disputes.letters.review") })
    .first()
    .click();
  await page.getByRole("document").first().waitFor();
  const buttons = page.getByRole("button", { name: said.approve });
  await buttons.first().waitFor();
  while ((await buttons.count()) > 0) await buttons.first().click();
  await page.getByRole("button", { name: said.send }).first().click();
  await page.getByText(said.queued).first().waitFor();
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.each([
  ["en", 1280, inEnglish],
  ["es", 360, inSpanish],
] as const)(
  "letters are read, approved and sent, an answer is recorded, and what follows is written: %s, %i px",
  async (language, width, said) => {
    const member = await activeMember(admin, { drafts: 2 });
    const [first = "", second = ""] = member.drafts;
    await mailOneself(member, first);
    const { page, faults } = await visit(browser, { language, width });
    await enter(page, origin, member.user.email, PASSWORD);

    await approveAndSend(page, said);
    const sent = await member.caller.call(DisputeDetail, "GET", `/api/disputes/${second}`);
    expect(sent.status).toBe("submitted");

    await page.goto(`${origin}/disputes?dispute=${first}`);
    await page
      .getByRole("button", { name: wordsOf(said, "disputes.answer.record") })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio").first().check();
    await dialog.getByText(wordsOf(said, "disputes.outcome.verified"), { exact: true }).click();
    await dialog.getByLabel(wordsOf(said, "disputes.answer.day")).fill(dayOf(new Date()));
    await dialog.getByRole("button", { name: wordsOf(said, "disputes.answer.save") }).click();
    await dialog.getByRole("button", { name: said.asksHow }).first().click();
    await dialog.getByRole("button", { name: wordsOf(said, "disputes.followUp.submit") }).click();
    await page.getByText(wordsOf(said, "disputes.followUp.done")).first().waitFor();

    const disputes = await member.caller.call(z.array(Dispute), "GET", "/api/disputes");
    const letter = disputes.find(({ partOf }) => partOf === first);
    expect(letter?.status).toBe("draft");
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    expect(faults).toEqual([]);
  },
);
