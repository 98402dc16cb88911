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

test("a person who buys another plan pays no longer for the earlier one, whose end changes nothing", async () => {
  const { users, send, checkout, billingEnds } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
  await checkout(user, 12_000);
  const customer = `cus_second_${user.userId}`;
  await checkout(user, 29_900, { customer });
  const { orders } = await billingEnds.list();
  expect(orders).toContainEqual(expect.objectContaining({ customerId: `cus_${user.userId}` }));
  expect(orders).not.toContainEqual(expect.objectContaining({ customerId: customer }));

  await send("customer.subscription.deleted", { customer: `cus_${user.userId}` });
  expect(await users.get(user.userId)).toMatchObject({ subscriptionStatus: "active", subscriptionTier: "premium" });
  await send("customer.subscription.deleted", { customer });
  expect((await users.get(user.userId))?.subscriptionStatus).toBe("inactive");
});

const monthly = { subscriptionStatus: "active" as const, subscriptionTier: "monthly" as const };

test("a checkout that names no plan changes nothing of a running one, which goes on being charged", async () => {
  const { users, checkout, billingEnds } = world();
  const user = await users.put(makeUserRecord(monthly));
  await checkout(user, 12_000);
  await checkout(user, 5_000, { customer: "cus_cheap" });
  expect((await users.get(user.userId))?.payment?.customerId).toBe(`cus_${user.userId}`);
  expect((await billingEnds.list()).orders.map(({ customerId }) => customerId)).not.toContain(`cus_${user.userId}`);
});

test("a checkout that is reported after the one which replaced it takes nothing back, and is not charged on", async () => {
  const { users, checkout, billingEnds } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
  const [first, second] = [`cus_first_${user.userId}`, `cus_second_${user.userId}`];
  const created = Math.floor(at.getTime() / 1_000);
  await checkout(user, 29_900, { customer: second }, { created });
  await checkout(user, 12_000, { customer: first }, { created: created - 3_600 });
  expect(await users.get(user.userId)).toMatchObject({ subscriptionTier: "premium", payment: { customerId: second } });
  expect((await billingEnds.list()).orders).toContainEqual(expect.objectContaining({ customerId: first }));
});

test("a person who buys the one-time plan, of which the provider makes no customer, pays no longer for the earlier one", async () => {
  const { users, send, checkout, billingEnds } = world();
  const user = await users.put(makeUserRecord(monthly));
  await checkout(user, 12_000);
  await checkout(user, 9_900, { customer: undefined });
  expect((await billingEnds.list()).orders).toContainEqual(
    expect.objectContaining({ customerId: `cus_${user.userId}` }),
  );
  await send("customer.subscription.deleted", { customer: `cus_${user.userId}` });
  expect(await users.get(user.userId)).toMatchObject({ subscriptionStatus: "active", subscriptionTier: "onetime" });
});

test("money of a replaced plan that goes back leaves the new plan alone", async () => {
  const { users, send, checkout, entries } = world();
  const user = await users.put(makeUserRecord(monthly));
  await checkout(user, 12_000);
  await checkout(user, 29_900, { customer: "cus_new" });
  const back = { customer: `cus_${user.userId}`, refunded: true, amount_refunded: 12_000, currency: "usd" };
  await send("charge.refunded", back);
  expect(await users.get(user.userId)).toMatchObject({ subscriptionStatus: "active", subscriptionTier: "premium" });
  expect(await entries(user.userId, "PAYMENT#")).toContainEqual(expect.objectContaining({ amountCents: -12_000 }));
});

test.each([
  ["by a monthly one", 12_000, (userId: string) => ({ customer: `cus_${userId}` })],
  ["by a second one", 9_900, (userId: string) => ({ customer: undefined, payment_intent: `pi_second_${userId}` })],
])(
  "money of a one-time plan, which names its payment alone, leaves the plan alone that replaced it: %s",
  async (_, cents, payer) => {
    const { users, send, checkout } = world();
    const user = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
    const payment_intent = `pi_first_${user.userId}`;
    await checkout(user, 9_900, { customer: undefined, payment_intent });
    await checkout(user, cents, payer(user.userId));
    const back = { payment_intent, refunded: true, amount_refunded: 9_900, currency: "usd" };
    await send("charge.refunded", back);
    await send("charge.dispute.created", { payment_intent, amount: 9_900, currency: "usd" });
    expect((await users.get(user.userId))?.subscriptionStatus).toBe("active");
  },
);

test("money of the present plan that names its payment alone ends it, also a later month's", async () => {
  const { users, send, checkout } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
  const customer = `cus_${user.userId}`;
  await checkout(user, 12_000, { customer });
  const payment_intent = `pi_month_${user.userId}`;
  await send("invoice.paid", { customer, payment_intent, amount_paid: 12_000, currency: "usd" });
  await send("charge.dispute.created", { payment_intent, amount: 12_000, currency: "usd" });
  expect((await users.get(user.userId))?.subscriptionStatus).toBe("inactive");
});

test("an event that names its member and an unknown customer is about the plan they have", async () => {
  const { users, send, checkout } = world();
  const user = await users.put(makeUserRecord(monthly));
  await checkout(user, 12_000);
  await send("customer.subscription.deleted", { customer: "cus_never_seen", metadata: { userId: user.userId } });
  expect((await users.get(user.userId))?.subscriptionStatus).toBe("inactive");
});

test("a person who gave notice and buys another plan is not held to the old contract, nor ended with it", async () => {
  const { users, checkout } = world();
  const { contract } = makeMember();
  const user = await users.put(
    makeUserRecord({ ...monthly, contract: contract && { ...contract, endsAt: "2026-03-20T00:00:00.000Z" } }),
  );
  await checkout(user, 29_900);
  const after = await users.get(user.userId);
  expect(after?.contract).toMatchObject({ cancelledAt: at.toISOString() });
  expect(after?.contract?.endsAt).toBeUndefined();
});
test("a member who gave notice and comes back after the end is not held to the old contract", async () => {
  const { users, send } = world();
  const { contract } = makeMember();
  const endsAt = "2026-03-01T00:00:00.000Z";
  const user = await users.put(makeUserRecord({ contract: contract && { ...contract, endsAt } }));
  await send("customer.subscription.deleted", { metadata: { userId: user.userId } });
  expect(await users.get(user.userId)).toMatchObject({
    subscriptionStatus: "inactive",
    contract: { cancelledAt: endsAt },
  });
});
