import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { CountSources } from "#functions/repositories/count-sources";
import { toItem } from "#functions/repositories/dispute-item";
import { PaymentRepository } from "#functions/repositories/payments";
import type { UserRecord } from "#functions/repositories/users";
import { getMetrics } from "#functions/routes/admin/get-metrics";
import { countUnits } from "#functions/testing/count-units";
import { startTables } from "#functions/testing/dynamo";
import { followServices } from "#functions/testing/follow-services";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { streamRecord } from "#functions/testing/stream-record";
import { makeDispute } from "#shared/testing/dispute";
import { followDisputes } from "./follow-disputes";
import { followMembers } from "./follow-members";
import { recountMetrics } from "./recount-metrics";

const NOW = new Date("2026-11-20T12:00:00Z");

async function world() {
  const tables = await startTables();
  const { documents, usersTable, disputesTable } = tables;
  const services = followServices(tables, () => NOW);
  const { users, disputes, counters } = services;
  const runOf = (...Records: ReturnType<typeof streamRecord>[]) => ({ event: { Records }, requestId: "r" });

  return {
    ...tables,
    users,
    counters,
    metrics: () => getMetrics(makeRequest<"admin/get-metrics">({ user: makeUserRecord() }), services),
    recount: () =>
      recountMetrics(undefined, {
        users,
        disputes,
        counters,
        sources: new CountSources(documents, { users: usersTable, disputes: disputesTable }),
        settle: async () => undefined,
      }),
    /** Stores a member as said, and gives the stream's record of it. */
    save: async (after: UserRecord, before?: UserRecord) => {
      await users.put(after);
      const item = (user: UserRecord) => ({ ...user, sk: "USER" });
      return streamRecord({ before: before && item(before), after: item(after) });
    },
    saveDispute: async (after: Parameters<typeof toItem>[0], before?: Parameters<typeof toItem>[0]) => {
      await documents.send(new PutCommand({ TableName: disputesTable, Item: toItem(after) }));
      return streamRecord({ before: before && toItem(before), after: toItem(after) });
    },
    pay: async (userId: string, status: "paid" | "refunded" | "failed", amountCents: number) => {
      const payments = new PaymentRepository(documents, usersTable);
      const entry = {
        userId,
        status,
        amountCents,
        at: NOW.toISOString(),
        currency: "usd",
        description: "",
        eventId: "e",
      };
      const { Put: put } = payments.addWrite(entry);
      await documents.send(new PutCommand({ TableName: usersTable, Item: put?.Item }));
      return streamRecord({ after: put?.Item ?? {} });
    },
    members: (...records: ReturnType<typeof streamRecord>[]) => followMembers(runOf(...records), services),
    disputes: (...records: ReturnType<typeof streamRecord>[]) => followDisputes(runOf(...records), services),
  };
}

const aDispute = (changes: Partial<Parameters<typeof toItem>[0]> = {}) => ({
  ...makeDispute({ id: ulid(), createdAt: NOW.toISOString() }),
  version: 1,
  ...changes,
});

test("members, disputes and payments are counted once, however often and in whatever order the records come", async () => {
  const { save, saveDispute, pay, members, disputes, metrics, users, close } = await world();
  const waiting = makeUserRecord({ subscriptionStatus: "pending_verification", subscriptionTier: undefined });
  const active: UserRecord = { ...waiting, version: 2, subscriptionStatus: "active", subscriptionTier: "premium" };
  const [joined, activated] = [await save(waiting), await save(active, waiting)];
  const visitor = await save(makeVisitor());
  await members(joined, activated, visitor, joined, activated, visitor);
  await members(joined);

  const submitted = aDispute({ userId: waiting.userId, status: "submitted" });
  const resolved = { ...submitted, version: 5, status: "resolved" as const };
  const [made, answered] = [await saveDispute(submitted), await saveDispute(resolved, submitted)];
  await disputes(made, made, answered, made, answered);
  const paid = await pay(waiting.userId, "paid", 29_900);
  const back = await pay(waiting.userId, "refunded", -9_900);
  await members(paid, back, await pay(waiting.userId, "failed", 29_900), paid, back);

  expect(await metrics()).toMatchObject({
    totalUsers: 1,
    activeSubscriptions: 1,
    pendingActivations: 0,
    monthlyRevenueCents: 20_000,
    monthlyRevenue: 200,
    totalDisputes: 1,
    disputeSuccessRate: 100,
    usersByStatus: { incomplete: 0, pending_verification: 0, active: 1, inactive: 0 },
    activeByTier: { onetime: 0, monthly: 0, premium: 1 },
  });
  expect((await metrics()).byMonth.map(({ month, newMembers, disputes: made }) => [month, newMembers, made])).toEqual([
    ...["2025-12"].map((month) => [month, 0, 0]),
    ["2026-01", 1, 0],
    ...["02", "03", "04", "05", "06", "07", "08", "09", "10"].map((month) => [`2026-${month}`, 0, 0]),
    ["2026-11", 0, 1],
  ]);
  const member = await users.get(waiting.userId);
  expect(member).toMatchObject({ totalDisputes: 1, activeDisputes: 0, resolvedDisputes: 1, paidCents: 20_000 });
  await close();
});

test("an answer that is corrected is counted as what it was corrected to, and no longer as the first", async () => {
  const { save, saveDispute, members, disputes, metrics, users, close } = await world();
  const member = makeUserRecord();
  await members(await save(member));
  const resolved = aDispute({ userId: member.userId, status: "resolved" });
  const rejected = { ...resolved, version: 2, status: "rejected" as const };
  const [answered, corrected] = [await saveDispute(resolved), await saveDispute(rejected, resolved)];
  await disputes(answered, corrected, answered, corrected);

  expect((await metrics()).disputesByStatus).toMatchObject({ resolved: 0, rejected: 1 });
  expect(await users.get(member.userId)).toMatchObject({ totalDisputes: 1, resolvedDisputes: 0 });
  await close();
});

test("the metrics cost half a unit", async () => {
  const { save, members, metrics, documents, close } = await world();
  for (let count = 0; count < 20; count += 1) await members(await save(makeUserRecord()));
  const units = countUnits(documents);
  expect((await metrics()).totalUsers).toBe(20);
  expect(units.read).toBe(0.5);
  await close();
});

test("what is deleted counts no more, even when it comes twice", async () => {
  const { saveDispute, disputes, metrics, close } = await world();
  const draft = aDispute();
  const removed = streamRecord({ before: toItem(draft) });
  await disputes(await saveDispute(draft), await saveDispute(aDispute()), removed, removed);
  expect((await metrics()).totalDisputes).toBe(1);
  await close();
});

test("two jobs that count the same thing at once count it once", async () => {
  const { save, members, metrics, close } = await world();
  const records = await Promise.all(Array.from({ length: 4 }, () => save(makeUserRecord())));
  await Promise.all(Array.from({ length: 5 }, () => members(...records)));
  expect((await metrics()).totalUsers).toBe(4);
  await close();
});

test("a recount of what is right changes nothing", async () => {
  const { save, saveDispute, pay, members, disputes, recount, close } = await world();
  const user = makeUserRecord();
  await members(await save(user), await pay(user.userId, "paid", 12_000));
  await disputes(await saveDispute(aDispute({ userId: user.userId })));
  expect(await recount()).toEqual({ missed: 0, repaired: 0 });
  await close();
});

test("a letter beside a dispute is no dispute for the recount either", async () => {
  const { save, saveDispute, members, disputes, recount, metrics, users, close } = await world();
  const user = makeUserRecord();
  const dispute = aDispute({ userId: user.userId, status: "sent" });
  const letter = aDispute({ userId: user.userId, status: "sent", partOf: dispute.id });
  await members(await save(user));
  await disputes(await saveDispute(dispute), await saveDispute(letter));

  expect(await recount()).toEqual({ missed: 0, repaired: 0 });
  expect((await metrics()).totalDisputes).toBe(1);
  expect(await users.get(user.userId)).toMatchObject({ totalDisputes: 1, activeDisputes: 1 });
  await close();
});

test("a recount counts what the streams missed and repairs counters that drifted, and says so", async () => {
  const { save, saveDispute, pay, members, recount, metrics, users, documents, usersTable, close } = await world();
  const user = makeUserRecord();
  await members(await save(user));
  await save(makeUserRecord());
  await saveDispute(aDispute({ userId: user.userId, status: "sent" }));
  await pay(user.userId, "paid", 12_000);
  const logged = jest.spyOn(console, "log").mockImplementation();
  await spoil("METRICS", "TOTALS", "active", 7);
  await spoil(user.userId, "USER", "activeDisputes", 3);

  expect(await recount()).toEqual({ missed: 3, repaired: 2 });
  expect(await metrics()).toMatchObject({ totalUsers: 2, totalDisputes: 1, monthlyRevenueCents: 12_000 });
  expect(await users.get(user.userId)).toMatchObject({ activeDisputes: 1, totalDisputes: 1, paidCents: 12_000 });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("metrics-drift"));
  expect(await recount()).toEqual({ missed: 0, repaired: 0 });
  await close();

  async function spoil(userId: string, sk: string, field: string, by: number) {
    const update = { UpdateExpression: "ADD #field :by", ExpressionAttributeNames: { "#field": field } };
    const values = { ExpressionAttributeValues: { ":by": by } };
    await documents.send(new UpdateCommand({ TableName: usersTable, Key: { userId, sk }, ...update, ...values }));
  }
});

test("the tally of someone who is gone holds nothing up", async () => {
  const { saveDispute, disputes, documents, usersTable, metrics, close } = await world();
  const draft = aDispute({ userId: "gone" });
  await documents.send(new DeleteCommand({ TableName: usersTable, Key: { userId: "gone", sk: "USER" } }));
  expect(await disputes(await saveDispute(draft))).toEqual({ batchItemFailures: [] });
  expect((await metrics()).totalDisputes).toBe(1);
  await close();
});
