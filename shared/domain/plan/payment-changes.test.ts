import { isOfAnotherPayment, isOutdated, paymentChanges } from "./payment-changes";

const at = new Date("2026-11-20T12:00:00.000Z");
const stepOf = (action: string) => ({ action, at: at.toISOString() });
const circumstances = { at, openStates: ["NY"], stepOf };
const home = { address: { state: "NY" }, registeredAt: "2026-01-05T15:00:00.000Z" };
const price = { amountCents: 12_000, currency: "USD" };
const checkout = { id: "evt_1", kind: "checkout", tier: "monthly" as const, customerId: "cus_1", ...price };

test.each([
  ["begins the plan that it names", checkout, home, "active", "payment_received"],
  [
    "without a plan waits for an administrator",
    { ...checkout, tier: undefined },
    home,
    "pending_verification",
    "payment_reported",
  ],
  ["that saves a way to pay begins the plan", { ...checkout, amountCents: 0 }, home, "active", "payment_received"],
  [
    "of another sum waits for an administrator",
    { ...checkout, amountCents: 100 },
    home,
    "pending_verification",
    "payment_reported",
  ],
  [
    "in another currency waits for an administrator",
    { ...checkout, currency: "MXN" },
    home,
    "pending_verification",
    "payment_reported",
  ],
  [
    "from a state that is not served is held",
    checkout,
    { ...home, address: { state: "GA" } },
    "pending_verification",
    "payment_held",
  ],
  ["of a visitor begins nothing yet", checkout, { address: home.address }, undefined, undefined],
])("a checkout %s", (_, event, payer, subscriptionStatus, action) => {
  const changes = paymentChanges(event, payer, circumstances);
  expect(changes).toMatchObject({ payment: { paymentIntentId: "evt_1", customerId: "cus_1" } });
  expect(Object(changes).subscriptionStatus).toBe(subscriptionStatus);
  expect(Object(changes).lastChange?.action).toBe(action);
});

const active = { ...home, subscriptionStatus: "active" as const, subscriptionTier: "monthly" as const };
const payment = { paymentIntentId: "evt_0", paymentType: "monthly" as const, paidAt: "2026-11-01T12:00:00.000Z" };

test("a failure starts the grace once, and one from before the last payment does not", () => {
  const failure = { id: "evt_2", kind: "failure", ...price };
  expect(paymentChanges(failure, active, circumstances)).toEqual({ paymentFailedAt: at.toISOString() });
  expect(paymentChanges(failure, { ...active, paymentFailedAt: payment.paidAt }, circumstances)).toBeUndefined();
  const early = { ...failure, createdAt: "2026-10-31T12:00:00.000Z" };
  expect(paymentChanges(early, { ...active, payment }, circumstances)).toBeUndefined();
});

const renewal = { id: "evt_3", kind: "renewal", createdAt: "2026-11-20T11:59:00.000Z", ...price };
const inactive = { ...active, subscriptionStatus: "inactive" as const, contract: {}, payment };

test.each([
  ["becomes active again under a contract", inactive, "active"],
  ["stays inactive without one", { ...inactive, contract: undefined }, undefined],
  ["stays inactive in a state that is not served", { ...inactive, address: { state: "GA" } }, undefined],
])("by a renewal, who was inactive %s", (_, payer, subscriptionStatus) => {
  const changes = paymentChanges(renewal, payer, circumstances);
  expect(changes).toMatchObject({ payment: { paidAt: renewal.createdAt } });
  expect(Object(changes).subscriptionStatus).toBe(subscriptionStatus);
});

const behind = { ...active, payment, paymentFailedAt: "2026-11-18T12:00:00.000Z" };
test.each([
  ["the plan's price", {}, true],
  ["the price with a tax", { amountCents: 12_960 }, true],
  ["a cent", { amountCents: 1 }, false],
  ["nothing", { amountCents: 0 }, false],
  ["pesos", { currency: "MXN" }, false],
])("an invoice of %s pays for a plan, or not", (_, sum, pays) => {
  const invoice = { ...renewal, ...sum };
  const settled = { payment: { ...payment, paidAt: renewal.createdAt }, paymentFailedAt: undefined };
  expect(paymentChanges(invoice, behind, circumstances)).toEqual(pays ? expect.objectContaining(settled) : undefined);

  const resumed = Object(paymentChanges(invoice, inactive, circumstances));
  expect(resumed.subscriptionStatus).toBe(pays ? "active" : "pending_verification");
  expect(resumed.lastChange?.action).toBe(pays ? "payment_received" : "payment_reported");
});

test("a renewal for time beyond the cancellation begins nothing", () => {
  const cancellation = { cancelledAt: "2026-11-01T12:00:00.000Z", endsAt: renewal.createdAt };
  expect(paymentChanges(renewal, { ...active, payment, cancellation }, circumstances)).toBeUndefined();
});

test.each([
  ["the customer who pays now", { customerId: "cus_1" }, { customerId: "cus_1" }, false],
  ["another customer", { customerId: "cus_2" }, { customerId: "cus_1" }, true],
  ["the one payment", { chargeId: "ch_1" }, { chargeId: "ch_1" }, false],
  ["another payment", { chargeId: "ch_2" }, { chargeId: "ch_1" }, true],
  ["one payment where a customer pays now", { chargeId: "ch_1" }, { customerId: "cus_1" }, true],
])("an event that names %s is recognised", (_, event, present, expected) => {
  expect(isOfAnotherPayment(event, { payment: present })).toBe(expected);
});

test.each([
  ["2026-11-01T11:59:59.999Z", true],
  ["2026-11-01T12:00:00.000Z", false],
])("an event of %s, with a payment at noon, is outdated: %s", (createdAt, expected) => {
  expect(isOutdated({ createdAt }, { payment })).toBe(expected);
});
