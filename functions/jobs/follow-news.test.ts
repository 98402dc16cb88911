import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import { type DisputeRecord, toItem } from "#functions/repositories/dispute-item";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { followServices } from "#functions/testing/follow-services";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { streamRecord } from "#functions/testing/stream-record";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Actor, DisputeStatus } from "#shared/domain/dispute/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { followDisputes } from "./follow-disputes";
import { followMembers } from "./follow-members";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const DISPUTE = "01KAB0000000000000000D1SP0";
const LEFT = "2026-11-26T12:00:00.000Z";

async function world(user = makeUserRecord()) {
  const { documents, usersTable } = tables;
  const services = followServices(tables, () => new Date(LEFT));
  const { users, notices } = services;
  await users.put(user);
  const noticesOf = async () => (await notices.list(user.userId, { limit: 50 })).notices;
  const mails = async () => {
    const query = new QueryCommand({
      TableName: usersTable,
      KeyConditionExpression: "userId = :user AND begins_with(sk, :mail)",
      ExpressionAttributeValues: { ":user": user.userId, ":mail": "EMAIL-OUT#" },
    });
    return ((await documents.send(query)).Items ?? []).map(({ kind }) => kind);
  };
  const gathered = async () => (await services.news.get(user.userId))?.noticeIds.length ?? 0;
  return { user, services, noticesOf, mails, gathered };
}

/** The stream's record of a dispute that changed. */
function change(userId: string, before: Partial<DisputeRecord>, after: Partial<DisputeRecord>) {
  const item = (dispute: Partial<DisputeRecord>) =>
    toItem({ ...makeDispute({ id: DISPUTE, userId }), version: 1, ...dispute });
  return streamRecord({ before: item(before), after: item(after) });
}

const step = (status: DisputeStatus, by: Actor = "system") => ({ at: LEFT, status, by });
const letters = (experian: object = {}, equifax: object = {}) => ({
  experian: { reportsItem: true, ...experian },
  equifax: { reportsItem: true, ...equifax },
  transunion: { reportsItem: false },
});

const runOf = (...records: DynamoDBRecord[]) => ({ event: { Records: records }, requestId: "r" });

test("letters that left make one notice, part of the daily e-mail, however often the record comes", async () => {
  const { user, services, noticesOf, gathered } = await world();
  const record = change(user.userId, { status: "submitted" }, { status: "sent", timeline: [step("sent")] });
  await followDisputes(runOf(record, record), services);
  expect(await followDisputes(runOf(record), services)).toEqual({ batchItemFailures: [] });
  expect(await noticesOf()).toMatchObject([
    { kind: "letters_mailed", accountName: "Northgate Recovery", disputeId: DISPUTE, at: LEFT, isRead: false },
  ]);
  expect(await gathered()).toBe(1);
});

test("each bureau's delivery makes a notice of its own, all in one daily e-mail", async () => {
  const { user, services, noticesOf, mails, gathered } = await world();
  const at = (day: string) => ({ deliveredAt: `2026-11-${day}T12:00:00.000Z`, dueOn: "2026-12-28" });
  const none = { status: "sent" as const, bureaus: letters() };
  const one = { status: "in_review" as const, bureaus: letters(at("28")) };
  const both = { status: "in_review" as const, bureaus: letters(at("28"), at("29")) };
  await followDisputes(runOf(change(user.userId, none, one), change(user.userId, one, both)), services);
  expect((await noticesOf()).map(({ kind, bureau, dueOn }) => [kind, bureau, dueOn])).toEqual([
    ["letter_delivered", "equifax", "2026-12-29"],
    ["letter_delivered", "experian", "2026-12-28"],
  ]);
  expect(await gathered()).toBe(2);
  expect(await mails()).toEqual([]);
});

test("a letter that came back makes one notice, part of the daily e-mail", async () => {
  const { user, services, noticesOf, gathered } = await world();
  const back = (experian: object) => ({ status: "sent" as const, bureaus: letters(experian) });
  const at = { returnedAt: LEFT };
  const record = change(user.userId, back({}), back(at));
  const later = change(user.userId, back(at), back({ ...at, mailedAt: LEFT }));
  await followDisputes(runOf(record, record, later), services);
  expect(await noticesOf()).toMatchObject([
    { kind: "letter_returned", accountName: "Northgate Recovery", bureau: "experian", at: LEFT, isRead: false },
  ]);
  expect(await gathered()).toBe(1);
});

test("letters that have to be read again make a notice, part of the daily e-mail; those that a contract's end made drafts are not", async () => {
  const { user, services, noticesOf, gathered } = await world();
  const draftBy = (actor: Actor) =>
    change(user.userId, { status: "submitted" }, { status: "draft", timeline: [step("draft", actor)] });
  const [byMail, bySystem] = [draftBy("mail"), draftBy("system")];
  await followDisputes(runOf(byMail, byMail, bySystem), services);
  expect(await noticesOf()).toMatchObject([{ kind: "letters_reworded", accountName: "Northgate Recovery", at: LEFT }]);
  expect(await gathered()).toBe(1);
});

test("other changes of a dispute are no news", async () => {
  const { user, services, noticesOf } = await world();
  await followDisputes(runOf(change(user.userId, { status: "draft" }, { status: "submitted" })), services);
  expect(await noticesOf()).toEqual([]);
});

test("a dispute that cannot be read holds up no other one", async () => {
  const { user, services, noticesOf } = await world();
  const left = change(user.userId, { status: "submitted" }, { status: "sent", timeline: [step("sent")] });
  const unreadable = streamRecord({
    before: { userId: user.userId, disputeId: DISPUTE, status: "submitted" },
    after: { userId: user.userId, disputeId: DISPUTE, status: "lost" },
  });
  expect(await followDisputes(runOf(unreadable, left), services)).toEqual({ batchItemFailures: [] });
  expect((await noticesOf()).map(({ kind }) => kind)).toEqual(["letters_mailed"]);
});

test.each([
  ["a deleted draft takes the PDFs of its stopped letters along", true, "draft", ["submitted", "draft"], []],
  ["a changed draft keeps them", false, "draft", ["submitted", "draft"], ["experian", "transunion"]],
  ["what has left stays", true, "sent", ["submitted", "sent"], ["experian", "transunion"]],
] as const)("%s", async (_name, isDeleted, status, steps, expected) => {
  const { user, services } = await world();
  const { userId } = user;
  const keyOf = (bureau: Bureau) => letterFileKey({ ownerId: userId, disputeId: DISPUTE, round: 1 }, bureau);
  for (const bureau of ["experian", "transunion"] as const) await services.files.put(keyOf(bureau), Uint8Array.of(1));

  const timeline = ["draft" as const, ...steps].map((each) => step(each));
  const before = toItem({ ...makeDispute({ id: DISPUTE, userId, status, timeline }), version: 1 });
  await followDisputes(runOf(streamRecord(isDeleted ? { before } : { before, after: before })), services);
  expect([...services.files.files.keys()]).toEqual(expected.map(keyOf));
});

test("a correction that takes a next round's draft back takes the PDFs of its stopped letters along", async () => {
  const { user, services } = await world();
  const keyOf = (round: number) => letterFileKey({ ownerId: user.userId, disputeId: DISPUTE, round }, "experian");
  for (const round of [1, 2]) await services.files.put(keyOf(round), Uint8Array.of(1));

  const timeline = (["rejected", "draft", "submitted", "draft"] as const).map((each) => step(each));
  const draft = { status: "draft" as const, round: 2, timeline };
  const corrected = { status: "resolved" as const, round: 1 };
  await followDisputes(runOf(change(user.userId, draft, corrected)), services);
  expect([...services.files.files.keys()]).toEqual([keyOf(1)]);
});

const historyStep = (userId: string, id: string, action: string) =>
  streamRecord({ after: { userId, sk: `HISTORY#${id}`, id, at: LEFT, action, by: "payments" } });

const payment = (userId: string, paymentId: string, status: string, more: object = {}) => {
  const entry = { userId, paymentId, at: LEFT, amountCents: 12_000, currency: "usd", status, description: "", ...more };
  return streamRecord({ after: { ...entry, sk: `PAYMENT#${paymentId}`, eventId: "evt_1" } });
};

const settled = (userId: string, paymentId: string, status: string) =>
  payment(userId, paymentId, status, { settlement: { how: "check", reference: "1042" } });

test.each([
  ["an activation", historyStep, "activated", "activated", ["activated"]],
  ["a deactivation", historyStep, "deactivated", "subscription_ended", ["subscriptionEnded"]],
  ["a payment", payment, "paid", "payment_received", []],
  ["a failed payment", payment, "failed", "payment_failed", ["paymentFailed"]],
  ["a refund", payment, "refunded", "payment_refunded", ["paymentRefunded"]],
  ["a refund that failed", payment, "refund_failed", "refund_failed", ["refundFailed"]],
  ["a refund by check", settled, "refunded", "payment_paid_back", ["paymentPaidBack"]],
])("%s makes the notice of its kind", async (_name, recordOf, what, kind, expected) => {
  const { user, services, noticesOf, mails } = await world();
  await followMembers(runOf(recordOf(user.userId, "1", what)), services);
  expect((await noticesOf()).map((notice) => notice.kind)).toEqual([kind]);
  expect(await mails()).toEqual(expected);
});

test("registrations make no notice, and visitors get none", async () => {
  const { user, services, noticesOf } = await world(makeVisitor());
  await followMembers(runOf(historyStep(user.userId, "3", "registered")), services);
  await followMembers(runOf(payment(user.userId, "4", "paid")), services);
  expect(await noticesOf()).toEqual([]);
});

test("what could not be notified stays in the stream", async () => {
  const { user, services } = await world();
  const broken = {
    ...services,
    notices: {
      add: async () => {
        throw new Error("down");
      },
    },
  };
  const run = runOf(payment(user.userId, "5", "paid"));
  expect(await followMembers(run, broken)).toEqual({ batchItemFailures: [{ itemIdentifier: "1" }] });
});
