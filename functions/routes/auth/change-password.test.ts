import { DeviceRepository } from "#functions/repositories/devices";
import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { newSession, SessionRepository } from "#functions/repositories/sessions";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler } from "#functions/shell/api-handler";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { makeEvent } from "#functions/testing/make-event";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { AppError } from "#shared/api/errors";
import { changePassword } from "./change-password";

let tables: TestTables;
beforeAll(async () => {
  process.env.SITE_ORIGIN = "https://redress.example";
  tables = await startTables();
});
afterAll(() => tables.close());

const currentPassword = "a bridge over it";
const password = "a tunnel under it";

/** A member who is signed in on two devices. */
async function world() {
  const { documents, usersTable } = tables;
  const pool = new FakeUserPool();
  const users = new UserRepository(documents, usersTable);
  const sessions = new SessionRepository(documents, usersTable);
  const services = {
    users,
    sessions,
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    passwords: pool,
    pool,
    now: () => new Date(),
  };
  const { userId, email = "" } = await users.put(makeUserRecord());
  await pool.create({ userId, email, password: currentPassword });
  const began = new Date(Date.now() - 60_000);
  const [here, elsewhere] = [newSession(userId, "password", began), newSession(userId, "password", began)];
  await sessions.open(here);
  await sessions.open(elsewhere);

  const answers = { begin: jest.fn(), finish: jest.fn(), abandon: jest.fn(), finishWrite: jest.fn() };
  const devices = new DeviceRepository(documents, usersTable);
  const shell = () => ({ users, sessions, answers, devices, limits: services.limits });
  const change = apiHandler("auth/change-password", changePassword, () => services, shell);
  const send = (body: object, id = here.id) =>
    change(makeEvent({ method: "POST", body, cookies: [`__Host-session=${id}`] }));
  return { pool, userId, send, elsewhere };
}

test("the password changes, this browser gets a new session, and every older one is over (7.4.3)", async () => {
  const { pool, userId, send, elsewhere } = await world();
  const units = countUnits(tables.documents);
  const { statusCode, cookies = [] } = await send({ currentPassword, password });
  // One of them for the session in use.
  expect(units.write).toBeLessThanOrEqual(9);
  expect(statusCode).toBe(204);
  expect(await pool.isRight(userId, password)).toBe(true);

  const [, fresh = ""] = /^__Host-session=([\w-]+);/.exec(cookies[0] ?? "") ?? [];
  expect((await send({ currentPassword, password }, elsewhere.id)).statusCode).toBe(401);
  expect((await send({ currentPassword: password, password: currentPassword }, fresh)).statusCode).toBe(204);
});

test("a wrong current password is named, and changes nothing", async () => {
  const { pool, userId, send } = await world();
  const { statusCode, body } = await send({ currentPassword: "not this one", password });
  expect(statusCode).toBe(400);
  expect(JSON.parse(String(body)).fieldErrors).toEqual({ currentPassword: ["This is not your current password"] });
  expect(await pool.isRight(userId, currentPassword)).toBe(true);
});

test("a new password that is too easy is refused like at registration (6.2.4)", async () => {
  const { send } = await world();
  const { body } = await send({ currentPassword, password: "password123" });
  expect(JSON.parse(String(body)).fieldErrors).toMatchObject({ password: [expect.any(String)] });
});

test("wrong tries count as wrong sign-ins", async () => {
  const { send } = await world();
  for (let time = 0; time < 10; time += 1) await send({ currentPassword: "not this one", password });
  expect((await send({ currentPassword, password })).statusCode).toBe(429);
});

test("tries that the pool does not judge, because it is locked, are no wrong ones", async () => {
  const { pool, send } = await world();
  const locked = new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 30 });
  const isRight = jest.spyOn(pool, "isRight").mockRejectedValue(locked);
  for (let time = 0; time < 12; time += 1) {
    const { statusCode, headers } = await send({ currentPassword, password });
    expect([statusCode, headers?.["retry-after"]]).toEqual([429, "30"]);
  }
  isRight.mockRestore();
  expect((await send({ currentPassword, password })).statusCode).toBe(204);
});

test.each(["the pool sets the password", "the service ends right after it"])(
  "an old session never lives on with a new password, even when %s and the call goes no further",
  async (moment) => {
    const { pool, userId, send, elsewhere } = await world();
    const setPassword = pool.setPassword.bind(pool);
    jest.spyOn(pool, "setPassword").mockImplementation(async (...set) => {
      if (moment !== "the pool sets the password") await setPassword(...set);
      throw new Error("The power is gone");
    });
    expect((await send({ currentPassword, password })).statusCode).toBe(500);
    expect((await send({ currentPassword, password }, elsewhere.id)).statusCode).toBe(401);
    expect((await send({ currentPassword, password })).statusCode).toBe(401);
    expect(await pool.isRight(userId, password)).toBe(moment !== "the pool sets the password");
  },
);

test("a password that the pool does not take signs no one out", async () => {
  const { pool, send, elsewhere } = await world();
  const set = jest.spyOn(pool, "setPassword").mockRejectedValueOnce(new AppError("VALIDATION_FAILED"));
  expect((await send({ currentPassword, password })).statusCode).toBe(400);
  set.mockRestore();
  expect((await send({ currentPassword, password }, elsewhere.id)).statusCode).toBe(204);
});
