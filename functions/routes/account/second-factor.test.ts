import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { newSession, SessionRepository } from "#functions/repositories/sessions";
import { UserRepository } from "#functions/repositories/users";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { ordersOf } from "#functions/testing/orders-of";
import type { Device } from "#shared/domain/account/device";
import { confirmSecondFactor } from "./confirm-second-factor";
import { endSecondFactor } from "./end-second-factor";
import { startSecondFactor } from "./start-second-factor";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const password = "a bridge over it";
const device: Device = { browser: "Firefox", system: "Linux" };

async function world() {
  const { documents, usersTable } = tables;
  const pool = new FakeUserPool();
  const users = new UserRepository(documents, usersTable);
  const services = {
    users,
    sessions: new SessionRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    passwords: pool,
    pool,
    now: () => at,
  };
  const user = await users.put(makeUserRecord({ email: "maya+1@example.com" }));
  await pool.create({ userId: user.userId, email: "maya+1@example.com", password });
  const isOn = async () => [
    (await users.get(user.userId))?.secondFactorSince !== undefined,
    pool.users.get(user.userId)?.isSecondFactorOn === true,
  ];
  const start = (typed = password) =>
    startSecondFactor(makeRequest<"account/start-second-factor">({ user, body: { password: typed } }), services);
  const old = await services.sessions.open(newSession(user.userId, "password", at, { device }));
  const confirm = (code: string, typed = password) =>
    confirmSecondFactor(
      makeRequest<"account/confirm-second-factor">({
        user,
        session: old.record,
        cookies: { "__Host-session": old.id },
        body: { password: typed, code },
      }),
      services,
    );
  const end = async (code: string, typed = password) => {
    const now = (await users.get(user.userId)) ?? user;
    const body = { password: typed, code };
    return endSecondFactor(makeRequest<"account/end-second-factor">({ user: now, body }), services);
  };
  const sessionsFrom = async () => (await users.get(user.userId))?.sessionsFrom;
  return { pool, userId: user.userId, start, confirm, end, isOn, old, sessions: services.sessions, sessionsFrom };
}

const wrong = (field: string) => ({ code: "VALIDATION_FAILED", fieldErrors: { [field]: [expect.any(String)] } });

test("a key is given for the password, as text and as an address for the app", async () => {
  const { start, isOn } = await world();
  expect(await start()).toEqual({
    secret: "SECRETKEY",
    uri: "otpauth://totp/Redress%3Amaya%2B1%40example.com?secret=SECRETKEY&issuer=Redress",
  });
  await expect(start("not this one")).rejects.toMatchObject(wrong("password"));
  expect(await isOn()).toEqual([false, false]);
});

test("where it is not on there is nothing to turn off, whatever the code, and no mail says so", async () => {
  const { pool, userId, end } = await world();
  await expect(end(pool.code)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(end("123456")).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await ordersOf(userId, tables)).toEqual([]);
});

test("what stopped halfway, once the user pool had turned it off, is completed by the same call", async () => {
  const { pool, userId, confirm, end, isOn } = await world();
  await confirm(pool.code);
  await pool.setSecondFactor(userId, false);
  expect(await isOn()).toEqual([true, false]);
  await end(pool.code);
  expect(await isOn()).toEqual([false, false]);
});

test("it is on once the app shows a right code, and off for a member who has both", async () => {
  const { pool, start, confirm, end, isOn } = await world();
  await expect(confirm("000000")).rejects.toMatchObject(wrong("code"));
  expect(await isOn()).toEqual([false, false]);
  const units = countUnits(tables.documents);
  await confirm(pool.code);
  expect(units.write).toBeLessThanOrEqual(11);
  expect(await isOn()).toEqual([true, true]);
  await expect(start()).rejects.toMatchObject({ code: "CONFLICT" });

  await expect(end("000000")).rejects.toMatchObject(wrong("code"));
  await expect(end(pool.code, "not this one")).rejects.toMatchObject(wrong("password"));
  expect(await isOn()).toEqual([true, true]);
  await end(pool.code);
  expect(await isOn()).toEqual([false, false]);
});

test("the browser that proved the app goes on in a session that says so, and its old one is over", async () => {
  const { pool, confirm, old, sessions } = await world();
  const { options } = await confirm(pool.code);
  expect(options.session?.record).toMatchObject({ method: "password", hasSecondFactor: true });
  expect(await sessions.find(old.id, at)).toBeUndefined();
});

test("sessions of before end once the second factor is on: none of them has shown its code", async () => {
  const { pool, confirm, sessionsFrom } = await world();
  await confirm("000000").catch(() => undefined);
  expect(await sessionsFrom()).toBeUndefined();

  const { options } = await confirm(pool.code);
  expect(await sessionsFrom()).toBe(at.toISOString());
  expect(options.session?.record).toMatchObject({ createdAt: at.toISOString(), device });
});

test("wrong codes count as wrong sign-ins", async () => {
  const { pool, confirm, end } = await world();
  await confirm(pool.code);
  for (let time = 0; time < 10; time += 1) await end("000000").catch(() => undefined);
  await expect(end(pool.code)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});
