import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { newVisitor } from "#functions/repositories/new-user";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { newVisitorSession, SessionRepository } from "#functions/repositories/sessions";
import type { TransactItem } from "#functions/repositories/table";
import { UserRepository } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { keyedCall } from "#functions/testing/keyed-call";
import { makeRequest } from "#functions/testing/make-request";
import { ordersOf } from "#functions/testing/orders-of";
import { register } from "./register";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");

let worlds = 0;

function world() {
  worlds += 1;
  const ownAddress = `203.0.113.${worlds}`;
  const pool = new FakeUserPool();
  const { documents, usersTable } = tables;
  const services = {
    users: new UserRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    sessions: new SessionRepository(documents, usersTable),
    onboarding: new OnboardingRepository(documents, usersTable),
    pool,
    now: () => at,
  };
  const send = (
    body: Partial<typeof maya> = {},
    address = ownAddress,
    idempotencyWrites: () => TransactItem[] = () => [],
  ) => register(makeRequest<"auth/register">({ body: { ...maya, ...body }, address, idempotencyWrites }), services);
  return { pool, services, send };
}

const maya = { email: "maya@example.com", firstName: "Maya", lastName: "Lopez", password: "a bridge over it" };

const mailsTo = (userId: string) => ordersOf(userId, tables);

test("a person who registers is a member, signed in, and can come back with the password", async () => {
  const { send, pool, services } = world();
  const { value, options } = await send({ email: "new@example.com" });
  expect(value).toMatchObject({ email: "new@example.com", subscriptionStatus: "incomplete", isAdmin: false });
  expect(await pool.isRight(value.id, maya.password)).toBe(true);
  const sessions = new SessionRepository(tables.documents, tables.usersTable);
  expect(await sessions.find(options.session?.id ?? "", at)).toMatchObject({ memberId: value.id, method: "password" });
  expect((await services.users.get(value.id))?.registeredAt).toBe(at.toISOString());
  expect(await mailsTo(value.id)).toEqual(["accountOpened"]);
});

test("a known address is refused, and its owner gets one mail a day", async () => {
  const { send, pool } = world();
  const { value } = await send({ email: "known@example.com" });
  await expect(send({ email: "known@example.com" })).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
  await expect(send({ email: "known@example.com" })).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
  expect(await mailsTo(value.id)).toEqual(["accountOpened", "knownAddress"]);
  expect(pool.users.size).toBe(1);
});

test("the answer is kept with the account: neither is there without the other", async () => {
  const { send, pool, services } = world();
  const [kept, lost] = [keyedCall(tables, at), keyedCall(tables, at)];
  await kept.begin();
  await send({ email: "kept@example.com" }, undefined, kept.idempotencyWrites);
  expect(await kept.begin()).toMatchObject({ body: "kept" });

  await expect(send({ email: "lost@example.com" }, undefined, lost.idempotencyWrites)).rejects.toMatchObject({
    code: "CONFLICT",
  });
  expect(await services.users.getByEmail("lost@example.com")).toBeUndefined();
  expect(pool.users.size).toBe(1);
});

test("of two who register at once, the other's pool user is taken back", async () => {
  const { send, pool } = world();
  const results = await Promise.allSettled([send({ email: "two@example.com" }), send({ email: "two@example.com" })]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(pool.users.size).toBe(1);
});

test.each(["password123", "maya@example.com", "redress1"])(
  "the password %s is refused (6.2.4, 6.2.11)",
  async (password) => {
    const { send, pool } = world();
    const refusal = { code: "VALIDATION_FAILED", fieldErrors: { password: [expect.any(String)] } };
    await expect(send({ email: "weak@example.com", password })).rejects.toMatchObject(refusal);
    expect(pool.users.size).toBe(0);
  },
);

test("typing the address of the deployment's owner makes no one an administrator", async () => {
  process.env.ADMIN_EMAIL = "boss@example.com";
  const { send } = world();
  expect((await send({ email: "boss@example.com" })).value.isAdmin).toBe(false);
  delete process.env.ADMIN_EMAIL;
});

test("registration: 5 per hour and address, known addresses and new ones alike (6.3.8)", async () => {
  const { send } = world();
  for (let number = 1; number <= 4; number += 1) await send({ email: `l${number}@example.com` }, "198.51.100.9");
  await send({ email: "l1@example.com" }, "198.51.100.9").catch(() => undefined);
  const sixth = send({ email: "l6@example.com" }, "198.51.100.9");
  await expect(sixth).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 3_600 });
  await expect(send({ email: "l6@example.com" }, "198.51.100.10")).resolves.toBeDefined();
});

test("a deployment may allow more", async () => {
  process.env.REGISTRATIONS_PER_HOUR = "6";
  const { send } = world();
  for (let number = 1; number <= 6; number += 1) await send({ email: `m${number}@example.com` }, "198.51.100.11");
  await expect(send({ email: "m7@example.com" }, "198.51.100.11")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  delete process.env.REGISTRATIONS_PER_HOUR;
});

/** A visitor whose onboarding is open in the browser, with a report and a signed contract. */
async function openVisitor({ users }: ReturnType<typeof world>["services"], email: string) {
  const visitor = newVisitor("en", at);
  const session = newVisitorSession(visitor.userId, at);
  await users.openVisitor(visitor, session);
  const pulledAt = at.toISOString();
  const scores = { creditScore: 612, experianScore: 612, equifaxScore: null, transunionScore: null };
  const latestReport = { reportId: "01KAB00000000000000000RP01", ...scores, negativeItems: 3, pulledAt };
  await users.update(visitor.userId, { email, firstName: "Maya", lastName: "Lopez-Vega", latestReport });
  return { visitor, cookies: { "__Host-onboarding": session.id } };
}

test("who registers with the address of the onboarding in this browser keeps what was done there", async () => {
  const { services, pool } = world();
  const { visitor, cookies } = await openVisitor(services, "begun@example.com");
  const request = makeRequest<"auth/register">({ body: { ...maya, email: "begun@example.com" }, cookies });
  const { value } = await register(request, services);
  expect(value).toMatchObject({ id: visitor.userId, email: "begun@example.com", lastName: "Lopez-Vega" });
  expect(await pool.isRight(visitor.userId, maya.password)).toBe(true);
  expect(await services.users.get(visitor.userId)).toMatchObject({
    registeredAt: at.toISOString(),
    latestReport: { reportId: "01KAB00000000000000000RP01" },
  });
});

test("another person's onboarding in the same browser stays theirs", async () => {
  const { services } = world();
  const { visitor, cookies } = await openVisitor(services, "another@example.com");
  const request = makeRequest<"auth/register">({ body: { ...maya, email: "not.another@example.com" }, cookies });
  const { value } = await register(request, services);
  expect(value.id).not.toBe(visitor.userId);
  expect((await services.users.get(visitor.userId))?.registeredAt).toBeUndefined();
});
