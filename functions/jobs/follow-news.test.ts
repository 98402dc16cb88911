import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { AttributeValue, DynamoDBRecord } from "aws-lambda";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { followServices } from "#functions/testing/follow-services";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { followDisputes } from "./follow-disputes";
import { followMembers } from "./follow-members";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
  jest.spyOn(console, "log").mockImplementation();
});
afterAll(() => tables.close());

const DISPUTE = "01KAB0000000000000000D1SP0";
const LEFT = "2026-11-26T12:00:00.000Z";

async function world(user = makeUserRecord()) {
  const { documents, usersTable } = tables;
  const services = followServices(tables, () => new Date(LEFT));
  const { users, notices } = services;
  await users.put(user);
  const told = async () => (await notices.list(user.userId, { limit: 50 })).notices;
  const mails = async () => {
    const query = new QueryCommand({
      TableName: usersTable,
      KeyConditionExpression: "userId = :user AND begins_with(sk, :mail)",
      ExpressionAttributeValues: { ":user": user.userId, ":mail": "EMAIL-OUT#" },
    });
    return ((await documents.send(query)).Items ?? []).map(({ kind }) => kind);
  };
  return { user, services, told, mails };
}

const text = (value: string) => ({ S: value });

function change(userId: string, before: Record<string, AttributeValue>, after: Record<string, AttributeValue>) {
  const same = { userId: text(userId), disputeId: text(DISPUTE), round: { N: "1" }, accountName: text("Northgate") };
  const record: DynamoDBRecord = {
    eventName: "MODIFY",
    dynamodb: { SequenceNumber: "1", OldImage: { ...same, ...before }, NewImage: { ...same, ...after } },
  };
  return record;
}

const runOf = (...records: DynamoDBRecord[]) => ({ event: { Records: records }, requestId: "r" });

test("letters that left are told once, with an e-mail, however often the record comes", async () => {
  const { user, services, told, mails } = await world();
  const record = change(user.userId, { status: text("submitted") }, { status: text("sent"), statusAt: text(LEFT) });
  await followDisputes(runOf(record, record), services);
  expect(await followDisputes(runOf(record), services)).toEqual({ batchItemFailures: [] });
  expect(await told()).toMatchObject([{ kind: "letters_mailed", accountName: "Northgate", at: LEFT, isRead: false }]);
  expect(await mails()).toEqual(["lettersMailed"]);
});

test("each bureau's delivery is told by itself, without an e-mail", async () => {
  const { user, services, told, mails } = await world();
  const at = (day: string) => ({ M: { d: { N: String(Date.parse(`2026-11-${day}T12:00:00Z`)) } } });
  const none = { status: text("sent"), bureaus: { M: { experian: { M: {} }, equifax: { M: {} } } } };
  const one = { status: text("in_review"), bureaus: { M: { experian: at("28"), equifax: { M: {} } } } };
  const both = { status: text("in_review"), bureaus: { M: { experian: at("28"), equifax: at("29") } } };
  await followDisputes(runOf(change(user.userId, none, one), change(user.userId, one, both)), services);
  expect((await told()).map(({ kind, bureau }) => [kind, bureau])).toEqual([
    ["letter_delivered", "equifax"],
    ["letter_delivered", "experian"],
  ]);
  expect(await mails()).toEqual([]);
});

test("a letter that came back is told once, with an e-mail", async () => {
  const { user, services, told, mails } = await world();
  const back = (more: Record<string, AttributeValue>) => ({
    status: text("sent"),
    bureaus: { M: { experian: { M: more }, equifax: { M: {} } } },
  });
  const at = { r: { N: String(Date.parse(LEFT)) } };
  const record = change(user.userId, back({}), back(at));
  const later = change(user.userId, back(at), back({ ...at, m: { N: String(Date.parse(LEFT)) } }));
  await followDisputes(runOf(record, record, later), services);
  expect(await told()).toMatchObject([
    { kind: "letter_returned", accountName: "Northgate", bureau: "experian", at: LEFT, isRead: false },
  ]);
  expect(await mails()).toEqual(["letterReturned"]);
});

test("letters that have to be read again are told, with an e-mail; those that a contract's end made drafts are not", async () => {
  const { user, services, told, mails } = await world();
  const draftBy = (actor: string) => {
    const step = { L: [{ N: String(Date.parse(LEFT)) }, text("draft"), text(actor)] };
    return { status: text("draft"), statusAt: text(LEFT), timeline: { L: [step] } };
  };
  const [byMail, bySystem] = ["mail", "system"].map((actor) =>
    change(user.userId, { status: text("submitted") }, draftBy(actor)),
  );
  if (!byMail || !bySystem) throw new Error("no records");
  await followDisputes(runOf(byMail, byMail, bySystem), services);
  expect(await told()).toMatchObject([{ kind: "letters_reworded", accountName: "Northgate", at: LEFT }]);
  expect(await mails()).toEqual(["lettersReworded"]);
});

test("other changes of a dispute are no news", async () => {
  const { user, services, told } = await world();
  await followDisputes(runOf(change(user.userId, { status: text("draft") }, { status: text("submitted") })), services);
  expect(await told()).toEqual([]);
});

const step = (status: string) => ({ L: [{ N: String(Date.parse(LEFT)) }, text(status), text("system")] });

test.each([
  ["a deleted draft takes the PDFs of its stopped letters along", "REMOVE", "draft", ["submitted", "draft"], []],
  ["a changed draft keeps them", "MODIFY", "draft", ["submitted", "draft"], ["experian", "transunion"]],
  ["what has left stays", "REMOVE", "sent", ["submitted", "sent"], ["experian", "transunion"]],
] as const)("%s", async (_name, eventName, status, steps, expected) => {
  const { user, services } = await world();
  const { userId } = user;
  const keyOf = (bureau: Bureau) => letterFileKey({ ownerId: userId, disputeId: DISPUTE, round: 1 }, bureau);
  for (const bureau of ["experian", "transunion"] as const) await services.files.put(keyOf(bureau), Uint8Array.of(1));

  const timeline = { L: [step("draft"), ...steps.map(step)] };
  const { dynamodb } = change(userId, { status: text(status), timeline }, {});
  await followDisputes(runOf({ eventName, dynamodb }), services);
  expect([...services.files.files.keys()]).toEqual(expected.map(keyOf));
});

test("a correction that takes a next round's draft back takes the PDFs of its stopped letters along", async () => {
  const { user, services } = await world();
  const keyOf = (round: number) => letterFileKey({ ownerId: user.userId, disputeId: DISPUTE, round }, "experian");
  for (const round of [1, 2]) await services.files.put(keyOf(round), Uint8Array.of(1));

  const timeline = { L: ["rejected", "draft", "submitted", "draft"].map(step) };
  const draft = { status: text("draft"), round: { N: "2" }, timeline };
  const corrected = { status: text("resolved"), round: { N: "1" } };
  await followDisputes(runOf(change(user.userId, draft, corrected)), services);
  expect([...services.files.files.keys()]).toEqual([keyOf(1)]);
});

const entry = (userId: string, sk: string, more: Record<string, AttributeValue>): DynamoDBRecord => ({
  eventName: "INSERT",
  dynamodb: { SequenceNumber: "1", NewImage: { userId: text(userId), sk: text(sk), at: text(LEFT), ...more } },
});

test.each([
  ["HISTORY#1", { action: text("activated") }, "activated", ["activated"]],
  ["HISTORY#2", { action: text("deactivated") }, "subscription_ended", ["subscriptionEnded"]],
  ["PAYMENT#1", { status: text("paid") }, "payment_received", []],
  ["PAYMENT#2", { status: text("failed") }, "payment_failed", ["paymentFailed"]],
  ["PAYMENT#3", { status: text("refunded") }, "payment_refunded", ["paymentRefunded"]],
])("%s is told as what it is", async (sk, more, kind, expected) => {
  const { user, services, told, mails } = await world();
  await followMembers(runOf(entry(user.userId, sk, more)), services);
  expect((await told()).map((notice) => notice.kind)).toEqual([kind]);
  expect(await mails()).toEqual(expected);
});

test("registrations are no news, and visitors are told nothing", async () => {
  const { user, services, told } = await world(makeVisitor());
  await followMembers(runOf(entry(user.userId, "HISTORY#3", { action: text("registered") })), services);
  await followMembers(runOf(entry(user.userId, "PAYMENT#4", { status: text("paid") })), services);
  expect(await told()).toEqual([]);
});

test("what could not be told stays in the stream", async () => {
  const { user, services } = await world();
  const broken = {
    ...services,
    notices: {
      add: async () => {
        throw new Error("down");
      },
    },
  };
  const run = runOf(entry(user.userId, "PAYMENT#5", { status: text("paid") }));
  expect(await followMembers(run, broken)).toEqual({ batchItemFailures: [{ itemIdentifier: "1" }] });
});
