import { contractWorld } from "#functions/testing/contract-world";
import { makeMember } from "#functions/testing/dispute-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
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

test("a visitor's payment is kept for the account to come, and opens nothing", async () => {
  const { users, checkout, entries } = world();
  const visitor = await users.put(makeVisitor());
  await checkout(visitor, 9_900);
  const paid = await users.get(visitor.userId);
  expect(paid).toMatchObject({
    paymentType: "per_dispute",
    payment: { paymentType: "per_dispute", receivedAt: at.toISOString() },
  });
  expect(paid?.subscriptionStatus).toBeUndefined();
  expect(await entries(visitor.userId, "PAYMENT#")).toHaveLength(1);
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
  await checkout(user, 12_000, { customer: undefined, payment_intent: "pi_1" });
  const dispute = { payment_intent: "pi_1", amount: 12_000, currency: "usd" };
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
  const standing = await users.put(makeUserRecord({ ...inactive, contract }));
  const without = await users.put(makeUserRecord(inactive));
  for (const { userId } of [standing, without]) await send("invoice.paid", { metadata: { userId }, ...paid });
  expect((await users.get(standing.userId))?.subscriptionStatus).toBe("active");
  expect((await users.get(without.userId))?.subscriptionStatus).toBe("inactive");
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
