import { EmailCodes } from "#functions/repositories/email-codes";
import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { transact } from "#functions/repositories/table";
import { UserRepository } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makePendingMember, makeUserRecord } from "#functions/testing/make-user-record";
import { ordersOf } from "#functions/testing/orders-of";
import { EMAIL_CODE_TRIES, EMAIL_CODES_PER_HOUR } from "#shared/domain/account/email-code";
import { confirmEmail } from "./confirm-email";
import { sendEmailCode } from "./send-email-code";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const refused = { code: "EMAIL_CODE_INVALID" };

async function world(member = makeUserRecord()) {
  const { documents, usersTable } = tables;
  const clock = { at };
  const users = new UserRepository(documents, usersTable);
  const codes = new EmailCodes(documents, usersTable);
  const services = {
    users,
    codes,
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    writeTogether: (items: Parameters<typeof transact>[1]) => transact(documents, items),
    now: () => clock.at,
  };
  const { userId } = await users.put(member);
  const signedIn = async () => (await users.get(userId)) ?? member;
  const confirm = async (code: string) =>
    confirmEmail(makeRequest<"account/confirm-email">({ user: await signedIn(), body: { code } }), services);
  const ask = async () => sendEmailCode(makeRequest<"account/send-email-code">({ user: await signedIn() }), services);
  const provenAt = async () => (await users.get(userId))?.emailProvenAt;
  const ordered = () => ordersOf(userId, tables);
  return { services, users, codes, clock, userId, member, confirm, ask, provenAt, ordered };
}

const other = (code: string) => (code === "00000000" ? "00000001" : "00000000");

test("the mailed code proves the address of the member who is signed in", async () => {
  const { codes, member, confirm, provenAt } = await world();
  const code = await codes.issue(member, at);
  expect(code).toMatch(/^\d{8}$/);
  await confirm(code);
  expect(await provenAt()).toBe(at.toISOString());
});

test("an account without an address gets no code", async () => {
  const { ask, ordered } = await world({ ...makeUserRecord(), email: undefined });
  await expect(ask()).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await ordered()).toEqual([]);
});

test("another member's code proves nothing", async () => {
  const victim = await world();
  const stranger = await world();
  await stranger.codes.issue(stranger.member, at);
  const code = await victim.codes.issue(victim.member, at);
  await expect(stranger.confirm(code)).rejects.toMatchObject(refused);
  expect(await stranger.provenAt()).toBeUndefined();
});

test("a code proves the address that it was mailed to, and no other that the account has by then", async () => {
  const { users, codes, member, userId, confirm, provenAt } = await world();
  const code = await codes.issue(member, at);
  await users.update(userId, { email: "somebody.else@example.com" });
  await expect(confirm(code)).rejects.toMatchObject(refused);
  expect(await provenAt()).toBeUndefined();
});

test("an address that is corrected at the same moment is not proven by the code of the one before", async () => {
  const { services, users, codes, member, userId, confirm, provenAt } = await world();
  const code = await codes.issue(member, at);
  const isRight = codes.isRight.bind(codes);
  services.codes.isRight = async (...tried) => {
    const answer = await isRight(...tried);
    await users.update(userId, { email: "somebody.else@example.com" });
    return answer;
  };
  await expect(confirm(code)).rejects.toMatchObject(refused);
  expect(await provenAt()).toBeUndefined();
});

test("copies of a contract that was signed follow once the address is proven", async () => {
  const { codes, member, confirm, ordered } = await world(makePendingMember());
  await confirm(await codes.issue(member, at));
  expect(await ordered()).toEqual(["contractCopies"]);
});

test("an address that is proven stays so: nothing is mailed, and no code is asked for", async () => {
  const since = "2026-03-01T10:00:00.000Z";
  const { ask, confirm, provenAt, ordered } = await world(makeUserRecord({ emailProvenAt: since }));
  await ask();
  await confirm("00000000");
  expect([await provenAt(), await ordered()]).toEqual([since, []]);
});

test.each([
  ["at its last moment is good", 24 * 3_600_000 - 1, true],
  ["after a day is not", 24 * 3_600_000, false],
])("a code %s", async (_, ageMs, isGood) => {
  const { codes, member, clock, confirm } = await world();
  const code = await codes.issue(member, at);
  clock.at = new Date(at.getTime() + ageMs);
  const result = confirm(code);
  if (isGood) await result;
  else await expect(result).rejects.toMatchObject(refused);
});

test("a newer code replaces the older one", async () => {
  const { codes, member, confirm } = await world();
  const older = await codes.issue(member, at);
  let newer = await codes.issue(member, at);
  while (newer === older) newer = await codes.issue(member, at);
  await expect(confirm(older)).rejects.toMatchObject(refused);
  await confirm(newer);
});

test("after its tries even the right code is dead", async () => {
  const { codes, member, confirm } = await world();
  const code = await codes.issue(member, at);
  for (let attempt = 0; attempt < EMAIL_CODE_TRIES; attempt += 1) {
    await expect(confirm(other(code))).rejects.toMatchObject(refused);
  }
  await expect(confirm(code)).rejects.toMatchObject(refused);
});

test("the last try may be the right one", async () => {
  const { codes, member, confirm, provenAt } = await world();
  const code = await codes.issue(member, at);
  for (let attempt = 1; attempt < EMAIL_CODE_TRIES; attempt += 1) {
    await expect(confirm(other(code))).rejects.toMatchObject(refused);
  }
  await confirm(code);
  expect(await provenAt()).toBeDefined();
});

test("without a code that was mailed nothing is proven", async () => {
  const { confirm } = await world();
  await expect(confirm("12345678")).rejects.toMatchObject(refused);
});

test("a member may ask for a few mails an hour", async () => {
  const { ask, ordered } = await world();
  for (let time = 0; time < EMAIL_CODES_PER_HOUR; time += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await ordered()).toEqual(Array.from({ length: EMAIL_CODES_PER_HOUR }, () => "confirmEmail"));
});
