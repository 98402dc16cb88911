import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { at, paymentWorld } from "#functions/testing/payment-world";
import { receivePayment } from "./receive-event";

let tables: TestTables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.close());

const world = () => paymentWorld(tables, receivePayment);
type World = ReturnType<typeof world>;

/** As Stripe's reference has it: a refund names its payment, and no customer. */
const failedRefund = (payment_intent: string, changes: object = {}) => ({
  id: "re_1",
  object: "refund",
  amount: 9_900,
  currency: "usd",
  payment_intent,
  charge: "ch_1",
  status: "failed",
  failure_reason: "lost_or_stolen_card",
  ...changes,
});

/** A member who paid once and got all of it back. */
async function refunded({ users, send, checkout }: World) {
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const payment_intent = `pi_${user.userId}`;
  await checkout(user, 9_900, { customer: undefined, payment_intent });
  const back = { payment_intent, currency: "usd", refunded: true, amount_refunded: 9_900 };
  await send("charge.refunded", back, `evt_back_${user.userId}`);
  return { user, userId: user.userId, payment_intent, back };
}

const sumOf = (entries: { amountCents: number; status: string }[]) =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

test("a refund that failed is owed again, once, and waits for an administrator", async () => {
  const here = world();
  const logged = jest.spyOn(console, "log").mockImplementation();
  const { userId, payment_intent } = await refunded(here);
  await here.send("refund.failed", failedRefund(payment_intent));
  await here.send("refund.updated", failedRefund(payment_intent));
  await here.send("charge.refund.updated", failedRefund(payment_intent));

  const ledger = await here.payments.listAll(userId);
  expect(ledger.map(({ status }) => status).sort()).toEqual(["paid", "refund_failed", "refunded"]);
  expect(sumOf(ledger)).toBe(9_900);
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.filter(({ event }) => event === "refund_refused")).toHaveLength(1);
  expect(await here.refunds.ofMember(userId)).toMatchObject([
    { id: `${userId}#re_1`, amountCents: 9_900, chargeId: payment_intent, refusedFor: "lost_or_stolen_card" },
  ]);
});

test("a refund that goes on well changes nothing", async () => {
  const here = world();
  const { userId, payment_intent } = await refunded(here);
  await here.send("refund.updated", failedRefund(payment_intent, { status: "succeeded", failure_reason: null }));
  expect(await here.payments.listAll(userId)).toHaveLength(2);
  expect(await here.refunds.ofMember(userId)).toEqual([]);
});

test("the same sum, refunded once more after it failed, is in the ledger, and nothing is due", async () => {
  const here = world();
  const { userId, payment_intent, back } = await refunded(here);
  await here.send("refund.failed", failedRefund(payment_intent));
  await here.send("charge.refunded", back, "evt_again");
  expect(sumOf(await here.payments.listAll(userId))).toBe(0);
  expect(await here.refunds.ofMember(userId)).toEqual([]);
});

test("our own refund names its member, also one whose account is deleted", async () => {
  const here = world();
  const { userId } = makeUserRecord();
  await here.send("refund.failed", failedRefund("pi_gone", { metadata: { userId } }));
  expect(await here.refunds.ofMember(userId)).toMatchObject([
    { amountCents: 9_900, refusedFor: "lost_or_stolen_card" },
  ]);
});

test("one that failed as soon as it was asked for is due once", async () => {
  const here = world();
  const { userId } = makeUserRecord();
  const order = { userId, eventId: "evt_1", amountCents: 9_900, currency: "USD", invoiceId: "in_1" };
  await here.payments.transact(here.refunds.orderWrites([order], at.toISOString(), "expired_or_canceled_card"));
  await here.send("refund.failed", failedRefund("pi_1", { metadata: { userId } }));
  expect(await here.refunds.ofMember(userId)).toHaveLength(1);
});

/** As Stripe's reference has it: a dispute names charge and payment, and no customer. */
const dispute = (payment_intent: string) => ({
  id: "du_1",
  object: "dispute",
  amount: 12_000,
  currency: "usd",
  charge: "ch_1",
  payment_intent,
  reason: "fraudulent",
  status: "needs_response",
});

test("a chargeback of a subscription, which names only the payment, finds its member through the provider", async () => {
  const here = world();
  const user = await here.users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  await here.checkout(user, 12_000, { invoice: "in_1" });
  expect((await here.users.get(user.userId))?.subscriptionStatus).toBe("active");
  await here.send("charge.dispute.created", dispute(`pi_of_cus_${user.userId}`));

  expect((await here.users.get(user.userId))?.subscriptionStatus).toBe("inactive");
  const ledger = await here.payments.listAll(user.userId);
  expect(ledger).toContainEqual(expect.objectContaining({ status: "disputed", amountCents: -12_000 }));
});

test("while the provider cannot say whose a payment is, its event is not taken, so that it comes again", async () => {
  const here = world();
  const user = await here.users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  await here.checkout(user, 12_000);
  const working = here.billing.customerOf;
  here.billing.customerOf = async () => {
    throw new Error("down");
  };
  const event = () => here.send("charge.dispute.created", dispute(`pi_of_cus_${user.userId}`), "evt_dispute");
  await expect(event()).rejects.toThrow();
  here.billing.customerOf = working;
  await event();
  expect((await here.users.get(user.userId))?.subscriptionStatus).toBe("inactive");
});

test("what goes back is found in a ledger of any length", async () => {
  const here = world();
  const user = makeUserRecord();
  const entry = {
    userId: user.userId,
    amountCents: 12_000,
    currency: "USD",
    status: "paid" as const,
    description: "x",
  };
  for (let month = 0; month < 130; month += 1) {
    const paidAt = new Date(at.getTime() + month).toISOString();
    await here.payments.transact([here.payments.addWrite({ ...entry, at: paidAt, eventId: `evt_${month}` })]);
  }
  expect(await here.payments.listAll(user.userId)).toHaveLength(130);
});
