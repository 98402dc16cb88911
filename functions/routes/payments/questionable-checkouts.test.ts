import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { paymentWorld } from "#functions/testing/payment-world";
import { receivePayment } from "./receive-event";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const world = () => paymentWorld(tables, receivePayment);

test.each([
  ["less than the plan's price", 5_000, "usd"],
  ["the price in another currency", 29_900, "mxn"],
  ["the plan's very price", 29_900, "usd"],
  ["a saved way to pay", 0, "usd"],
])("%s without a named plan activates nothing and waits for an administrator", async (_, amount_total, currency) => {
  const { users, checkout, entries } = world();
  const waiting = { subscriptionStatus: "incomplete" as const, paymentType: "premium" as const };
  const [member, visitor] = await Promise.all([users.put(makeUserRecord(waiting)), users.put(makeVisitor())]);
  for (const payer of [member, visitor]) await checkout(payer, amount_total, { currency, metadata: {} });
  expect((await users.get(member.userId))?.subscriptionStatus).toBe("pending_verification");
  expect((await users.get(visitor.userId))?.payment?.plan).toBeUndefined();
  expect(await entries(member.userId, "PAYMENT#")).toMatchObject([{ amountCents: amount_total }]);
});

test.each([
  ["a dollar", 100, "usd"],
  ["a cent less than the price", 29_899, "usd"],
  ["the price in another currency", 29_900, "mxn"],
  ["another plan's price", 12_000, "usd"],
])("%s for a named plan activates nothing and waits for an administrator", async (_, amount_total, currency) => {
  const { users, checkout, entries } = world();
  const waiting = { subscriptionStatus: "incomplete" as const, paymentType: "monthly" as const };
  const [member, visitor] = await Promise.all([users.put(makeUserRecord(waiting)), users.put(makeVisitor())]);
  for (const payer of [member, visitor]) {
    await checkout(payer, amount_total, { currency, metadata: { plan: "premium" } });
  }
  expect(await users.get(member.userId)).toMatchObject({
    subscriptionStatus: "pending_verification",
    payment: { paymentType: "premium" },
  });
  expect((await users.get(member.userId))?.payment?.plan).toBeUndefined();
  expect((await users.get(visitor.userId))?.payment?.plan).toBeUndefined();
  expect(await entries(member.userId, "PAYMENT#")).toMatchObject([{ amountCents: amount_total }]);
});

test("a dollar for a named plan replaces no running one", async () => {
  const { users, checkout } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "active", subscriptionTier: "monthly" }));
  await checkout(user, 12_000);
  await checkout(user, 100, { customer: "cus_cheap", metadata: { plan: "premium" } });
  expect(await users.get(user.userId)).toMatchObject({
    subscriptionTier: "monthly",
    payment: { customerId: `cus_${user.userId}` },
  });
});

test.each([
  ["all of it was refunded", "charge.refunded", { refunded: true, amount_refunded: 9_900 }, "inactive"],
  ["the payer's bank took it back", "charge.dispute.created", { amount: 9_900 }, "inactive"],
  ["a part of it was refunded", "charge.refunded", { refunded: false, amount_refunded: 900 }, "pending_verification"],
])(
  "a payment that waits for an administrator waits no longer once the money is gone: %s",
  async (_, type, object, status) => {
    const { users, checkout, send } = world();
    const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
    const { userId } = user;
    const names = { customer: `cus_${userId}`, payment_intent: `pi_${userId}` };
    await checkout(user, 9_900, { ...names, metadata: {} });
    await send(type, { ...names, ...object, currency: "usd" });
    expect((await users.get(userId))?.subscriptionStatus).toBe(status);
  },
);

test.each([
  ["all of it was refunded", "charge.refunded", { refunded: true, amount_refunded: 9_900 }, true],
  ["the payer's bank took it back", "charge.dispute.created", { amount: 9_900 }, true],
  ["a part of it was refunded", "charge.refunded", { refunded: false, amount_refunded: 900 }, false],
])(
  "a visitor's payment begins no plan with the account once the money is gone: %s",
  async (_, type, object, isGone) => {
    const { users, checkout, send } = world();
    const visitor = await users.put(makeVisitor());
    const { userId } = visitor;
    const names = { customer: `cus_${userId}`, payment_intent: `pi_${userId}` };
    await checkout(visitor, 9_900, names);
    await send(type, { ...names, ...object, currency: "usd" });
    expect((await users.get(userId))?.payment === undefined).toBe(isGone);
  },
);

test("a refund of an earlier payment leaves one that waits for an administrator as it is", async () => {
  const { users, checkout, send } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const { userId } = user;
  await checkout(user, 9_900, { customer: `cus_1_${userId}`, metadata: {} });
  await checkout(user, 9_900, { customer: `cus_2_${userId}`, metadata: {} });
  const back = { customer: `cus_1_${userId}`, refunded: true, amount_refunded: 9_900, currency: "usd" };
  await send("charge.refunded", { ...back, payment_intent: `pi_${userId}` });
  expect((await users.get(userId))?.subscriptionStatus).toBe("pending_verification");
});

test("a stranger's checkout with a member's reference changes nothing of the member, and an operator looks", async () => {
  const { users, checkout, entries, billingEnds } = world();
  const logged = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const user = await users.put(makeUserRecord({ subscriptionStatus: "active", subscriptionTier: "monthly" }));
  const stranger = { customer: "cus_stranger", customer_details: { email: "stranger@example.com" } };
  await checkout(user, 29_900, stranger);
  await checkout(user, 29_900, { ...stranger, customer_details: undefined });

  expect(await users.get(user.userId)).toEqual(user);
  expect(await entries(user.userId, "PAYMENT#")).toEqual([]);
  expect((await billingEnds.list()).orders.map(({ id }) => id)).not.toContainEqual(
    expect.stringContaining(user.userId),
  );
  expect(logged.mock.calls.join()).toContain("another payer");
  logged.mockRestore();
});

test("a customer who is known pays for their member under any address", async () => {
  const { users, checkout } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
  await checkout(user, 12_000);
  await checkout(user, 29_900, { customer_details: { email: "work@example.com" } });
  expect((await users.get(user.userId))?.subscriptionTier).toBe("premium");
});

test("a customer who is another member's pays for no one else: what becomes of that customer stays the first one's", async () => {
  const { users, checkout, send } = world();
  const logged = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const waiting = { subscriptionStatus: "incomplete" as const };
  const [first, second] = await Promise.all([users.put(makeUserRecord(waiting)), users.put(makeUserRecord(waiting))]);
  const customer = `cus_${first.userId}`;
  await checkout(first, 12_000, { customer });
  await checkout(second, 12_000, { customer });
  expect((await users.get(second.userId))?.subscriptionStatus).toBe("incomplete");
  expect(logged.mock.calls.join()).toContain("another payer");
  logged.mockRestore();

  await send("customer.subscription.deleted", { customer });
  expect((await users.get(first.userId))?.subscriptionStatus).toBe("inactive");
});

test("an invoice of less than a plan's price ends no grace, and the operator is warned that it pays for nothing", async () => {
  const { users, send, entries } = world();
  const logged = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const paymentFailedAt = "2026-03-04T10:00:00.000Z";
  const { userId } = await users.put(makeUserRecord({ paymentFailedAt }));
  const ofMonth = { metadata: { userId }, currency: "usd", billing_reason: "subscription_cycle" };
  await send("invoice.paid", { ...ofMonth, amount_paid: 1 });
  expect((await users.get(userId))?.paymentFailedAt).toBe(paymentFailedAt);
  expect(await entries(userId, "PAYMENT#")).toMatchObject([{ amountCents: 1, status: "paid" }]);
  expect(logged.mock.calls.join()).toContain('"event":"money_unassigned"');
  logged.mockRestore();

  await send("invoice.paid", { ...ofMonth, amount_paid: 12_000 });
  expect((await users.get(userId))?.paymentFailedAt).toBeUndefined();
});
