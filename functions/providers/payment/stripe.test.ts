import { Stripe, stripeSignature } from "./stripe";

const secret = "whsec_test";
const at = new Date("2026-03-05T10:00:00Z");
const seconds = (count: number) => new Date(at.getTime() + count * 1_000);
const stripe = new Stripe(async () => secret);

const checkout = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "checkout.session.completed",
  created: 1_772_704_800,
  data: {
    object: {
      id: "cs_1",
      object: "checkout.session",
      client_reference_id: "01JNHZ4X9M0000000000000000",
      customer: "cus_1",
      amount_total: 12_000,
      currency: "usd",
      payment_status: "paid",
      customer_details: { email: "Maya@Example.com" },
      metadata: { plan: "monthly" },
    },
  },
});

const read = (header: string | undefined, body = checkout) =>
  stripe.readEvent(body, { "stripe-signature": header }, at);

test("a signed checkout says who paid what for which plan", async () => {
  expect(await read(stripeSignature(secret, checkout, at))).toEqual({
    id: "evt_1",
    kind: "checkout",
    onceId: "cs_1",
    createdAt: "2026-03-05T10:00:00.000Z",
    userId: "01JNHZ4X9M0000000000000000",
    email: "maya@example.com",
    customerId: "cus_1",
    amountCents: 12_000,
    currency: "USD",
    tier: "monthly",
  });
});

test("the signature that the provider's documentation describes: HMAC-SHA256 of time, dot, body", () => {
  expect(stripeSignature("whsec_test", "{}", new Date(1_614_556_800_000))).toMatch(/^t=1614556800,v1=[0-9a-f]{64}$/);
});

test.each([
  ["without a signature", undefined],
  ["with another secret's signature", stripeSignature("whsec_other", checkout, at)],
  ["signed 301 seconds ago", stripeSignature(secret, checkout, seconds(-301))],
  ["signed 301 seconds ahead", stripeSignature(secret, checkout, seconds(301))],
  ["with the signature of another body", stripeSignature(secret, "{}", at)],
  ["with nonsense", "t=,v1=,v1,=,,"],
])("an event %s is refused", async (_, header) => {
  await expect(read(header)).rejects.toMatchObject({ code: "BAD_SIGNATURE", status: 400 });
});

test("an event that is dated in the future is refused, beyond 5 minutes", async () => {
  const dated = (created: number) => checkout.replace("1772704800", String(created));
  const [near, far] = [dated(1_772_705_100), dated(1_772_705_101)];
  expect((await read(stripeSignature(secret, near, at), near)).createdAt).toBe("2026-03-05T10:05:00.000Z");
  await expect(read(stripeSignature(secret, far, at), far)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test("an amount names no plan: coupons and other currencies make any", async () => {
  const nameless = checkout.replace('{"plan":"monthly"}', "{}");
  expect((await read(stripeSignature(secret, nameless, at), nameless)).tier).toBeUndefined();
});

test("while a secret is rotated, one of two signatures is enough", async () => {
  const right = stripeSignature(secret, checkout, seconds(-300));
  expect((await read(right.replace(",v1=", `,v1=${"0".repeat(64)},v1=`))).id).toBe("evt_1");
});

test.each([
  ["invoice.paid", { amount_paid: 12_000, customer: "cus_1", billing_reason: "subscription_cycle" }, "renewal", 12_000],
  ["invoice.paid", { amount_paid: 12_000, customer: "cus_1", billing_reason: "subscription_create" }, "other", 0],
  ["invoice.payment_failed", { amount_due: 12_000, customer: { id: "cus_1" } }, "failure", 12_000],
  ["charge.refunded", { amount_refunded: 9_900, customer: "cus_1" }, "refund", 9_900],
  ["customer.subscription.deleted", { customer: "cus_1" }, "end", 0],
  ["customer.created", {}, "other", 0],
])("%s is understood", async (type, object, kind, amountCents) => {
  const body = JSON.stringify({ id: "evt_2", type, data: { object } });
  expect(await read(stripeSignature(secret, body, at), body)).toMatchObject({ kind, amountCents });
});

test("of a second refund only its own part counts", async () => {
  const data = { object: { amount_refunded: 9_900 }, previous_attributes: { amount_refunded: 4_000 } };
  const body = JSON.stringify({ id: "evt_3", type: "charge.refunded", data });
  expect(await read(stripeSignature(secret, body, at), body)).toMatchObject({ kind: "refund", amountCents: 5_900 });
});

test("a checkout whose payment is still under way opens nothing", async () => {
  const body = checkout.replace('"paid"', '"unpaid"');
  expect((await read(stripeSignature(secret, body, at), body)).kind).toBe("other");
});

test.each(["not json", "{}", '{"id":1}'])("a signed body of another shape is refused: %s", async (body) => {
  await expect(read(stripeSignature(secret, body, at), body)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test.each([
  ["half of a character", { customer: "cus_\ud800" }, { customerId: "cus_\ufffd" }],
  ["half of a character in the reference", { client_reference_id: "\ud800" }, { userId: undefined }],
  ["an empty reference", { client_reference_id: "" }, { userId: undefined }],
  ["an empty name in the metadata", { client_reference_id: null, metadata: { userId: "" } }, { userId: undefined }],
  ["a reference of another system", { client_reference_id: "order 7" }, { userId: undefined }],
  [
    "another system's user in the metadata",
    { client_reference_id: null, metadata: { userId: "USER#7" } },
    { userId: undefined },
  ],
  ["an empty customer", { customer: { id: "" } }, { customerId: undefined }],
])("%s in a signed event is nothing that a table refuses", async (_, given, expected) => {
  const event = JSON.parse(checkout);
  Object.assign(event.data.object, given);
  const body = JSON.stringify(event);
  expect(await read(stripeSignature(secret, body, at), body)).toMatchObject(expected);
});

test.each([
  { customer: "c".repeat(301) },
  { payment_intent: { id: "p".repeat(301) } },
  { metadata: { userId: "u".repeat(501) } },
])("a signed event with an id that is no key of a table is refused", async (given) => {
  const event = JSON.parse(checkout);
  Object.assign(event.data.object, given);
  const body = JSON.stringify(event);
  await expect(read(stripeSignature(secret, body, at), body)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});
