import { createHmac } from "node:crypto";
import { Faults } from "../gateway/faults";
import { type KnownPayer, PaymentSimulator } from "./payment-simulator";

function world(known: KnownPayer = { email: "maya@example.com" }, answers: number[] = []) {
  const sent: { body: string; headers: Record<string, string> }[] = [];
  const simulator = new PaymentSimulator({
    now: () => new Date("2026-03-05T10:00:00Z"),
    webhookSecret: () => "whsec_test",
    faults: new Faults(),
    payerOf: async () => known,
    post: async (_path, body, headers) => {
      sent.push({ body, headers });
      return answers.shift() ?? 200;
    },
  });
  const objectOf = (position: number) => JSON.parse(sent[position]?.body ?? "{}").data.object;
  return { simulator, sent, objectOf };
}

test("a checkout names the plan of its link and the member's address, or those of the order", async () => {
  const { simulator, sent, objectOf } = world();
  await simulator.send({ userId: "u1" });
  await simulator.send({ userId: "u1", plan: "none", email: "stranger@example.com", amountCents: 0 });

  expect(objectOf(0)).toMatchObject({
    client_reference_id: "u1",
    customer_details: { email: "maya@example.com" },
    metadata: { plan: "monthly" },
    amount_total: 12_000,
  });
  const others = { customer_details: { email: "stranger@example.com" }, metadata: {}, amount_total: 0 };
  expect(objectOf(1)).toMatchObject(others);
  const mac = createHmac("sha256", "whsec_test").update(`1772704800.${sent[0]?.body}`).digest("hex");
  expect(sent[0]?.headers["stripe-signature"]).toBe(`t=1772704800,v1=${mac}`);
});

test("what comes after a checkout names the customer who paid, and bears no reference of the link", async () => {
  const { simulator, objectOf } = world({ customerId: "cus_1" });
  await simulator.send({ userId: "u1", event: "charge.refunded" });
  expect(objectOf(0)).toMatchObject({ object: "charge", customer: "cus_1", refunded: true, amount_refunded: 12_000 });
  expect(objectOf(0)).not.toHaveProperty("client_reference_id");
});

test("a refund that is sent before its checkout is of the same customer", async () => {
  const { simulator, objectOf } = world();
  await simulator.send({ userId: "u1", event: "charge.refunded" });
  await simulator.send({ userId: "u1" });
  await simulator.send({ userId: "u1" });
  expect(objectOf(1).customer).toBe(objectOf(0).customer);
  expect(objectOf(2).customer).not.toBe(objectOf(0).customer);
});

test("a checkout page is completed once, however often it is pressed; one that failed can be tried again", async () => {
  const { simulator, sent } = world({}, [500]);
  const press = () => simulator.complete("page 1", { userId: "u1" });
  expect(await press()).toBe(500);
  expect(await Promise.all([press(), press()])).toEqual([200, 200]);
  expect(await press()).toBe(200);
  expect(sent).toHaveLength(2);
  await simulator.complete("page 2", { userId: "u1" });
  expect(sent).toHaveLength(3);
});
