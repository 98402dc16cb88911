import { createServer } from "node:http";
import { listen } from "#functions/testing/listen";
import { chooseBilling } from "./choose-billing";
import { StripeBilling } from "./stripe-billing";

const now = () => new Date("2026-03-05T10:00:00Z");
const later = new Date("2026-04-04T10:00:00Z");

type Call = { method: string; path: string; body: string; key: string | undefined };

/** Answers in the shapes of Stripe's reference: a list of two subscriptions, a page each, and the changed one. */
async function startStripe(status = 200) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { method = "", url: path = "", headers } = request;
    calls.push({ method, path, body, key: headers.authorization });
    const isFirst = !path.includes("starting_after");
    const list = {
      object: "list",
      url: "/v1/subscriptions",
      has_more: isFirst,
      data: [{ id: isFirst ? "sub_1" : "sub_2", object: "subscription", status: "active" }],
    };
    response.writeHead(status, { "content-type": "application/json" });
    const refusal = { error: { type: "invalid_request_error", message: "Invalid API Key provided" } };
    const answer = method === "GET" ? list : { id: "sub_1", object: "subscription" };
    response.end(JSON.stringify(status === 200 ? answer : refusal));
  });
  const { port, stop } = await listen(server);
  const billing = new StripeBilling({
    apiKey: async () => "sk_test_1",
    now,
    server: { host: "127.0.0.1", port, protocol: "http" },
  });
  return { calls, billing, stop };
}

const changes = (calls: Call[]) => calls.filter(({ method }) => method !== "GET");

test("all subscriptions of a customer end at once, on every page of the list", async () => {
  const { billing, calls, stop } = await startStripe();
  await billing.endSubscriptions("cus_1", now());
  await stop();
  expect(changes(calls)).toMatchObject([
    { method: "DELETE", path: "/v1/subscriptions/sub_1", key: "Bearer sk_test_1" },
    { method: "DELETE", path: "/v1/subscriptions/sub_2" },
  ]);
  expect(calls[0]?.path).toContain("customer=cus_1");
});

test("a subscription under notice runs until the contract's last day", async () => {
  const { billing, calls, stop } = await startStripe();
  await billing.endSubscriptions("cus_1", later);
  await stop();
  expect(changes(calls)[0]).toMatchObject({
    method: "POST",
    path: "/v1/subscriptions/sub_1",
    body: `cancel_at=${later.getTime() / 1_000}`,
  });
});

test("a provider that refuses is an error: the order stays", async () => {
  const { billing, stop } = await startStripe(401);
  await expect(billing.endSubscriptions("cus_1", now())).rejects.toThrow();
  await stop();
});

test("the simulated provider keeps each order once", async () => {
  const files = new Map<string, string>();
  const store = {
    putOnce: async (key: string, bytes: Uint8Array) => void files.set(key, Buffer.from(bytes).toString()),
  };
  const billing = chooseBilling({ provider: "simulated", store: () => store, providerKeys: async () => "{}", now });
  await billing.endSubscriptions("cus_1", later);
  await billing.endSubscriptions("cus_1", later);
  expect([...files.values()].map((text) => JSON.parse(text))).toEqual([
    { customerId: "cus_1", endsAt: later.toISOString() },
  ]);
});

test("a deployment names its provider", () => {
  const settings = { store: () => ({ putOnce: async () => undefined }), providerKeys: async () => "{}", now };
  expect(() => chooseBilling({ ...settings, provider: "" })).toThrow("PAYMENT_PROVIDER");
  expect(chooseBilling({ ...settings, provider: "stripe" })).toBeInstanceOf(StripeBilling);
});
