import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { AuditHead } from "#functions/providers/store/audit-head";
import { linkAfter } from "#functions/repositories/audit-log";
import { type AuditRecord, HistoryRepository } from "#functions/repositories/history";
import { memoryFiles } from "#functions/testing/dispute-world";
import { startTables } from "#functions/testing/dynamo";
import { fakeMac, followServices } from "#functions/testing/follow-services";
import { streamRecord } from "#functions/testing/stream-record";
import { followMembers } from "./follow-members";
import { verifyAudit } from "./verify-audit";

const AT = "2026-11-20T12:00:00.000Z";

async function world() {
  const tables = await startTables();
  const { documents, usersTable: TableName, close } = tables;
  const services = followServices(tables, () => new Date(AT));
  const { auditLog } = services;
  const head = new AuditHead(memoryFiles());
  const clock = { at: new Date(AT) };
  const recordOf = (id: string) => {
    const entry = {
      userId: "client-1",
      action: "activated",
      at: AT,
      by: "admin-1",
      before: {},
      after: { isAdmin: true },
    };
    return streamRecord({ after: { ...entry, id, sk: `AUDIT#${id}` } });
  };
  const follow = (...ids: string[]) => {
    return followMembers({ event: { Records: ids.map(recordOf) }, requestId: "r" }, services);
  };
  const key = (position: number) => ({ userId: "AUDIT", sk: String(position).padStart(12, "0") });
  return {
    close,
    follow,
    verify: () => verifyAudit(undefined, { auditLog, head, mac: fakeMac, now: () => clock.at }),
    clock,
    head,
    remove: (position: number) => documents.send(new DeleteCommand({ TableName, Key: key(position) })),
    change: (position: number, content: string) => {
      const update = { UpdateExpression: "SET content = :new", ExpressionAttributeValues: { ":new": content } };
      return documents.send(new UpdateCommand({ TableName, Key: key(position), ...update }));
    },
    contents: async () => {
      const pages = [];
      for await (const page of auditLog.pages()) pages.push(...page.map(({ content }) => JSON.parse(content)));
      return pages;
    },
    documents,
    TableName,
  };
}

test("each action is in the log once, whole, however often its record comes", async () => {
  const { follow, verify, contents, close } = await world();
  await follow("a", "b", "a");
  await follow("b", "c");
  expect((await contents()).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect((await contents())[0]).toEqual({
    id: "a",
    userId: "client-1",
    action: "activated",
    at: AT,
    by: "admin-1",
    before: {},
    after: { isAdmin: true },
  });
  expect(await verify()).toEqual({ links: 3 });
  await close();
});

test("entries that arrive at once make one chain", async () => {
  const { follow, verify, close } = await world();
  const results = await Promise.all(Array.from({ length: 8 }, (_, index) => follow(`x${index}`)));
  expect(results.every(({ batchItemFailures }) => batchItemFailures.length === 0)).toBe(true);
  expect(await verify()).toEqual({ links: 8 });
  await close();
});

test("an entry that was changed is found", async () => {
  const { follow, verify, change, close } = await world();
  await follow("a", "b", "c");
  await change(2, '{"action":"nothing"}');
  await expect(verify()).rejects.toThrow("broken at entry 2");
  await close();
});

test("an entry that was left out is found", async () => {
  const { follow, verify, remove, close } = await world();
  await follow("a", "b", "c");
  await remove(2);
  await expect(verify()).rejects.toThrow("broken at entry 2");
  await close();
});

test("an end that was cut off after the last look is found", async () => {
  const { follow, verify, remove, close } = await world();
  await follow("a", "b", "c");
  await verify();
  await remove(3);
  await expect(verify()).rejects.toThrow("broken at entry 3");
  await follow("d");
  await expect(verify()).rejects.toThrow("broken at entry 3");
  await close();
});

test("a log that an attacker wrote as a whole, with hashes that fit but without the key, is found", async () => {
  const { verify, documents, TableName, close } = await world();
  const { position, ...link } = linkAfter(undefined, '{"action":"nothing"}');
  const key = { userId: "AUDIT", sk: String(position).padStart(12, "0") };
  const Item = { ...key, ...link, mac: "0".repeat(64), ttl: 9_999_999_999 };
  await documents.send(new PutCommand({ TableName, Item }));
  await expect(verify()).rejects.toThrow("broken at entry 1: the log's key did not make it");
  await close();
});

test("an entry that was verified and then replaced, with the key or without, is found by the copy of the head", async () => {
  const { follow, verify, head, close } = await world();
  await follow("a", "b");
  await verify();
  await head.keep({ end: { position: 2, hash: "0".repeat(64) } });
  await expect(verify()).rejects.toThrow("broken at entry 2: it is not what it was at the last look");
  await close();
});

test("entries are kept as evidence is, 5 years, and the log is whole without those that have expired", async () => {
  const { follow, verify, remove, clock, close } = await world();
  await follow("a", "b");
  clock.at = new Date("2031-11-22T12:00:00.000Z");
  expect(await verify()).toEqual({ links: 2 });
  await remove(1);
  expect(await verify()).toEqual({ links: 2 });
  await close();
});

test("an empty log is whole", async () => {
  const { verify, close } = await world();
  expect(await verify()).toEqual({ links: 0 });
  await close();
});

test("what an action leaves behind is what the chain takes in", async () => {
  const { documents, TableName, close } = await world();
  const entry: AuditRecord = {
    id: "a",
    userId: "client-1",
    action: "made_admin",
    at: AT,
    by: "admin-1",
    before: {},
    after: {},
  };
  await new HistoryRepository(documents, TableName).audit(entry);
  const query = { KeyConditionExpression: "userId = :user", ExpressionAttributeValues: { ":user": "client-1" } };
  const { Items: items } = await documents.send(new QueryCommand({ TableName, ...query }));
  expect(items).toEqual([{ ...entry, sk: "AUDIT#a" }]);
  await close();
});
