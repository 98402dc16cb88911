import { ulid } from "ulid";
import { makeMember } from "#functions/testing/dispute-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { at, paymentWorld } from "#functions/testing/payment-world";
import { receivePayment } from "./receive-event";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const world = () => paymentWorld(tables, receivePayment);
const paid = { amount_paid: 12_000, currency: "usd", billing_reason: "subscription_cycle" };

test.each([
  ["a full refund", "charge.refunded", { refunded: true, amount_refunded: 12_000, currency: "usd" }, [-12_000, 12_000]],
  ["a chargeback", "charge.dispute.created", { amount: 12_000, currency: "usd" }, [-12_000, 12_000]],
  ["the end of the subscription", "customer.subscription.deleted", {}, [12_000]],
])(
  "%s that arrives before its checkout is kept, and the checkout then activates nothing",
  async (_, type, object, cents) => {
    const { users, send, checkout, entries, billingEnds } = world();
    const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete", subscriptionTier: undefined }));
    const customer = `cus_${user.userId}`;
    await send(type, { customer, payment_intent: `pi_${user.userId}`, ...object });
    await checkout(user, 12_000, { payment_intent: `pi_${user.userId}` });

    expect(await users.get(user.userId)).toEqual(user);
    expect((await entries(user.userId, "PAYMENT#")).map(({ amountCents }) => amountCents).sort()).toEqual(cents);
    expect((await billingEnds.list()).orders).toContainEqual(expect.objectContaining({ customerId: customer }));
    expect([
      ...(await entries(`CUSTOMER#${customer}`, "EARLY")),
      ...(await entries(`CHARGE#pi_${user.userId}`, "EARLY")),
    ]).toEqual([]);
  },
);

test("a refund that names the payment alone is kept for its checkout; a part of it only goes into the ledger", async () => {
  const { users, send, checkout, entries } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const payment_intent = `pi_${user.userId}`;
  await send("charge.refunded", { payment_intent, refunded: false, amount_refunded: 2_000, currency: "usd" });
  await checkout(user, 9_900, { customer: undefined, payment_intent });
  expect(await users.get(user.userId)).toMatchObject({ subscriptionStatus: "active", subscriptionTier: "onetime" });
  expect((await entries(user.userId, "PAYMENT#")).map(({ amountCents }) => amountCents).sort()).toEqual([
    -2_000, 9_900,
  ]);
});

test("a refund and its checkout at the same moment leave no one active, whichever is first", async () => {
  const { users, send, checkout, entries } = world();
  for (let round = 0; round < 5; round += 1) {
    const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
    const back = { customer: `cus_${user.userId}`, refunded: true, amount_refunded: 12_000, currency: "usd" };
    await Promise.all([checkout(user, 12_000), send("charge.refunded", back)]);
    expect((await users.get(user.userId))?.subscriptionStatus).not.toBe("active");
    expect(await entries(user.userId, "PAYMENT#")).toHaveLength(2);
  }
});

test("a checkout of what was cancelled since begins nothing, and is charged no longer", async () => {
  const { users, checkout, billingEnds } = world();
  const cancelledAt = "2026-03-05T09:00:00.000Z";
  const gone = { subscriptionStatus: "inactive" as const, cancellation: { cancelledAt, endsAt: cancelledAt } };
  const user = await users.put(makeUserRecord(gone));
  const second = Date.parse(cancelledAt) / 1_000;
  await checkout(user, 12_000, { customer: "cus_before" }, { created: second - 60 });
  expect((await users.get(user.userId))?.subscriptionStatus).toBe("inactive");
  expect((await billingEnds.list()).orders).toContainEqual(expect.objectContaining({ customerId: "cus_before" }));
  await checkout(user, 12_000, { customer: "cus_after" }, { created: second + 60 });
  expect(await users.get(user.userId)).toMatchObject({
    subscriptionStatus: "active",
    payment: { customerId: "cus_after" },
  });
  expect((await users.get(user.userId))?.cancellation).toBeUndefined();
});

const cancellation = {
  cancelledAt: "2026-03-05T09:00:00.000Z",
  endsAt: "2026-03-05T09:00:00.000Z",
  isWithinPeriod: true,
};
const cancelledSecond = Date.parse(cancellation.cancelledAt) / 1_000;

test("money that is reported after its contract was cancelled within the period is ordered back", async () => {
  const { users, send, checkout, refunds } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "inactive", cancellation }));
  const customer = `cus_${user.userId}`;
  await checkout(user, 12_000, { customer, invoice: "in_1" }, { created: cancelledSecond - 60, id: "evt_late" });
  await send("invoice.paid", { customer, object: "invoice", id: "in_2", ...paid }, "evt_renewed");
  await send("invoice.paid", { customer, object: "invoice", id: "in_2", ...paid }, "evt_renewed");

  expect((await users.get(user.userId))?.subscriptionStatus).toBe("inactive");
  expect(await refunds.ofMember(user.userId)).toMatchObject([
    { id: `${user.userId}#evt_late`, amountCents: 12_000, invoiceId: "in_1" },
    { id: `${user.userId}#evt_renewed`, invoiceId: "in_2" },
  ]);
});

test("money that is reported after a cancellation with notice stays: the service goes on until its end", async () => {
  const { users, checkout, refunds } = world();
  const { isWithinPeriod: _, ...notice } = cancellation;
  const user = await users.put(makeUserRecord({ subscriptionStatus: "inactive", cancellation: notice }));
  await checkout(user, 12_000, {}, { created: cancelledSecond - 60 });
  expect(await refunds.ofMember(user.userId)).toEqual([]);
});

test("a refund that our own order made is in the ledger once, and one made by hand ends the order", async () => {
  const { users, send, checkout, entries, payments, refunds } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const { userId } = user;
  const payment_intent = `pi_${userId}`;
  await checkout(user, 9_900, { customer: undefined, payment_intent });
  const [entry] = await payments.list(userId);
  if (entry) await refunds.order([entry], at.toISOString());
  await payments.transact([payments.refundWrite({ chargeId: payment_intent, refundedCents: 2_000 }, at)]);
  const charge = { payment_intent, currency: "usd" };
  await send("charge.refunded", { ...charge, refunded: false, amount_refunded: 2_000 });
  expect(await entries(userId, "PAYMENT#")).toHaveLength(1);
  expect(await refunds.ofMember(userId)).toHaveLength(1);

  await send("charge.refunded", { ...charge, refunded: true, amount_refunded: 9_900 });
  await send("charge.refunded", { ...charge, refunded: true, amount_refunded: 9_900 });
  expect(await entries(userId, "PAYMENT#")).toHaveLength(2);
  expect(await refunds.ofMember(userId)).toEqual([]);
});

/** A member whose subscription was paid `times` times; the provider names the invoices, and no payments. */
async function subscribed(times: number) {
  const { users, send, checkout, payments, refunds } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const customer = `cus_${user.userId}`;
  await checkout(user, 12_000, { customer, invoice: "in_0" });
  for (let count = 1; count < times; count += 1) {
    await send("invoice.paid", { customer, object: "invoice", id: `in_${count}_${customer}`, ...paid });
  }
  const owed = await payments.list(user.userId);
  const refunded = (cents = 12_000) =>
    send("charge.refunded", {
      ...{ customer, payment_intent: "pi_of_one", currency: "usd" },
      ...{ refunded: true, amount: cents, amount_refunded: cents },
    });
  return { refunds, owed, refunded, left: () => refunds.ofMember(user.userId) };
}

test("a refund of one payment of a subscription ends no order of its others: the provider says at each what has gone back", async () => {
  const { refunds, owed, refunded, left } = await subscribed(3);
  await refunds.order(owed, at.toISOString());
  await refunded();
  expect(await left()).toHaveLength(3);
});

test.each([
  ["of that sum, the only one", 1, 12_000, 0],
  ["of another sum", 1, 9_900, 1],
  ["beside another that was refused", 2, 12_000, 2],
])("a refund by hand ends an order that the provider refused: one %s", async (_, times, cents, orders) => {
  const { refunds, owed, refunded, left } = await subscribed(times);
  await refunds.order(owed, at.toISOString());
  for (const order of await left()) await refunds.refuse(order, "charge_disputed");
  await refunded(cents);
  expect(await left()).toHaveLength(orders);
});

test("a failure that arrives after the payment which followed it starts no days of grace", async () => {
  const { users, send, checkout } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
  await checkout(user, 12_000, {}, { created: Math.floor(at.getTime() / 1_000) - 86_400 });
  const paidAt = Math.floor(at.getTime() / 1_000) - 7_200;
  const customer = `cus_${user.userId}`;
  await send("invoice.paid", { customer, ...paid }, "evt_paid_later", paidAt);
  await send("invoice.payment_failed", { customer, amount_due: 12_000 }, "evt_failed_before", paidAt - 3_600);
  expect((await users.get(user.userId))?.paymentFailedAt).toBeUndefined();
  await send("invoice.payment_failed", { customer, amount_due: 12_000 }, "evt_failed_after", paidAt + 3_600);
  expect((await users.get(user.userId))?.paymentFailedAt).toBeDefined();
});

test.each([
  ["a chargeback", "charge.dispute.created", { amount: 12_000, currency: "usd" }],
  ["a full refund", "charge.refunded", { refunded: true, amount_refunded: 12_000, currency: "usd" }],
  ["the end of the subscription", "customer.subscription.deleted", {}],
])(
  "a payment from before %s brings no service back when it is reported after it; a later one does",
  async (_, type, object) => {
    const { users, send, checkout } = world();
    const user = await users.put(makeMember({ userId: ulid(), subscriptionStatus: "pending_verification" }));
    await checkout(user, 12_000, {}, { created: Math.floor(at.getTime() / 1_000) - 86_400 });
    const customer = `cus_${user.userId}`;
    const status = async () => (await users.get(user.userId))?.subscriptionStatus;
    const pay = (seconds: number) =>
      send("invoice.paid", { customer, ...paid }, undefined, Math.floor(at.getTime() / 1_000) + seconds);
    await send(type, { customer, ...object });
    await pay(-3_600);
    expect(await status()).toBe("inactive");
    await pay(60);
    expect(await status()).toBe("active");
  },
);
