import { randomUUID } from "node:crypto";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { EmailCodes } from "#functions/repositories/email-codes";
import { EmailCorrections } from "#functions/repositories/email-corrections";
import { HistoryRepository } from "#functions/repositories/history";
import { LimitRepository } from "#functions/repositories/limits";
import { PasswordResets } from "#functions/repositories/password-resets";
import { transact } from "#functions/repositories/table";
import { UserRepository } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { releaseEmail } from "./release-email";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");

/** A squatter's account under an address that is another person's. */
async function world() {
  const { documents, usersTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const pool = new FakeUserPool();
  const clock = { at };
  const services = {
    users,
    pool,
    corrections: new EmailCorrections(users, usersTable),
    codes: new EmailCodes(documents, usersTable),
    resets: new PasswordResets(documents, usersTable),
    history: new HistoryRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    writeTogether: (items: Parameters<typeof transact>[1]) => transact(documents, items),
    now: () => clock.at,
  };
  const email = `owner.${randomUUID()}@example.com`;
  const squatter = await users.register({ member: { ...makeUserRecord(), email, version: 0 } });
  await pool.create({ userId: squatter.userId, email, password: "a bridge over it" });
  const mailCode = () => services.resets.issue(squatter, at);
  const release = (code: string) => releaseEmail(makeRequest<"auth/release-email">({ body: { code } }), services);
  return { services, users, pool, clock, email, squatter, mailCode, release };
}

async function auditEntriesOf(userId: string) {
  const query = new QueryCommand({
    TableName: tables.usersTable,
    KeyConditionExpression: "userId = :userId AND begins_with(sk, :audit)",
    ExpressionAttributeValues: { ":userId": userId, ":audit": "AUDIT#" },
  });
  return (await tables.documents.send(query)).Items;
}

const refused = { code: "RESET_CODE_INVALID" };

test("who reads an address's mail takes it off a squatter's account, and opens an account of their own with it", async () => {
  const { users, pool, email, squatter, mailCode, release } = await world();
  await release(await mailCode());
  expect(await users.getByEmail(email)).toBeUndefined();
  expect(JSON.stringify([await users.get(squatter.userId), pool.users.get(squatter.userId)])).not.toContain(email);

  const own = await users.register({ member: { ...makeUserRecord(), email, version: 0 } });
  expect(await users.getByEmail(email)).toMatchObject({ userId: own.userId });
});

test("the account keeps all but its address: its password, its sessions and its data", async () => {
  const { users, pool, squatter, mailCode, release } = await world();
  const { email: _, version, ...kept } = squatter;
  await release(await mailCode());
  const after = await users.get(squatter.userId);
  expect(after).toEqual({ ...kept, version: expect.any(Number) });
  expect(await pool.check(squatter.userId, "a bridge over it")).toBe("right");
});

test("it is in the audit log, without the address", async () => {
  const { email, squatter, mailCode, release } = await world();
  await release(await mailCode());
  const entries = await auditEntriesOf(squatter.userId);
  expect(entries).toEqual([expect.objectContaining({ action: "email_released", by: "release-email" })]);
  expect(JSON.stringify(entries)).not.toContain(email);
});

test("an address that was proven stays: its owner opens the account with a new password", async () => {
  const { users, email, squatter, mailCode, release } = await world();
  await users.update(squatter.userId, { emailProvenAt: at.toISOString() });
  await expect(release(await mailCode())).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await users.getByEmail(email)).toMatchObject({ userId: squatter.userId });
});

test("an address that is proven in the same moment stays", async () => {
  const { services, users, pool, email, squatter, mailCode, release } = await world();
  const setEmail = pool.setEmail.bind(pool);
  services.pool.setEmail = async (...given) => {
    await users.update(squatter.userId, { emailProvenAt: at.toISOString() });
    return setEmail(...given);
  };
  await expect(release(await mailCode())).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await users.getByEmail(email)).toMatchObject({ userId: squatter.userId });
});

test("a code works once, for an hour, and for the address alone that it was mailed to", async () => {
  const { clock, users, squatter, mailCode, release } = await world();
  const code = await mailCode();
  clock.at = new Date(at.getTime() + 3_600_000);
  await expect(release(code)).rejects.toMatchObject(refused);
  clock.at = at;
  await release(code);
  await expect(release(code)).rejects.toMatchObject(refused);

  const corrected = await world();
  const older = await corrected.mailCode();
  await users.update(corrected.squatter.userId, { email: squatter.email });
  await expect(corrected.release(older)).rejects.toMatchObject(refused);
});

test("after a crash before the address was free, the same code frees it", async () => {
  const { services, users, email, mailCode, release } = await world();
  const code = await mailCode();
  const { writeTogether } = services;
  services.writeTogether = () => Promise.reject(new Error("The power is gone"));
  await expect(release(code)).rejects.toThrow("The power is gone");
  services.writeTogether = writeTogether;
  await release(code);
  expect(await users.getByEmail(email)).toBeUndefined();
});
