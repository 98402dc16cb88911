import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { paymentWorld } from "#functions/testing/payment-world";
import { receivePayment } from "./receive-event";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const world = () => paymentWorld(tables, receivePayment);

/** A member who pays by a customer of their own. */
async function payer({ users, checkout, payments }: ReturnType<typeof world>) {
  const user = await users.put(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const customer = `cus_${user.userId}`;
  const session = { id: `cs_${user.userId}`, customer };
  const buy = () => checkout(user, 12_000, session);
  const amounts = async () => (await payments.listAll(user.userId)).map(({ amountCents }) => amountCents).sort();
  return { user, customer, buy, amounts };
}

// https://docs.stripe.com/webhooks#handle-duplicate-events: "two separate Event objects are generated and sent"
test("a checkout and an invoice that the provider reports in two events are booked once", async () => {
  const here = world();
  const { customer, buy, amounts } = await payer(here);
  await buy();
  await buy();
  expect(await amounts()).toEqual([12_000]);

  const renewal = { id: `in_${customer}`, object: "invoice", customer, currency: "usd", amount_paid: 12_000 };
  await here.send("invoice.paid", renewal);
  await here.send("invoice.paid", renewal);
  expect(await amounts()).toEqual([12_000, 12_000]);
  await here.send("invoice.paid", { ...renewal, id: `in_next_${customer}` });
  expect(await amounts()).toEqual([12_000, 12_000, 12_000]);
});

test("a chargeback that is reported in two events takes the money once, and gives it back once when it is won", async () => {
  const here = world();
  const { customer, amounts, buy } = await payer(here);
  await buy();
  const names = { id: `du_${customer}`, object: "dispute", currency: "usd", payment_intent: `pi_of_${customer}` };
  const dispute = { ...names, amount: 12_000 };
  await here.send("charge.dispute.created", { ...dispute, status: "needs_response" });
  await here.send("charge.dispute.created", { ...dispute, status: "needs_response" });
  expect(await amounts()).toEqual([-12_000, 12_000]);
  await here.send("charge.dispute.closed", { ...dispute, status: "won" });
  await here.send("charge.dispute.closed", { ...dispute, status: "won" });
  expect(await amounts()).toEqual([-12_000, 12_000, 12_000]);
});

test("each try to charge one invoice that fails is told", async () => {
  const here = world();
  const { customer, buy, amounts } = await payer(here);
  await buy();
  const invoice = { id: `in_${customer}`, object: "invoice", customer, currency: "usd", amount_due: 12_000 };
  await here.send("invoice.payment_failed", invoice);
  await here.send("invoice.payment_failed", invoice);
  expect(await amounts()).toHaveLength(3);
});
