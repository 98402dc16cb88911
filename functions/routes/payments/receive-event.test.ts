import { contractWorld } from "#functions/testing/contract-world";
import { makeMember } from "#functions/testing/dispute-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { at, paymentWorld } from "#functions/testing/payment-world";
import { receivePayment } from "./receive-event";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const world = () => paymentWorld(tables, receivePayment);

test.each(["pending_verification", "incomplete", "inactive"] as const)(
  "a member who is %s becomes active with the plan paid for",
  async (subscriptionStatus) => {
    const { users, checkout, entries } = world();
    const user = await users.put(
      makeUserRecord({ subscriptionStatus, subscriptionTier: undefined, paymentType: "monthly" }),
    );
    expect(await checkout(user, 29_900)).toEqual({ received: true });

    const paid = await users.get(user.userId);
    expect(paid).toMatchObject({
      subscriptionStatus: "active",
      subscriptionTier: "premium",
      paymentType: "premium",
      lastChange: { action: "payment_received", by: "payments" },
    });
    expect(paid?.allowance).toEqual({ period: "2026-03", limit: 15, used: 0 });
    expect(await entries(user.userId, "PAYMENT#")).toMatchObject([
      { amountCents: 29_900, currency: "USD", status: "paid" },
    ]);
  },
);

test.each(["pending_verification", "incomplete", "inactive"] as const)(
  "a checkout of a member who is %s, in a state that is not served, waits for an administrator",
  async (subscriptionStatus) => {
    const { users, checkout, entries } = world();
    const address = { street: "1 Peach Street", city: "Macon", state: "GA", zipCode: "31201" };
    const user = await users.put(makeUserRecord({ subscriptionStatus, subscriptionTier: undefined, address }));
    await checkout(user, 29_900);

    expect(await users.get(user.userId)).toMatchObject({
      subscriptionStatus: "pending_verification",
      payment: { plan: "premium", heldFor: "state", receivedAt: at.toISOString() },
      lastChange: { action: "payment_held", by: "payments" },
    });
    expect(await entries(user.userId, "PAYMENT#")).toMatchObject([{ amountCents: 29_900, status: "paid" }]);
  },
);

test("a plan that runs in a state that is not served any more is replaced by no other", async () => {
  const { users, checkout } = world();
  const address = { street: "1 Peach Street", city: "Macon", state: "GA", zipCode: "31201" };
  const user = await users.put(makeUserRecord({ subscriptionTier: "monthly", address }));
  await checkout(user, 29_900);
  expect(await users.get(user.userId)).toEqual(user);
});

test("an event counts once, however often and at once it is delivered", async () => {
  const { users, checkout, entries } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
  await Promise.all(Array.from({ length: 10 }, () => checkout(user, 12_000, {}, { id: "evt_same" })));
  await checkout(user, 12_000, {}, { id: "evt_same" });
  expect(await entries(user.userId, "PAYMENT#")).toHaveLength(1);
  expect((await users.get(user.userId))?.version).toBe(user.version + 1);
});

test("where only a way to pay was saved, nothing was paid, and the plan is the one that the link names", async () => {
  const { users, checkout, entries } = world();
  const user = await users.put(
    makeUserRecord({ subscriptionStatus: "pending_verification", subscriptionTier: undefined, paymentType: "monthly" }),
  );
  await checkout(user, null, { metadata: { plan: "onetime" } });
  expect((await users.get(user.userId))?.subscriptionTier).toBe("onetime");
  expect(await entries(user.userId, "PAYMENT#")).toMatchObject([{ amountCents: 0, status: "arranged" }]);
});

test("later events name only the provider's customer: renewal, refund and end find the member", async () => {
  const { users, checkout, send, entries } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  await checkout(user, 12_000);
  const customer = `cus_${user.userId}`;
  await send("invoice.paid", { customer, amount_paid: 12_000, currency: "usd", billing_reason: "subscription_cycle" });
  await send("charge.refunded", { customer, amount_refunded: 12_000, currency: "usd" });
  await send("customer.subscription.deleted", { customer });

  const amounts = (await entries(user.userId, "PAYMENT#")).map(({ amountCents }) => amountCents).sort();
  expect(amounts).toEqual([-12_000, 12_000, 12_000]);
  expect((await users.get(user.userId))?.subscriptionStatus).toBe("inactive");
});

test("what an active member has used of the month stays used when the plan changes", async () => {
  const { users, checkout } = world();
  const user = await users.put(makeUserRecord({ allowance: { period: "2026-03", limit: 5, used: 3 } }));
  await checkout(user, 29_900);
  expect((await users.get(user.userId))?.allowance).toEqual({ period: "2026-03", limit: 15, used: 3 });
});

test("a payment of an unknown person is logged for the operator and changes no one", async () => {
  const { send } = world();
  const logged = jest.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await send("checkout.session.completed", { client_reference_id: "nobody", amount_total: 12_000 })).toEqual({
    received: true,
  });
  expect(logged.mock.calls.join()).toContain("unknown payer");
  logged.mockRestore();
});

test("an unsigned event is refused", async () => {
  const services = world();
  const request = makeRequest<"payments/receive-event">({ rawBody: "{}", headers: {} });
  await expect(receivePayment(request, services)).rejects.toMatchObject({ code: "BAD_SIGNATURE" });
});

const paid = { amount_paid: 12_000, currency: "usd", billing_reason: "subscription_cycle" };

test.each([
  ["invoice.payment_failed", { amount_due: 12_000 }],
  ["customer.subscription.updated", { status: "past_due" }],
])("%s starts the days of grace, which a payment ends", async (type, object) => {
  const { users, send } = world();
  const user = await users.put(makeUserRecord());
  const metadata = { userId: user.userId };
  await send(type, { metadata, ...object });
  expect(await users.get(user.userId)).toMatchObject({
    subscriptionStatus: "active",
    paymentFailedAt: at.toISOString(),
  });
  await send("invoice.paid", { metadata, ...paid });
  expect((await users.get(user.userId))?.paymentFailedAt).toBeUndefined();
});

test.each([
  ["a full refund", "charge.refunded", { refunded: true, amount_refunded: 12_000 }, "refunded", -12_000],
  ["a chargeback", "charge.dispute.created", { amount: 12_000 }, "disputed", -12_000],
  ["an unpaid subscription", "customer.subscription.updated", { status: "unpaid" }, undefined, undefined],
  ["a cancelled subscription", "customer.subscription.updated", { status: "canceled" }, undefined, undefined],
  ["a deleted subscription", "customer.subscription.deleted", {}, undefined, undefined],
])(
  "%s ends the service, stops the letters that wait and gives their place back",
  async (_, type, object, status, cents) => {
    const { users, disputes, orders, send, entries } = world();
    const { user, submit } = await contractWorld(tables, { allowance: { period: "2026-03", limit: 5, used: 2 } });
    const waiting = await submit(at.toISOString());
    const leaving = await submit(at.toISOString());
    const ofLeaving = { userId: user.userId, disputeId: leaving.id, round: 1 };
    await orders.recordMailed(ofLeaving, "experian", { providerLetterId: "ltr", mailedAt: at.toISOString() });
    await send(type, { metadata: { userId: user.userId }, currency: "usd", ...object });

    expect(await users.get(user.userId)).toMatchObject({
      subscriptionStatus: "inactive",
      allowance: { used: 1 },
      lastChange: { action: "deactivated", by: "payments" },
    });
    expect((await disputes.getNow(user.userId, waiting.id))?.status).toBe("draft");
    expect((await disputes.getNow(user.userId, leaving.id))?.status).toBe("submitted");
    expect(await entries(user.userId, "PAYMENT#")).toMatchObject(status ? [{ status, amountCents: cents }] : []);
  },
);

test("a chargeback finds its member by the payment alone", async () => {
  const { users, send, checkout } = world();
  const user = await users.put(makeUserRecord());
  await checkout(user, 12_000, { customer: undefined, payment_intent: "pi_1" });
  await send("charge.dispute.created", { payment_intent: "pi_1", amount: 12_000, currency: "usd" });
  expect((await users.get(user.userId))?.subscriptionStatus).toBe("inactive");
});

test("a chargeback that the bank decides for us is booked, and whether the service goes on is left to a person", async () => {
  const { users, send, checkout, entries } = world();
  const user = await users.put(makeUserRecord());
  const payment_intent = `pi_${user.userId}`;
  await checkout(user, 12_000, { customer: undefined, payment_intent });
  const dispute = { payment_intent, amount: 12_000, currency: "usd" };
  await send("charge.dispute.created", { ...dispute, status: "needs_response" });
  await send("charge.dispute.closed", { ...dispute, status: "lost" });
  const sum = async () =>
    (await entries(user.userId, "PAYMENT#")).reduce((cents, { amountCents }) => cents + Number(amountCents), 0);
  expect(await sum()).toBe(0);
  await send("charge.dispute.closed", { ...dispute, status: "won" });
  expect(await sum()).toBe(12_000);
  expect((await users.get(user.userId))?.subscriptionStatus).toBe("inactive");
});

test("a member whose service ends is charged nothing more, by whom they paid", async () => {
  const { users, checkout, send, billingEnds } = world();
  const user = await users.put(makeUserRecord({ subscriptionStatus: "pending_verification" }));
  await checkout(user, 12_000);
  await send("charge.dispute.created", { customer: `cus_${user.userId}`, amount: 12_000, currency: "usd" });
  const { orders } = await billingEnds.list();
  expect(orders).toContainEqual(expect.objectContaining({ customerId: `cus_${user.userId}` }));
});

test("a part of a payment that goes back leaves the member active", async () => {
  const { users, send } = world();
  const user = await users.put(makeUserRecord());
  await send("charge.refunded", { metadata: { userId: user.userId }, refunded: false, amount_refunded: 2_000 });
  expect((await users.get(user.userId))?.subscriptionStatus).toBe("active");
});

test("a renewal makes a member active again whose contract is in force, and no one else", async () => {
  const { users, send } = world();
  const inactive = { subscriptionStatus: "inactive" as const };
  const { contract } = makeMember();
  const underContract = await users.put(makeUserRecord({ ...inactive, contract }));
  const without = await users.put(makeUserRecord(inactive));
  for (const { userId } of [underContract, without]) await send("invoice.paid", { metadata: { userId }, ...paid });
  expect((await users.get(underContract.userId))?.subscriptionStatus).toBe("active");
  expect((await users.get(without.userId))?.subscriptionStatus).toBe("inactive");
});
