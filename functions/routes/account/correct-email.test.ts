import { randomUUID } from "node:crypto";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { EmailCodes } from "#functions/repositories/email-codes";
import { EmailCorrections } from "#functions/repositories/email-corrections";
import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { PasswordResets } from "#functions/repositories/password-resets";
import { transact } from "#functions/repositories/table";
import { UserRepository } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { ordersOf } from "#functions/testing/orders-of";
import { correctEmail } from "./correct-email";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const password = "a bridge over it";
const freshAddress = () => `person.${randomUUID()}@example.com`;

async function world() {
  const { documents, usersTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const pool = new FakeUserPool();
  const services = {
    users,
    corrections: new EmailCorrections(users, usersTable),
    pool,
    passwords: pool,
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    codes: new EmailCodes(documents, usersTable),
    resets: new PasswordResets(documents, usersTable),
    writeTogether: (items: Parameters<typeof transact>[1]) => transact(documents, items),
    now: () => at,
  };
  const mistyped = freshAddress();
  const member = { ...makeUserRecord(), email: mistyped, version: 0 };
  const { userId } = await users.register({ member });
  await pool.create({ userId, email: mistyped, password });
  const correct = async (email: string, typed = password) => {
    const user = (await users.get(userId, { isConsistent: true })) ?? member;
    return correctEmail(makeRequest<"account/correct-email">({ user, body: { email, password: typed } }), services);
  };
  return { services, users, pool, userId, mistyped, correct };
}

/** The words by which an administrator finds a member. */
async function searchedBy(userId: string): Promise<string[]> {
  const query = new QueryCommand({
    TableName: tables.usersTable,
    KeyConditionExpression: "userId = :userId AND begins_with(sk, :search)",
    ExpressionAttributeValues: { ":userId": userId, ":search": "SEARCH#" },
  });
  const { Items: items = [] } = await tables.documents.send(query);
  return items.map(({ sk }) => String(sk).slice("SEARCH#".length));
}

test("a mistyped address is corrected everywhere, and a code goes to the right one", async () => {
  const { users, pool, userId, mistyped, correct } = await world();
  const right = freshAddress();
  await correct(right);
  expect(await users.getByEmail(mistyped)).toBeUndefined();
  expect(await users.getByEmail(right)).toMatchObject({ userId, email: right });
  expect(pool.users.get(userId)?.email).toBe(right);
  expect(await searchedBy(userId)).toContain(right);
  expect(await searchedBy(userId)).not.toContain(mistyped);
  expect(await ordersOf(userId, tables)).toEqual(["confirmEmail"]);
});

test("an account whose address was taken off by its owner is given another", async () => {
  const { services, users, userId, mistyped, correct } = await world();
  const member = await users.get(userId);
  if (member) await services.writeTogether(services.corrections.releaseWrites(member));
  expect(await users.getByEmail(mistyped)).toBeUndefined();
  const right = freshAddress();
  await correct(right);
  expect(await users.getByEmail(right)).toMatchObject({ userId, email: right });
  expect(await ordersOf(userId, tables)).toEqual(["confirmEmail"]);
});

test("what was mailed to the mistyped address opens and proves nothing any more", async () => {
  const { services, userId, mistyped, correct } = await world();
  const reset = await services.resets.issue({ userId, email: mistyped }, at);
  const proof = await services.codes.issue({ userId, email: mistyped }, at);
  await correct(freshAddress());
  expect(await services.resets.find(reset, at)).toBeUndefined();
  expect(await services.codes.isRight({ userId, email: mistyped }, proof, at)).toBe(false);
});

test("it takes the password, and an address that is proven stays", async () => {
  const { users, userId, mistyped, correct } = await world();
  const wrong = { code: "VALIDATION_FAILED", fieldErrors: { password: [expect.any(String)] } };
  await expect(correct(freshAddress(), "a tunnel")).rejects.toMatchObject(wrong);
  await users.update(userId, { emailProvenAt: at.toISOString() });
  await expect(correct(freshAddress())).rejects.toMatchObject({ code: "EMAIL_CONFIRMED" });
  expect(await users.getByEmail(mistyped)).toMatchObject({ userId });
});

test("another member's address stays theirs, and they are told", async () => {
  const other = await world();
  const { users, userId, mistyped, correct } = await world();
  await expect(correct(other.mistyped)).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
  expect(await users.getByEmail(mistyped)).toMatchObject({ userId });
  expect(await ordersOf(other.userId, tables)).toEqual(["knownAddress"]);
});

test("of an address that is proven at the same moment nothing changes", async () => {
  const { services, users, userId, mistyped, correct } = await world();
  const right = freshAddress();
  const ownerOf = users.ownerOf.bind(users);
  services.users.ownerOf = async (...claim) => {
    await users.update(userId, { emailProvenAt: at.toISOString() });
    return ownerOf(...claim);
  };
  await expect(correct(right)).rejects.toMatchObject({ code: "CONFLICT" });
  expect([await users.ownerOf("EMAIL", right), (await users.get(userId))?.email]).toEqual([undefined, mistyped]);
});

test("after a crash before the pool knew, the same call completes it", async () => {
  const { pool, userId, correct } = await world();
  const right = freshAddress();
  const setEmail = jest.spyOn(pool, "setEmail").mockRejectedValueOnce(new Error("The power is gone"));
  await expect(correct(right)).rejects.toThrow("The power is gone");
  setEmail.mockRestore();
  await correct(right);
  expect(pool.users.get(userId)?.email).toBe(right);
  expect(await ordersOf(userId, tables)).toEqual(["confirmEmail"]);
});

test("five corrections a day are enough", async () => {
  const { correct } = await world();
  for (let time = 0; time < 5; time += 1) await correct(freshAddress());
  await expect(correct(freshAddress())).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});
