import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { HistoryRepository } from "#functions/repositories/history";
import { PaymentRepository } from "#functions/repositories/payments";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { transact } from "#functions/repositories/table";
import { listPayments } from "#functions/routes/account/list-payments";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { SettleRefundBody } from "#shared/api/schemas/admin";
import { settleRefund } from "./settle-refund";

let tables: TestTables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.close());

const AT = "2026-11-20T17:00:00.000Z";
const admin = makeUserRecord({ isAdmin: true });

async function world({ refusedFor }: { refusedFor?: string } = { refusedFor: "charge_disputed" }) {
  const { documents, usersTable } = tables;
  const user = makeUserRecord();
  const { userId } = user;
  const refunds = new RefundOrderRepository(documents, usersTable);
  const payments = new PaymentRepository(documents, usersTable);
  const history = new HistoryRepository(documents, usersTable);
  const paid = { userId, eventId: "evt_1", amountCents: 12_000, currency: "USD", customerId: "cus_1" };
  await transact(documents, refunds.orderWrites([paid], "2026-11-19T10:00:00.000Z", refusedFor));
  const services = { refunds, payments, history, now: () => new Date(AT) };
  const settle = (body: object = {}) => {
    const whole = { adminKey: "k", refundId: "evt_1", amountCents: 12_000, how: "check", reference: "Check 1042" };
    const request = { user: admin, params: { userId }, body: SettleRefundBody.parse({ ...whole, ...body }) };
    return settleRefund(makeRequest<"admin/settle-refund">(request), services);
  };
  const shown = async () =>
    (await listPayments(makeRequest<"account/list-payments">({ user }), { payments, refunds })).payments;
  const audit = async () => {
    const { Items = [] } = await documents.send(
      new QueryCommand({
        TableName: usersTable,
        KeyConditionExpression: "userId = :user AND begins_with(sk, :audit)",
        ExpressionAttributeValues: { ":user": userId, ":audit": "AUDIT#" },
      }),
    );
    return Items;
  };
  return { userId, refunds, settle, shown, audit };
}

test("a refund that was paid by check leaves the list, and the member sees how and by which reference", async () => {
  const { userId, refunds, settle, shown } = await world();
  expect(await shown()).toMatchObject([{ description: "refund", amountCents: -12_000, status: "due" }]);

  await expect(settle()).resolves.toEqual({ userId, refundId: "evt_1", settledAt: AT });
  expect(await refunds.listAll()).toEqual([]);
  const settlement = { how: "check", reference: "Check 1042" };
  expect(await shown()).toMatchObject([{ amountCents: -12_000, status: "refunded", settlement }]);
});

test("the audit log says who paid it, to whom, how and why", async () => {
  const { userId, settle, audit } = await world();
  await settle();
  expect(await audit()).toMatchObject([
    {
      action: "refund_settled",
      userId,
      by: admin.userId,
      before: { refundId: "evt_1", refusedFor: "charge_disputed" },
      after: { amountCents: 12_000, how: "check", reference: "Check 1042" },
    },
  ]);
});

test.each([
  ["that is not there", { refundId: "evt_2" }, "NOT_FOUND"],
  ["with another sum than is owed", { amountCents: 11_999 }, "VALIDATION_FAILED"],
])("a refund %s is not settled", async (_, body, code) => {
  const { refunds, settle, shown } = await world();
  await expect(settle(body)).rejects.toMatchObject({ code });
  expect(await refunds.listAll()).toHaveLength(1);
  expect(await shown()).toMatchObject([{ status: "due" }]);
});

test("a refund that the provider still makes is not settled: it would be paid twice", async () => {
  const { refunds, settle } = await world({});
  await expect(settle()).rejects.toMatchObject({ code: "REFUND_NOT_DUE" });
  expect(await refunds.listAll()).toHaveLength(1);
});

test("two administrators settle it once", async () => {
  const { settle, shown } = await world();
  const outcomes = await Promise.allSettled([settle(), settle({ reference: "Check 1043" })]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await shown()).toHaveLength(1);
});
