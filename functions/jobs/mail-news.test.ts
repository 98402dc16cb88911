import type { Email } from "#functions/providers/email/email";
import { notify } from "#functions/services/members/notify";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { followServices } from "#functions/testing/follow-services";
import { makeUserRecord } from "#functions/testing/make-user-record";
import type { MailTopic } from "#shared/domain/account/mail-topics";
import { mailNews } from "./mail-news";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const AT = "2026-11-26T12:00:00.000Z";
const business = { business: "Redress", address: "1 Main St", site: "https://redress.example" };

/** A member to whom two things happened, and a run of the job that keeps what it mails. */
async function world({ isProven = true, off = [] as MailTopic[] } = {}) {
  const services = followServices(tables, () => new Date(AT));
  const user = makeUserRecord({ mailTopicsOff: off, emailProvenAt: isProven ? AT : undefined });
  await services.users.put(user);
  const about = { userId: user.userId, at: AT, accountName: "NORTHGATE RECOVERY" };
  await notify({ ...about, kind: "letter_delivered", bureau: "experian", dedupeKey: "1" }, services);
  await notify({ ...about, kind: "answer_due_soon", bureau: "equifax", dueOn: "2026-12-26", dedupeKey: "2" }, services);
  const mails: Email[] = [];
  const mail = { send: async (email: Email) => void mails.push(email) };
  const run = (provider = mail) => mailNews({}, { ...services, mail: provider, business });
  return { user, services, mails, run };
}

test("what happened on a day is one mail, each thing with its account, its bureau and its date, and one button", async () => {
  const { user, mails, run } = await world();
  await run();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: user.email, subject: "News about your disputes" });
  const { text = "", html = "" } = mails[0] ?? {};
  expect(text).toContain("- Northgate Recovery: your letter has reached Experian.");
  expect(text).toContain("- Northgate Recovery: the last day for Equifax to answer: December 26, 2026.");
  expect(html.match(/href="https:\/\/redress.example\/login\?return=%2Fdisputes"/g)).toHaveLength(1);
});

test("the button of a mail about one dispute leads to that dispute, unless the address may be another person's", async () => {
  for (const isProven of [true, false]) {
    const { user, services, mails, run } = await world({ isProven });
    await run();
    const about = { userId: user.userId, at: "2026-11-26T18:00:00.000Z", disputeId: "01KAB0000000000000000D1SP0" };
    await notify({ ...about, kind: "letters_mailed", dedupeKey: "3" }, services);
    await run();
    const page = `/disputes${isProven ? `?dispute=${about.disputeId}` : ""}`;
    const link = `href="https://redress.example/login?return=${encodeURIComponent(page)}"`;
    expect(mails[1]?.html).toContain(link);
  }
});

test("nothing is mailed twice, and what comes later is in the next mail", async () => {
  const { user, services, mails, run } = await world();
  await run();
  await run();
  expect(mails).toHaveLength(1);

  const later = { userId: user.userId, at: "2026-11-26T18:00:00.000Z", accountName: "Lakeside Bank" };
  await notify({ ...later, kind: "letters_mailed", dedupeKey: "3" }, services);
  await run();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain("Lakeside Bank");
  expect(mails[1]?.text).not.toContain("Northgate");
});

test("what comes while a mail leaves is not lost", async () => {
  const { user, services, mails, run } = await world();
  const later = {
    userId: user.userId,
    at: AT,
    accountName: "Lakeside Bank",
    kind: "letters_mailed",
    dedupeKey: "3",
  } as const;
  await run({
    send: async (email) => {
      mails.push(email);
      await notify(later, services);
    },
  });
  await run();
  expect(mails.map(({ text }) => text.includes("Lakeside Bank"))).toEqual([false, true]);
});

test("a mail that cannot be sent waits for the next run", async () => {
  const { mails, run } = await world();
  const down = { send: () => Promise.reject(new Error("down")) };
  await expect(run(down)).rejects.toThrow("1 mails of the day could not be sent");
  await run();
  expect(mails).toHaveLength(1);
});

test("a member who turned the topic off gets no mail of it, and nothing waits", async () => {
  const { user, services, mails, run } = await world({ off: ["disputes"] });
  await run();
  expect(mails).toEqual([]);
  expect(await services.news.get(user.userId)).toBeUndefined();
});

test("a mail to an address that is not proven names no account and no bureau", async () => {
  const { mails, run } = await world({ isProven: false });
  await run();
  expect(mails[0]?.text).toContain("There is news about your disputes.");
  expect(mails[0]?.text).not.toMatch(/Northgate|Experian/);
});
