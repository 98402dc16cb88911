import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { toItem } from "#functions/repositories/dispute-item";
import { DisputeRepository } from "#functions/repositories/disputes";
import { HistoryRepository } from "#functions/repositories/history";
import { PaymentRepository } from "#functions/repositories/payments";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { ReportRepository, summaryOf } from "#functions/repositories/reports";
import { UserRepository } from "#functions/repositories/users";
import { countUnits } from "#functions/testing/count-units";
import { itemsOf, makeMember, makeStoredReport } from "#functions/testing/dispute-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { makeDispute } from "#shared/testing/dispute";
import { getClientHistory } from "./get-client-history";

let tables: TestTables;
const admin = makeUserRecord({ userId: "admin-1", isAdmin: true });

beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

async function historyWorld(pulledAt?: string) {
  const { documents, usersTable, reportsTable, disputesTable } = tables;
  const services = {
    users: new UserRepository(documents, usersTable),
    history: new HistoryRepository(documents, usersTable),
    payments: new PaymentRepository(documents, usersTable),
    refunds: new RefundOrderRepository(documents, usersTable),
    disputes: new DisputeRepository(documents, disputesTable),
    reports: new ReportRepository(documents, reportsTable),
    now: () => new Date("2026-11-20T12:00:00Z"),
  };
  const member = makeMember({ userId: ulid() });
  const score = { creditScore: 570, experianScore: 571, equifaxScore: 570, transunionScore: 569 };
  const report = makeStoredReport({
    userId: member.userId,
    negativeItems: itemsOf(12),
    history: [{ date: "2026-09-01", ...score }],
    ...(pulledAt && { pulledAt }),
  });
  await services.reports.create(report);
  await services.users.put({ ...member, latestReport: summaryOf(report) });
  const read = (id: string) =>
    getClientHistory(makeRequest<"admin/get-client-history">({ user: admin, params: { id } }), services);
  return { ...services, member, read, documents, usersTable, disputesTable };
}

test("a client's history is shown newest first, for 4 read units and an entry in the audit log", async () => {
  const { member, history, read, documents, usersTable, disputesTable, payments } = await historyWorld();
  const change = { at: "2026-11-01T10:00:00.000Z", by: "admin-1" };
  const { userId, subscriptionTier: tier } = member;
  const step = { ...change, userId, tier };
  await history.add({ ...step, id: ulid(1), action: "payment_reported", newStatus: "pending_verification" });
  await history.add({ ...step, id: ulid(2), action: "activated", newStatus: "active" });
  const entry = { userId: member.userId, at: change.at, currency: "usd", eventId: "evt_1" };
  const { Put: put } = payments.addWrite({
    ...entry,
    amountCents: 12_000,
    status: "paid",
    description: "checkout monthly",
  });
  await documents.send(new PutCommand({ TableName: usersTable, Item: put?.Item }));
  for (let count = 0; count < 30; count += 1) {
    const dispute = makeDispute({ id: ulid(), userId: member.userId, additionalDetails: "x".repeat(190) });
    await documents.send(new PutCommand({ TableName: disputesTable, Item: toItem({ ...dispute, version: 1 }) }));
  }

  const units = countUnits(documents);
  const shown = await read(member.userId);
  expect(units.read).toBeLessThanOrEqual(4);
  expect(units.write).toBe(1);
  expect(shown.client).toMatchObject({
    id: member.userId,
    subscriptionStatus: "active",
    identityProtectionEnabled: true,
  });
  expect(shown.subscriptionHistory.map(({ action, newStatus }) => [action, newStatus])).toEqual([
    ["activated", "active"],
    ["payment_reported", "pending_verification"],
    ["registered", "incomplete"],
  ]);
  expect(shown.disputeHistory).toHaveLength(20);
  expect(shown.creditReports).toMatchObject([
    { date: "2026-11-18", negativeItems: 12 },
    { date: "2026-09-01", creditScore: 570 },
  ]);
  expect(shown.paymentTimeline).toEqual([
    { description: "checkout monthly", date: change.at, amountCents: 12_000, amount: 120, status: "paid" },
  ]);
  expect(await auditsOf(member.userId)).toMatchObject([
    { action: "history_read", by: "admin-1", userId: member.userId },
  ]);
});

test("refunds that are not made yet are listed above the payments, those that the provider refused as due", async () => {
  const { member, read, refunds, users } = await historyWorld();
  const { userId } = member;
  const at = "2026-11-20T10:00:00.000Z";
  await users.update(userId, { cancellation: { cancelledAt: at, endsAt: at, isWithinPeriod: true } });
  const paid = { userId, amountCents: 12_000, currency: "USD" };
  await refunds.order(
    [
      { ...paid, eventId: "evt_1" },
      { ...paid, eventId: "evt_2" },
    ],
    at,
  );
  const [, second] = await refunds.ofMember(userId);
  if (second) await refunds.refuse(second, "charge_disputed");
  const { paymentTimeline } = await read(userId);
  expect(paymentTimeline).toMatchObject([
    { description: "refund", amountCents: -12_000, status: "ordered" },
    { description: "refund", amountCents: -12_000, status: "due" },
  ]);
});

test.each([
  ["payment_reported", undefined],
  ["payment_held", "state"],
] as const)(
  "a payment that was reported before there was an account is a step of the account: %s",
  async (action, heldFor) => {
    const { member, read, users } = await historyWorld();
    const reportedAt = "2026-01-02T09:59:00.000Z";
    const registeredAt = "2026-01-02T10:00:00.000Z";
    const payment = { paymentIntentId: "pi_1", reportedAt, paymentType: "monthly", heldFor } as const;
    await users.update(member.userId, { registeredAt, payment });
    const { subscriptionHistory } = await read(member.userId);
    expect(subscriptionHistory.map(({ action, date, newStatus }) => [action, date, newStatus])).toEqual([
      [action, registeredAt, "pending_verification"],
      ["registered", registeredAt, "incomplete"],
    ]);
  },
);

test("a payment that was reported under the account has its own step, or none under a plan that runs", async () => {
  const { member, read, users } = await historyWorld();
  const registeredAt = "2026-01-02T10:00:00.000Z";
  const payment = { paymentIntentId: "pi_1", reportedAt: "2026-03-02T10:00:00.000Z", paymentType: "premium" } as const;
  await users.update(member.userId, { registeredAt, payment });
  const { subscriptionHistory } = await read(member.userId);
  expect(subscriptionHistory.map(({ action }) => action)).toEqual(["registered"]);
});

test("a visitor's payment that the provider had confirmed when the account was opened waited for nothing", async () => {
  const { member, read, users, history } = await historyWorld();
  const registeredAt = "2026-01-02T10:00:00.000Z";
  const payment = { paymentIntentId: "pi_1", reportedAt: registeredAt, paymentType: "monthly" } as const;
  await users.update(member.userId, { registeredAt, payment });
  const began = { userId: member.userId, id: ulid(9), at: registeredAt, by: "payments" };
  await history.add({ ...began, action: "payment_received", tier: "monthly", newStatus: "active" });
  const { subscriptionHistory } = await read(member.userId);
  expect(subscriptionHistory.map(({ newStatus }) => newStatus)).toEqual(["active", "incomplete"]);
});

test("scores that are newer than the latest report's own day are shown too, each day once", async () => {
  const { member, read } = await historyWorld("2026-03-05T12:00:00.000Z");
  const history = await read(member.userId);
  expect(history.creditReports.map(({ date, negativeItems }) => [date, negativeItems])).toEqual([
    ["2026-09-01", undefined],
    ["2026-03-05", 12],
  ]);
  const sameDay = await historyWorld("2026-09-01T12:00:00.000Z");
  const { creditReports } = await sameDay.read(sameDay.member.userId);
  expect(creditReports).toMatchObject([{ date: "2026-09-01", creditScore: 588, negativeItems: 12 }]);
});

test("the last step is shown also before the stream has brought it to the history, and once after it has", async () => {
  const { users, member, history, read } = await historyWorld();
  const step = { id: ulid(3), at: "2026-11-02T10:00:00.000Z", action: "deactivated" as const, by: "payments" };
  const left = await users.put({ ...member, subscriptionStatus: "inactive", lastChange: step });
  const steps = async () => (await read(member.userId)).subscriptionHistory.map(({ action }) => action);
  expect(await steps()).toEqual(["deactivated", "registered"]);
  await history.add({ ...step, userId: left.userId, newStatus: "inactive" });
  expect(await steps()).toEqual(["deactivated", "registered"]);
});

test("an unknown client is not found, and nothing is written", async () => {
  const { read } = await historyWorld();
  await expect(read("nobody")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await auditsOf("nobody")).toEqual([]);
});

async function auditsOf(userId: string) {
  const query = new QueryCommand({
    TableName: tables.usersTable,
    KeyConditionExpression: "userId = :user AND begins_with(sk, :audit)",
    ExpressionAttributeValues: { ":user": userId, ":audit": "AUDIT#" },
  });
  return (await tables.documents.send(query)).Items ?? [];
}
