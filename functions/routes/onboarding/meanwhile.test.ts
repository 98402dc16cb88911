import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { PullRequest } from "#functions/providers/bureau/bureau";
import { type UserChanges, UserRepository } from "#functions/repositories/users";
import { visitorAtTheEnd } from "#functions/testing/account-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { countingBureaus, pullCalls, TODAY } from "#functions/testing/pull-world";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

/** A person whose record changes while the bureaus are being asked. */
async function pullWhile(user = makeVisitor(), changes: UserChanges = {}) {
  const simulated = countingBureaus();
  const pull = async (request: PullRequest) => {
    await new UserRepository(tables.documents, tables.usersTable).update(user.userId, changes);
    return simulated.pull(request);
  };
  return pullCalls(tables, user, { isSandbox: true, pull });
}

test("a visitor who has become a member meanwhile keeps the address of the account, and their identity", async () => {
  const opened = { registeredAt: TODAY, listing: "member" as const, email: "own@example.com", emailProvenAt: TODAY };
  const { pull, current, itemsOf } = await pullWhile(makeVisitor(), opened);
  const { reportId } = await pull({ profile: { email: "somebody.else@example.com" } });

  expect(await current()).toMatchObject({ ...opened, ssnLast4: "7301", latestReport: { reportId } });
  const [identity] = await itemsOf("IDENTITY");
  expect(identity?.ttl).toBeUndefined();
});

test("a member who has corrected the address meanwhile keeps the right one", async () => {
  const member = makeUserRecord({ email: "mistyped@example.com" });
  const { pull, current, itemsOf } = await pullWhile(member, { email: "right@example.com" });
  await pull();

  expect(await current()).toMatchObject({ email: "right@example.com", ssnLast4: "7301" });
  expect((await itemsOf("SEARCH#")).map(({ sk }) => sk)).not.toContain("SEARCH#mistyped@example.com");
});

test("the identity of a visitor whose report came as the account was opened stops expiring", async () => {
  const { user, users, open, item } = await visitorAtTheEnd(tables);
  const identity = { userId: user.userId, sk: "IDENTITY", ssn: new Uint8Array([1]), ttl: 2_000_000_000 };
  await tables.documents.send(new PutCommand({ TableName: tables.usersTable, Item: identity }));
  await users.update(user.userId, { ssnLast4: "7301" });
  await open();

  expect((await item("IDENTITY"))?.ttl).toBeUndefined();
  expect(await users.get(user.userId)).toMatchObject({ registeredAt: expect.any(String), ssnLast4: "7301" });
});
