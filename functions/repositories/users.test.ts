import { GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { newMember, newVisitor } from "./new-user";
import { newSession, newVisitorSession, SessionRepository } from "./sessions";
import { UserRepository } from "./users";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const repositories = () => ({
  users: new UserRepository(tables.documents, tables.usersTable),
  sessions: new SessionRepository(tables.documents, tables.usersTable),
});

const named = (email: string, username?: string) => ({
  email,
  username,
  firstName: "María José",
  lastName: "López",
  signInMethod: "password" as const,
  isAdmin: false,
});

test("session and user of a request cost exactly one read unit and no write", async () => {
  const { users, sessions } = repositories();
  const member = await users.register({ member: newMember("en", named("units@example.com"), at) });
  const { id } = await sessions.open(newSession(member.userId, "password", at));

  const units = countUnits(tables.documents);
  const session = await sessions.find(id, at);
  const user = await users.get(session?.memberId ?? "");
  if (session) await sessions.extend(id, session, new Date(at.getTime() + 9_000));

  expect(user?.email).toBe("units@example.com");
  expect(units).toEqual({ read: 1, write: 0 });
});

test("a member is found by e-mail and username, however they are written", async () => {
  const { users } = repositories();
  const member = await users.register({ member: newMember("en", named("maya@example.com", "Maya.L"), at) });
  expect((await users.getByEmail(" MAYA@example.com "))?.userId).toBe(member.userId);
  expect((await users.getByUsername("maya.l"))?.userId).toBe(member.userId);
  expect(await users.getByEmail("nobody@example.com")).toBeUndefined();
});

test.each([
  ["an e-mail", "ACCOUNT_EXISTS", named("taken@example.com", "first"), named("taken@example.com", "second")],
  ["a username", "USERNAME_TAKEN", named("a@example.com", "Same"), named("b@example.com", "same")],
])("%s belongs to one member, and the refused registration leaves nothing", async (_, code, first, second) => {
  const { users, sessions } = repositories();
  await users.register({ member: newMember("en", first, at) });
  const member = newMember("en", second, at);
  const session = newSession(member.userId, "password", at);

  await expect(users.register({ member, session })).rejects.toMatchObject({ code });
  expect(await users.get(member.userId)).toBeUndefined();
  expect(await sessions.find(session.id, at)).toBeUndefined();
});

test("of 20 who register the same e-mail at once, one gets it", async () => {
  const { users } = repositories();
  const tries = Array.from({ length: 20 }, () =>
    users.register({ member: newMember("en", named("race@example.com"), at) }).catch(() => undefined),
  );
  const members = (await Promise.all(tries)).filter(Boolean);
  expect(members).toHaveLength(1);
});

test("a visitor becomes a member under the same id and stops expiring; what was written meanwhile stays", async () => {
  const { users } = repositories();
  const visitor = newVisitor("es", at);
  await users.openVisitor(visitor, newVisitorSession(visitor.userId, at));
  await users.update(visitor.userId, { phone: "(212) 555-0100", totalDisputes: 2 });
  const read = { ...visitor, totalDisputes: 1 };
  await users.register({ member: newMember(read, named("visitor@example.com"), at) });

  const key = { userId: visitor.userId, sk: "USER" };
  const { Item: item } = await tables.documents.send(new GetCommand({ TableName: tables.usersTable, Key: key }));
  expect(item).toMatchObject({ listing: "member", language: "es", subscriptionStatus: "incomplete" });
  expect(item).toMatchObject({ phone: "(212) 555-0100", totalDisputes: 2 });
  expect(item).not.toHaveProperty("ttl");
});

test("a registration that read no payment is refused when one was reported meanwhile", async () => {
  const { users } = repositories();
  const visitor = newVisitor("en", at);
  await users.openVisitor(visitor, newVisitorSession(visitor.userId, at));
  const payment = { paymentIntentId: "pay_1", paymentType: "monthly" as const, reportedAt: at.toISOString() };
  const paid = await users.update(visitor.userId, { payment });

  const early = users.register({ member: newMember(visitor, named("paid@example.com"), at) });
  await expect(early).rejects.toMatchObject({ code: "CONFLICT" });
  await users.register({ member: newMember(paid, named("paid@example.com"), at) });
  expect(await users.get(visitor.userId)).toMatchObject({ listing: "member", payment });
});

test("a registration that read no identity is refused when one was kept meanwhile: it would expire with the visitor", async () => {
  const { users } = repositories();
  const visitor = newVisitor("en", at);
  await users.openVisitor(visitor, newVisitorSession(visitor.userId, at));
  const known = await users.update(visitor.userId, { ssnLast4: "0001" });

  const early = users.register({ member: newMember(visitor, named("known@example.com"), at) });
  await expect(early).rejects.toMatchObject({ code: "CONFLICT" });
  await users.register({ member: newMember(known, named("known@example.com"), at) });
  expect(await users.get(visitor.userId)).toMatchObject({ listing: "member", ssnLast4: "0001" });
});

test("a visitor becomes a member only once", async () => {
  const { users } = repositories();
  const visitor = newVisitor("en", at);
  await users.openVisitor(visitor, newVisitorSession(visitor.userId, at));
  await users.register({ member: newMember(visitor, named("once@example.com"), at) });
  const again = users.register({ member: newMember(visitor, named("twice@example.com"), at) });
  await expect(again).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a change is refused where the record is not what was read", async () => {
  const { users } = repositories();
  const { userId } = await users.put(makeUserRecord({ subscriptionStatus: "active" }));
  const only = { subscriptionStatus: "pending_verification" as const };
  const change = users.update(userId, { subscriptionStatus: "inactive" }, { only, refusal: "NOT_PENDING" });
  await expect(change).rejects.toMatchObject({ code: "NOT_PENDING" });
  await expect(users.update("nobody", { isAdmin: true })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a change that was done is not refused when its answer was lost and it is asked for again", async () => {
  const { users } = repositories();
  const { userId } = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
  const only = { subscriptionStatus: "pending_verification" as const };
  const activation = (id: string) => {
    const lastChange = { id, at: at.toISOString(), action: "activated" as const, by: "01KAB00000000000000000ADM0" };
    return users.update(userId, { subscriptionStatus: "active", lastChange }, { only, refusal: "NOT_PENDING" });
  };
  const done = await activation("change-1");
  expect(await activation("change-1")).toEqual(done);
  await expect(activation("change-2")).rejects.toMatchObject({ code: "NOT_PENDING" });
});

test("a field can be removed", async () => {
  const { users } = repositories();
  const { userId, version } = await users.put(makeUserRecord({ phone: "(212) 555-0100" }));
  const changed = await users.update(userId, { phone: undefined, isAdmin: true });
  expect(changed).toMatchObject({ isAdmin: true, version: version + 1 });
  expect(changed.phone).toBeUndefined();
});

test("search entries are made of each word, without accents", async () => {
  const { users } = repositories();
  const { userId } = await users.register({ member: newMember("en", named("mj.lopez@mail.example"), at) });
  const query = new QueryCommand({
    TableName: tables.usersTable,
    KeyConditionExpression: "userId = :user AND begins_with(sk, :search)",
    ExpressionAttributeValues: { ":user": userId, ":search": "SEARCH#" },
  });
  const { Items: items = [] } = await tables.documents.send(query);
  expect(items.map(({ sk }) => sk.slice("SEARCH#".length))).toEqual([
    "jose",
    "lopez",
    "mail.example",
    "maria",
    "mj",
    "mj.lopez@mail.example",
  ]);
});
