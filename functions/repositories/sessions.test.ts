import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { newSession, newVisitorSession, SessionRepository, sessionKey } from "./sessions";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);
const repository = () => new SessionRepository(tables.documents, tables.usersTable);

test.each([
  ["is there after 30 idle minutes", 30, true],
  ["is over some seconds later (7.3.1)", 30.2, false],
])("a session %s", async (_, idle, isThere) => {
  const { id } = await repository().open(newSession("maya", "password", at));
  expect((await repository().find(id, minutes(idle))) !== undefined).toBe(isThere);
});

test("a session in use goes on for 12 hours and no longer (7.3.2)", async () => {
  const sessions = repository();
  const { id } = await sessions.open(newSession("maya", "password", at));
  for (let time = 20; time < 720; time += 20) {
    const record = await sessions.find(id, minutes(time));
    expect(record).toBeDefined();
    if (record) await sessions.extend(id, record, minutes(time));
  }
  expect(await sessions.find(id, minutes(719))).toBeDefined();
  expect(await sessions.find(id, minutes(720))).toBeUndefined();
});

test("a visitor's session is over after 30 idle minutes: what was typed on a shared computer is not given to the next", async () => {
  const sessions = repository();
  const { id, record } = await sessions.open(newVisitorSession("visitor", at));
  expect(await sessions.find(id, minutes(30))).toBeDefined();
  expect(await sessions.find(id, minutes(30.2))).toBeUndefined();

  await sessions.extend(id, record, minutes(2));
  expect(await sessions.find(id, minutes(32))).toBeDefined();
  expect(await sessions.find(id, minutes(32.2))).toBeUndefined();
});

test.each([
  ["a member's", newSession("maya", "password", at)],
  ["a visitor's", newVisitorSession("visitor", at)],
])("%s session is never over sooner than 30 minutes after its last request", async (_, opened) => {
  const sessions = repository();
  const { id } = await sessions.open(opened);
  for (const time of [0.1, 10, 10.5, 19.9]) {
    const record = await sessions.find(id, minutes(time));
    if (record) await sessions.extend(id, record, minutes(time));
  }
  expect(await sessions.find(id, minutes(49.9))).toBeDefined();
  expect(await sessions.find(id, minutes(50.1))).toBeUndefined();
});

test("a visitor's session in use lasts 24 hours and no longer", async () => {
  const sessions = repository();
  const { id } = await sessions.open(newVisitorSession("visitor", at));
  for (let time = 25; time < 24 * 60; time += 25) {
    const record = await sessions.find(id, minutes(time));
    expect(record).toBeDefined();
    if (record) await sessions.extend(id, record, minutes(time));
  }
  expect(await sessions.find(id, minutes(24 * 60))).toBeUndefined();
});

test("a closed session is over, and is not brought back by a request that was under way (7.4.1)", async () => {
  const sessions = repository();
  const { id, record } = await sessions.open(newSession("maya", "password", at));
  await sessions.close(id);
  await sessions.extend(id, record, minutes(20));
  expect(await sessions.find(id, minutes(21))).toBeUndefined();
});

test("a session takes another's place once, and none that was closed", async () => {
  const sessions = repository();
  const { id } = await sessions.open(newSession("maya", "password", at));
  const replace = () => sessions.replace(sessionKey(id).userId, newSession("maya", "password", at));
  const taken = await replace();

  expect(await sessions.find(id, at)).toBeUndefined();
  expect(await sessions.find(taken?.id ?? "", at)).toBeDefined();
  expect(await replace()).toBeUndefined();
});

test("the table holds no session id, and ids have 256 bits (7.2.3)", async () => {
  const { id } = await repository().open(newSession("maya", "password", at));
  const { Items: items } = await tables.documents.send(new ScanCommand({ TableName: tables.usersTable }));
  expect(JSON.stringify(items)).not.toContain(id);
  expect(Buffer.from(id, "base64url")).toHaveLength(32);
});
