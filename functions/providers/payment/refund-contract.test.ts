import { createServer, type IncomingMessage } from "node:http";
import { listen } from "#functions/testing/listen";
import { type BillingProvider, type PaymentToRefund, RefundRefused } from "./payment";
import { SimulatedBilling } from "./simulated-billing";
import { StripeBilling } from "./stripe-billing";

/** What a provider that is asked for refunds has done. `fail`: what it answers from now on. */
type World = { billing: BillingProvider; made: () => number; fail: () => void; stop: () => void };

const now = () => new Date("2026-11-20T17:00:00Z");

function simulatedWorld(): World {
  const files = new Map<string, string>();
  let isDown = false;
  const store = { putOnce: async (key: string) => void files.set(key, key) };
  const billing = new SimulatedBilling({ store: () => store, fault: () => (isDown ? "error" : undefined) });
  return {
    billing,
    made: () => files.size,
    fail: () => {
      isDown = true;
    },
    stop: () => undefined,
  };
}

const textOf = async (request: IncomingMessage) => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

const invoicePayments = (url: string) => {
  const invoice = new URL(url, "http://stripe").searchParams.get("invoice") ?? "";
  const payment = { type: "payment_intent", payment_intent: invoice.replace("in_", "pi_of_") };
  const data = invoice === "in_none" ? [] : [{ id: "inpay_1", object: "invoice_payment", status: "paid", payment }];
  return { object: "list", url: "/v1/invoice_payments", has_more: false, data };
};

/** A customer where the payment has one: a plan that is paid once by a guest has none. */
function intentOf(url: string): [number, object] {
  const id = url.split("/").at(-1) ?? "";
  if (id === "pi_unknown") return [404, refusal("resource_missing")];
  const customer = id.startsWith("pi_of_") ? id.slice("pi_of_".length) : null;
  return [200, { id, object: "payment_intent", customer }];
}

const refusal = (code: string) => ({ error: { type: "invalid_request_error", code, message: code } });

/** Stripe as its reference has it: the same key answers the same refund, a refunded charge refuses another. */
async function stripeWorld(): Promise<World> {
  const refunds = new Map<string, object>();
  let isDown = false;
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    const key = String(request.headers["idempotency-key"]);
    const paid = (await textOf(request)).get("payment_intent") ?? "";
    if (isDown) return answer(500, { error: { type: "api_error", message: "down" } });
    if (request.url?.startsWith("/v1/payment_intents/")) return answer(...intentOf(request.url));
    if (request.method === "GET") return answer(200, invoicePayments(request.url ?? ""));
    if (paid.includes("refused")) return answer(400, refusal("charge_disputed"));
    if (paid === "pi_back") return answer(400, refusal("charge_already_refunded"));
    const charge = { id: "ch_1", object: "charge", amount_refunded: 12_000 };
    const refund = { id: `re_${paid}`, object: "refund", amount: 12_000, currency: "usd", charge, status: "succeeded" };
    refunds.set(key, refund);
    return answer(200, refund);
  });
  const { port, stop } = await listen(server);
  const billing = new StripeBilling({
    apiKey: async () => "sk_test_1",
    now,
    server: { host: "127.0.0.1", port, protocol: "http" },
  });
  return {
    billing,
    made: () => refunds.size,
    fail: () => {
      isDown = true;
    },
    stop,
  };
}

const payment = (names: Partial<PaymentToRefund>): PaymentToRefund => {
  return { key: "maya#evt_1", ownerId: "maya", amountCents: 12_000, currency: "USD", ...names };
};

describe.each([
  ["Stripe", stripeWorld],
  ["the simulated provider", async () => simulatedWorld()],
])("%s", (_, start) => {
  let world: World;
  beforeEach(async () => {
    world = await start();
  });
  afterEach(() => world.stop());

  test("refunds a payment in full, once however often it is asked", async () => {
    const first = await world.billing.refund(payment({ chargeId: "pi_1" }));
    const second = await world.billing.refund(payment({ chargeId: "pi_1" }));
    expect(first).toMatchObject({ chargeId: "pi_1", amountCents: 12_000, refundedCents: 12_000, currency: "USD" });
    expect(second).toEqual(first);
    expect(world.made()).toBe(1);
  });

  test("finds the payment of a bill", async () => {
    await expect(world.billing.refund(payment({ invoiceId: "in_1" }))).resolves.toMatchObject({ amountCents: 12_000 });
  });

  test.each([
    ["that it will not refund", { chargeId: "pi_refused" }],
    ["without a name", {}],
  ])("refuses for good a payment %s", async (_name, names) => {
    await expect(world.billing.refund(payment(names))).rejects.toBeInstanceOf(RefundRefused);
    expect(world.made()).toBe(0);
  });

  test.each([
    ["of a customer", "pi_of_cus_maya", "cus_maya"],
    ["of a guest", "pi_guest", undefined],
    ["that it does not know", "pi_unknown", undefined],
  ])("says whose a payment %s is", async (_name, chargeId, customerId) => {
    await expect(world.billing.customerOf(chargeId)).resolves.toBe(customerId);
  });

  test("does not say that a payment is of no one while it is down", async () => {
    world.fail();
    await expect(world.billing.customerOf("pi_of_cus_maya")).rejects.toThrow();
  });

  test("says of a fault that it is one: a later try may succeed", async () => {
    world.fail();
    const asked = world.billing.refund(payment({ chargeId: "pi_1" }));
    await expect(asked).rejects.toThrow();
    await expect(asked).rejects.not.toBeInstanceOf(RefundRefused);
  });
});

test("a payment that went back at Stripe before is nothing to refund, a bill without a payment is refused", async () => {
  const { billing, stop } = await stripeWorld();
  await expect(billing.refund(payment({ chargeId: "pi_back" }))).resolves.toBeUndefined();
  await expect(billing.refund(payment({ invoiceId: "in_none" }))).rejects.toMatchObject({ reason: "payment_unknown" });
  await stop();
});
