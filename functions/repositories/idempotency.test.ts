import { type PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { IdempotencyRepository } from "./idempotency";
import { isRefused, transact } from "./table";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000);
const answers = () => new IdempotencyRepository(tables.documents, tables.usersTable);
const call = (key: string, content = "{}") => ({ scope: "maya", route: "disputes/create-dispute", key, content });
const answer = { status: 201, body: '{"id":"1"}' };

test("the first call does the work, the next gets its answer for 24 hours", async () => {
  expect(await answers().begin(call("a"), at)).toBeUndefined();
  await answers().finish(call("a"), answer);
  expect(await answers().begin(call("a"), hours(23))).toEqual(answer);
  expect(await answers().begin(call("a"), hours(24))).toBeUndefined();
});

test("while the first call runs, the same key is refused; another's is not", async () => {
  await answers().begin(call("b"), at);
  await expect(answers().begin(call("b"), at)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await answers().begin({ ...call("b"), scope: "li" }, at)).toBeUndefined();
});

test("a write whose answer got lost, and which was sent again, is the same call", async () => {
  const { documents, usersTable } = tables;
  // As the client does after a broken connection.
  const twice = {
    send: async (command: PutCommand) => [await documents.send(command), await documents.send(command)][1],
  };
  const repository = new IdempotencyRepository(Object.assign(Object.create(documents), twice), usersTable);
  expect(await repository.begin(call("i"), at)).toBeUndefined();
  await expect(answers().begin(call("i"), at)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("another request with the same key is refused, finished or not", async () => {
  await answers().begin(call("c"), at);
  await expect(answers().begin(call("c", "[]"), at)).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  await answers().finish(call("c"), answer);
  await expect(answers().begin(call("c", "[]"), at)).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
});

test("a call that died without an answer is done again after a minute", async () => {
  await answers().begin(call("d"), at);
  expect(await answers().begin(call("d"), new Date(at.getTime() + 61_000))).toBeUndefined();
});

test("an answer that is kept with the work is found at once, and no failure afterwards takes it away", async () => {
  await answers().begin(call("f"), at);
  await transact(tables.documents, [answers().finishWrite(call("f"), answer, at)]);
  await answers().abandon(call("f"));
  expect(await answers().begin(call("f"), at)).toEqual(answer);
});

test("work whose key was given back or taken again meanwhile is not done", async () => {
  const late = async (key: string) =>
    transact(tables.documents, [answers().finishWrite(call(key), answer, at)]).catch(isRefused);
  await answers().begin(call("g"), at);
  await answers().abandon(call("g"));
  expect(await late("g")).toBe(true);
  await answers().begin(call("h"), at);
  await answers().begin(call("h"), hours(1));
  expect(await late("h")).toBe(true);
});

test("of 20 simultaneous calls one does the work", async () => {
  const began = await Promise.allSettled(Array.from({ length: 20 }, () => answers().begin(call("e"), at)));
  expect(began.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("neither key nor request can be read in the table", async () => {
  await answers().begin(call("my-own-key", "my password"), at);
  const { Items: items } = await tables.documents.send(new ScanCommand({ TableName: tables.usersTable }));
  expect(JSON.stringify(items)).not.toMatch(/my-own-key|my password/);
});
