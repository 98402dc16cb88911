import { type PaymentToRefund, type Refund, RefundRefused } from "#functions/providers/payment/payment";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { PaymentRepository } from "#functions/repositories/payments";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { transact } from "#functions/repositories/table";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { endBilling } from "./end-billing";

let tables: TestTables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.close());

const AT = "2026-11-20T17:00:00.000Z";

function world() {
  const { documents, usersTable } = tables;
  const ends = new BillingEndRepository(documents, usersTable);
  const refunds = new RefundOrderRepository(documents, usersTable);
  const payments = new PaymentRepository(documents, usersTable);
  const order = (customerId: string | undefined) => {
    const user = makeUserRecord({ payment: { paymentIntentId: "evt_1", paymentType: "monthly", customerId } });
    const items = ends.orderWrites(user, AT);
    return items.length > 0 ? transact(documents, items) : undefined;
  };
  const owe = (userId: string, chargeId: string) => {
    const paid = { userId, eventId: `evt_${chargeId}`, amountCents: 12_000, currency: "USD" };
    return refunds.order([{ ...paid, customerId: `cus_${userId}`, chargeId }], AT);
  };
  const oweMany = (userId: string, count: number) => {
    const paid = { userId, amountCents: 12_000, currency: "USD" };
    const payments = Array.from({ length: count }, (_, at) => ({
      ...paid,
      eventId: `evt_${at}`,
      chargeId: `pi_${at}`,
    }));
    return refunds.order(payments, AT);
  };
  const asked: string[] = [];
  const failing = new Set<string>();
  const refused = new Set<string>();
  const billing = {
    endSubscriptions: async (customerId: string, endsAt: Date) => {
      asked.push(`${customerId} ${endsAt.toISOString()}`);
      if (failing.has(customerId)) throw new Error("down");
    },
    customerOf: async () => undefined,
    refund: async ({ key, chargeId = "" }: PaymentToRefund): Promise<Refund> => {
      asked.push(`refund ${key}`);
      if (failing.has(chargeId)) throw new Error("down");
      if (refused.has(chargeId)) throw new RefundRefused("charge_disputed");
      return { id: `re_${chargeId}`, chargeId, amountCents: 12_000, currency: "USD", refundedCents: 12_000 };
    },
  };
  const services = { ends, refunds, payments, billing, now: () => new Date(AT) };
  return { order, owe, oweMany, asked, failing, refused, refunds, payments, run: () => endBilling({}, services) };
}

test("the provider is asked once to charge a member no more", async () => {
  const { order, asked, run } = world();
  await order("cus_1");
  await expect(run()).resolves.toEqual({ ended: 1, refunded: 0, refused: 0 });
  await run();
  expect(asked).toEqual([`cus_1 ${AT}`]);
});

test("while the provider is down an order stays, and the others are carried out", async () => {
  const { order, asked, failing, run } = world();
  await Promise.all(["cus_1", "cus_2"].map(order));
  failing.add("cus_1");
  await expect(run()).rejects.toThrow("1 members");
  failing.clear();
  await expect(run()).resolves.toMatchObject({ ended: 1 });
  expect(asked.filter((call) => call.startsWith("cus_1"))).toHaveLength(2);
  expect(asked.filter((call) => call.startsWith("cus_2"))).toHaveLength(1);
});

test("a member whom the provider does not know as a customer has nothing to end", async () => {
  const { order, asked, run } = world();
  await order(undefined);
  await run();
  expect(asked).toEqual([]);
});

test("a refund that is owed is made once and is in the payment history of its member", async () => {
  const { owe, asked, run, payments } = world();
  await owe("maya", "pi_1");
  await expect(run()).resolves.toEqual({ ended: 0, refunded: 1, refused: 0 });
  await expect(run()).resolves.toMatchObject({ refunded: 0 });
  expect(asked).toEqual(["refund maya#evt_pi_1"]);
  await expect(payments.list("maya")).resolves.toMatchObject([
    { amountCents: -12_000, status: "refunded", description: "refund", chargeId: "pi_1", eventId: "re_pi_1" },
  ]);
});

test("very many refunds that are owed are each made once", async () => {
  const { oweMany, asked, run, refunds } = world();
  await oweMany("maya", 450);
  await expect(refunds.ofMember("maya")).resolves.toHaveLength(450);
  await expect(run()).resolves.toMatchObject({ refunded: 450 });
  await run();
  expect(new Set(asked).size).toBe(450);
  expect(asked).toHaveLength(450);
  await expect(refunds.listAll()).resolves.toEqual([]);
});

test("a refund that the provider's own event reported first is not in the payment history twice", async () => {
  const { owe, run, payments, refunds } = world();
  await owe("maya", "pi_1");
  await payments.transact([payments.refundWrite({ chargeId: "pi_1", refundedCents: 12_000 }, new Date(AT))]);
  await expect(run()).resolves.toMatchObject({ refunded: 1 });
  await expect(payments.list("maya")).resolves.toEqual([]);
  await expect(refunds.ofMember("maya")).resolves.toEqual([]);
});

test("a refund that fails is tried again; one that the provider refuses for good waits for a person", async () => {
  const { owe, failing, refused, asked, run, refunds } = world();
  const logged = jest.spyOn(console, "log").mockImplementation();
  await owe("maya", "pi_down");
  await owe("li", "pi_disputed");
  failing.add("pi_down");
  refused.add("pi_disputed");
  await expect(run()).rejects.toThrow("1 members");
  failing.clear();
  await expect(run()).resolves.toEqual({ ended: 0, refunded: 1, refused: 1 });
  expect(asked.filter((call) => call.includes("disputed"))).toHaveLength(1);
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toContainEqual(expect.objectContaining({ event: "refund_refused", subjectId: "li" }));
  await expect(refunds.ofMember("li")).resolves.toMatchObject([{ refusedFor: "charge_disputed", amountCents: 12_000 }]);
});
