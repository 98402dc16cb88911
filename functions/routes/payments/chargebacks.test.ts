import { activateMember } from "#functions/services/billing/activate-member";
import { reportPayment } from "#functions/services/billing/report-payment";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { at, paymentWorld } from "#functions/testing/payment-world";
import { receivePayment } from "./receive-event";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

/** Who paid, canceled within the period, and has the refund ordered. `asked`: the payer went to their bank meanwhile. */
async function cancelled(isSubscription: boolean) {
  const world = paymentWorld(tables, receivePayment);
  const { users, checkout, payments, refunds, send } = world;
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const { userId } = user;
  const customer = `cus_${userId}`;
  const payment_intent = isSubscription ? `pi_of_${customer}` : `pi_${userId}`;
  const names = isSubscription ? { customer, invoice: `in_${userId}` } : { customer: undefined, payment_intent };
  await checkout(user, isSubscription ? 12_000 : 9_900, names);
  const cancellation = { cancelledAt: at.toISOString(), endsAt: at.toISOString(), isWithinPeriod: true };
  await users.update(userId, { subscriptionStatus: "inactive", cancellation });
  await refunds.order(await payments.listAll(userId), at.toISOString());
  const amount = isSubscription ? 12_000 : 9_900;
  const dispute = { id: `du_${userId}`, object: "dispute", payment_intent, amount, currency: "usd" };
  const say = (type: string, status: string) => send(type, { ...dispute, status });
  const orders = async () => (await refunds.ofMember(userId)).map(({ amountCents }) => amountCents);
  return { ...world, userId, payment_intent, amount, say, orders };
}

test.each([
  ["a plan that is paid once", false],
  ["a subscription", true],
])(
  "what the payer's bank has taken of %s is not refunded as well, and is owed again when the bank gives it back",
  async (_, isSubscription) => {
    const { say, orders, amount } = await cancelled(isSubscription);
    expect(await orders()).toEqual([amount]);
    await say("charge.dispute.created", "needs_response");
    expect(await orders()).toEqual([]);
    await say("charge.dispute.closed", "won");
    expect(await orders()).toEqual([amount]);
  },
);

test("what had been refunded before the chargeback is not owed again when the bank decides for the operator", async () => {
  const { say, orders, send, payment_intent, amount } = await cancelled(false);
  await send("charge.refunded", { payment_intent, currency: "usd", refunded: true, amount_refunded: amount });
  await say("charge.dispute.created", "needs_response");
  await say("charge.dispute.closed", "won");
  expect(await orders()).toEqual([]);
});

test("a chargeback that is won owes nothing to who has not canceled within the period", async () => {
  const { users, userId, say, orders } = await cancelled(false);
  await say("charge.dispute.created", "needs_response");
  const cancellation = { cancelledAt: at.toISOString(), endsAt: at.toISOString(), isWithinPeriod: false };
  await users.update(userId, { cancellation });
  await say("charge.dispute.closed", "won");
  expect(await orders()).toEqual([]);
});

test("a member whose payment stands after all says so, and an administrator lets the plan go on", async () => {
  const { users, openStates, checkout, send } = paymentWorld(tables, receivePayment);
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const { userId } = user;
  const payment_intent = `pi_${userId}`;
  const member = () => users.get(userId, { isConsistent: true });
  await checkout(user, 9_900, { customer: undefined, payment_intent });
  const dispute = { id: `du_${userId}`, object: "dispute", payment_intent, amount: 9_900, currency: "usd" };
  await send("charge.dispute.created", { ...dispute, status: "needs_response" });
  await send("charge.dispute.closed", { ...dispute, status: "won" });
  const stopped = await member();
  if (!stopped) throw new Error("The member is gone");
  expect(stopped.subscriptionStatus).toBe("inactive");

  await reportPayment(stopped, { paymentType: "per_dispute", paymentIntentId: "said", isOpen: true }, users, at);
  await activateMember(await member(), "admin", { users, openStates }, at);
  expect(await member()).toMatchObject({ subscriptionStatus: "active", subscriptionTier: "onetime" });
});

test("a payment to a deleted account and a chargeback of an unknown payment are logged for the operator's alarm", async () => {
  const { users, payments, send } = paymentWorld(tables, receivePayment);
  const logged = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const { userId } = makeUserRecord();
  const names = { customer: `cus_${userId}`, payment_intent: `pi_${userId}` };
  // What deleting an account leaves: whose the payment was, and no record of the person.
  const claims = [
    payments.customerWrite(names.customer, userId),
    payments.chargeWrite(names.payment_intent, { userId }),
  ];
  await payments.transact(claims);
  expect(await users.get(userId)).toBeUndefined();
  const warnings = () =>
    logged.mock.calls.filter(([line]) => String(line).includes('"event":"money_unassigned"')).length;

  await send("charge.dispute.created", { ...names, amount: 12_000, currency: "usd" });
  expect(warnings()).toBe(1);
  await send("charge.dispute.created", { payment_intent: `pi_nobody_${userId}`, amount: 12_000, currency: "usd" });
  expect(warnings()).toBe(2);
  await send("invoice.paid", { customer: names.customer, amount_paid: 12_000, currency: "usd" });
  expect(warnings()).toBe(3);
  // The end of its subscription and its own refund follow each deletion.
  await send("customer.subscription.deleted", { customer: names.customer });
  await send("charge.refunded", { ...names, refunded: true, amount_refunded: 12_000, currency: "usd" });
  expect(warnings()).toBe(3);
  logged.mockRestore();
});
