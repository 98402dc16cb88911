import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { DeviceRepository } from "#functions/repositories/devices";
import { EmailRepository } from "#functions/repositories/emails";
import { HistoryRepository } from "#functions/repositories/history";
import { IdentityRepository } from "#functions/repositories/identities";
import { LimitRepository } from "#functions/repositories/limits";
import { PasswordResets } from "#functions/repositories/password-resets";
import { UserRepository } from "#functions/repositories/users";
import { DEVICE_COOKIE } from "#functions/shell/cookies";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { fakeOpen, fakeSeal } from "#functions/testing/fake-seal";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { AppError } from "#shared/api/errors";
import { forgotPassword } from "./forgot-password";
import { resetPassword } from "./reset-password";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const password = "a tunnel under it";
type Proof = { dateOfBirth?: string; browser?: string };

async function world() {
  const { documents, usersTable } = tables;
  const pool = new FakeUserPool();
  const clock = { at };
  const services = {
    users: new UserRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    resets: new PasswordResets(documents, usersTable),
    devices: new DeviceRepository(documents, usersTable),
    identities: new IdentityRepository(documents, usersTable),
    history: new HistoryRepository(documents, usersTable),
    openField: fakeOpen,
    pool,
    now: () => clock.at,
  };
  const member = await services.users.put(makeUserRecord());
  const { userId, email = "" } = member;
  await pool.create({ userId, email, password: "a bridge over it" });
  const forget = (typed = email) =>
    forgotPassword(makeRequest<"auth/forgot-password">({ body: { email: typed } }), services);
  const reset = (code: string, typed = password, { dateOfBirth, browser = "" }: Proof = {}) => {
    const request = { body: { code, password: typed, dateOfBirth }, cookies: { [DEVICE_COOKIE]: browser } };
    return resetPassword(makeRequest<"auth/reset-password">(request), services);
  };
  /** As a report that was asked for leaves it. */
  const keepBirthDate = async (day: string) => {
    const dateOfBirth = await fakeSeal(userId, "date-of-birth", day);
    await documents.send(new PutCommand({ TableName: usersTable, Item: { userId, sk: "IDENTITY", dateOfBirth } }));
  };
  return { services, pool, clock, userId, member, forget, reset, keepBirthDate };
}

type World = Awaited<ReturnType<typeof world>>;

const refused = { code: "RESET_CODE_INVALID" };

test("known and unknown addresses take the same way at the same cost (6.3.8)", async () => {
  const { forget } = await world();
  const units = countUnits(tables.documents);
  expect(await forget()).toBeUndefined();
  const known = { ...units };
  expect(await forget("nobody@example.com")).toBeUndefined();
  expect(units).toEqual({ read: known.read * 2, write: known.write * 2 });
  expect(known).toEqual({ read: 0, write: 3 });
});

test.each(["once-known@example.com", "never-known@example.com"])(
  "%s may be asked for 5 times an hour",
  async (email) => {
    const { forget } = await world();
    for (let time = 0; time < 5; time += 1) await forget(email);
    await expect(forget(email)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  },
);

test("a person who proves the address of a squatter's account takes it without the squatter's factor and sessions", async () => {
  const { services, pool, userId, member, reset } = await world();
  const since = "2026-03-01T10:00:00.000Z";
  await services.users.update(userId, { secondFactorSince: since });
  await pool.setSecondFactor(userId, true);
  await reset(await services.resets.issue(member, at));
  expect(await pool.check(userId, password)).toBe("right");
  const user = await services.users.get(userId);
  expect(user).toMatchObject({ emailProvenAt: at.toISOString(), sessionsFrom: at.toISOString() });
  expect(user?.secondFactorSince).toBeUndefined();
});

test("a code proves the address that it was mailed to, and no other that the account has by then", async () => {
  const { services, pool, userId, member, reset } = await world();
  const code = await services.resets.issue(member, at);
  await services.users.update(userId, { email: "somebody.else@example.com" });
  await expect(reset(code)).rejects.toMatchObject(refused);
  expect(await pool.isRight(userId, password)).toBe(false);
  expect((await services.users.get(userId))?.emailProvenAt).toBeUndefined();
});

test.each(["take", "givePassword"] as const)("an address that is corrected during %s is not proven", async (step) => {
  const { services, pool, userId, member, reset } = await world();
  const code = await services.resets.issue(member, at);
  const correct = () => services.users.update(userId, { email: "somebody.else@example.com" });
  const take = services.resets.take.bind(services.resets);
  const givePassword = pool.givePassword.bind(pool);
  services.resets.take = async (taken) => {
    if (step === "take") await correct();
    return take(taken);
  };
  pool.givePassword = async (given) => {
    if (step === "givePassword") await correct();
    return givePassword(given);
  };
  await expect(reset(code)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await services.users.get(userId))?.emailProvenAt).toBeUndefined();
});

const asksBirthDate = { code: "VALIDATION_FAILED", fieldErrors: { dateOfBirth: [expect.any(String)] } };

test("an address that was mistyped opens no one's credit file: its owner does not know the birth date on file", async () => {
  const { services, pool, userId, member, reset, keepBirthDate } = await world();
  await keepBirthDate("1988-04-12");
  const code = await services.resets.issue(member, at);
  await expect(reset(code)).rejects.toMatchObject(asksBirthDate);
  await expect(reset(code, password, { dateOfBirth: "1988-04-13" })).rejects.toMatchObject(asksBirthDate);
  expect(await pool.check(userId, password)).toBe("wrong");
  expect((await services.users.get(userId))?.emailProvenAt).toBeUndefined();

  await reset(code, password, { dateOfBirth: "1988-04-12" });
  expect(await pool.check(userId, password)).toBe("right");
});

test("a birth date is not to be found by trying: five a day, the right one included", async () => {
  const { services, member, reset, keepBirthDate } = await world();
  await keepBirthDate("1988-04-12");
  const code = await services.resets.issue(member, at);
  for (let day = 1; day <= 5; day += 1) {
    await expect(reset(code, password, { dateOfBirth: `1988-05-0${day}` })).rejects.toMatchObject(asksBirthDate);
  }
  const right = reset(code, password, { dateOfBirth: "1988-04-12" });
  await expect(right).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test.each([
  [
    "in a browser in which the member has signed in",
    async ({ services, userId }: World) => ({
      browser: await services.devices.remember(userId, undefined, at),
    }),
  ],
  [
    "where the address was proven before",
    async ({ services, userId }: World) => {
      await services.users.update(userId, { emailProvenAt: "2026-03-01T10:00:00.000Z" });
      return {};
    },
  ],
])("no birth date is asked for %s", async (_, prove) => {
  const own = await world();
  await own.keepBirthDate("1988-04-12");
  const proof = await prove(own);
  await own.reset(await own.services.resets.issue(own.member, at), password, proof);
  expect(await own.pool.isRight(own.userId, password)).toBe(true);
});

test("a person who has had no password gets one", async () => {
  const { services, pool, userId, member, reset } = await world();
  await pool.remove(userId);
  await reset(await services.resets.issue(member, at));
  expect(await pool.isRight(userId, password)).toBe(true);
});

test("a person who lost the password of an address that was proven before keeps the second factor", async () => {
  const { services, pool, userId, member, reset } = await world();
  const since = "2026-03-01T10:00:00.000Z";
  await services.users.update(userId, { emailProvenAt: since, secondFactorSince: since });
  await pool.setSecondFactor(userId, true);
  await reset(await services.resets.issue(member, at));
  expect(await pool.check(userId, password)).toBe("code_required");
  expect(await services.users.get(userId)).toMatchObject({ emailProvenAt: since, secondFactorSince: since });
});

test("a code sets the password once, ends every session and tells the member", async () => {
  const { services, pool, userId, member, reset } = await world();
  const code = await services.resets.issue(member, at);
  await reset(code);
  expect(await pool.isRight(userId, password)).toBe(true);
  expect(await services.users.get(userId)).toMatchObject({
    sessionsFrom: at.toISOString(),
    emailProvenAt: at.toISOString(),
  });
  await expect(reset(code)).rejects.toMatchObject(refused);
});

test("a reset ends every session before it sets the password, and proves the address after it", async () => {
  const { services, pool, userId, member, reset } = await world();
  const setPassword = jest.spyOn(pool, "setPassword").mockRejectedValueOnce(new Error("The power is gone"));
  await expect(reset(await services.resets.issue(member, at))).rejects.toThrow("The power is gone");
  const user = await services.users.get(userId);
  expect([user?.sessionsFrom, user?.emailProvenAt]).toEqual([at.toISOString(), undefined]);
  setPassword.mockRestore();
});

test("of two who use a code at once, one succeeds", async () => {
  const { services, member, reset } = await world();
  const code = await services.resets.issue(member, at);
  const results = await Promise.allSettled([reset(code), reset(code)]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test.each([
  ["at its last moment is good", 3_599_999, true],
  ["after an hour is not", 3_600_000, false],
])("a code %s", async (_, ageMs, isGood) => {
  const { services, member, clock, reset } = await world();
  const code = await services.resets.issue(member, at);
  clock.at = new Date(at.getTime() + ageMs);
  const result = reset(code);
  if (isGood) await result;
  else await expect(result).rejects.toMatchObject(refused);
});

test("a newer code replaces the older one", async () => {
  const { services, member, reset } = await world();
  const older = await services.resets.issue(member, at);
  const newer = await services.resets.issue(member, at);
  await expect(reset(older)).rejects.toMatchObject(refused);
  await reset(newer);
});

test.each(["", "x", "01ARZ3NDEKTSV4RRFFQ69G5FAV.x", "USER.SESSION.x"])("the code %p opens nothing", async (code) => {
  const { reset } = await world();
  await expect(reset(code)).rejects.toMatchObject(refused);
});

test("a password that is too easy, or that the pool does not take, leaves the code good", async () => {
  const { services, member, pool, reset } = await world();
  const code = await services.resets.issue(member, at);
  await expect(reset(code, "password123")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  const set = jest.spyOn(pool, "setPassword").mockRejectedValueOnce(new AppError("VALIDATION_FAILED"));
  await expect(reset(code, " a tunnel under it")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  set.mockRestore();
  await reset(code);
});

test("the table holds no code, and codes have 256 bits", async () => {
  const { services, member } = await world();
  const [, secret = ""] = (await services.resets.issue(member, at)).split(".");
  const { Items: items } = await tables.documents.send(new ScanCommand({ TableName: tables.usersTable }));
  expect(JSON.stringify(items)).not.toContain(secret);
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
});
