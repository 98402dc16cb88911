import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeInTheEnd } from "#functions/testing/left-open";
import { ObjectStore } from "../stand-ins/s3/object-store";
import { SimulatedMailbox } from "./simulated-mailbox";

/** A simulated mailbox with one letter, mailed on Wednesday 18 November 2026, and a webhook that answers what the test says. */
async function world(fate?: "lost" | "returned") {
  const folder = await mkdtemp(join(tmpdir(), "mail-"));
  const store = new ObjectStore(join(folder, "objects"));
  const state = { now: "2026-11-18T10:00:00Z", status: 200 };
  const posted: { body: string; headers: Record<string, string> }[] = [];
  const open = () =>
    new SimulatedMailbox({
      store,
      now: () => new Date(state.now),
      file: join(folder, "deliveries.json"),
      webhookSecret: () => "secret",
      post: async (_, body, headers) => {
        posted.push({ body, headers });
        return state.status;
      },
    });
  const metadata = { userId: "maya", disputeId: "D1", round: 1, bureau: "experian" };
  const order = { id: "ltr_1", metadata, mailedAt: state.now, fate };
  await store.put("simulated-mail/k-experian.pdf", Buffer.from("%PDF"), {}, new Date());
  await store.put("simulated-mail/k-experian.json", Buffer.from(JSON.stringify(order)), {}, new Date());
  return { open, state, posted, close: closeInTheEnd(() => rm(folder, { recursive: true })) };
}

test("a letter is listed with its PDF, and is on its way", async () => {
  const { open, close } = await world();
  const room = open();
  const [letter] = await room.list();
  expect(letter).toMatchObject({ id: "ltr_1", disputeId: "D1", bureau: "experian", round: 1, deliveredAt: null });
  expect((await room.pdf("ltr_1"))?.toString()).toBe("%PDF");
  await close();
});

test.each([
  ["not before the third business day", "2026-11-23T14:59:00Z", null],
  ["on the third business day, the weekend not counted", "2026-11-23T15:00:00Z", "2026-11-23T15:00:00.000Z"],
  ["with that day's time, however late anybody looks", "2026-12-24T00:00:00Z", "2026-11-23T15:00:00.000Z"],
])("a letter is delivered %s", async (_, now, deliveredAt) => {
  const { open, state, close } = await world();
  const room = open();
  state.now = now;
  await room.deliverDue();
  expect((await room.list())[0]?.deliveredAt).toBe(deliveredAt);
  await close();
});

test("the delivery is a signed event that says which letter it was", async () => {
  const { open, state, posted, close } = await world();
  state.now = "2026-11-24T00:00:00Z";
  await open().deliverDue();
  const [{ body, headers } = { body: "", headers: {} as Record<string, string> }] = posted;
  expect(JSON.parse(body)).toMatchObject({
    event_type: { id: "letter.certified.delivered" },
    date_created: "2026-11-23T15:00:00.000Z",
    body: { metadata: { userId: "maya", disputeId: "D1", round: "1", bureau: "experian" } },
  });
  const timestamp = headers["lob-signature-timestamp"];
  const signature = createHmac("sha256", "secret").update(`${timestamp}.${body}`).digest("hex");
  expect(headers["lob-signature"]).toBe(signature);
  await close();
});

test("a delivery that the webhook did not take is sent again, also after a restart, and one that it took is not", async () => {
  const { open, state, posted, close } = await world();
  state.now = "2026-11-24T00:00:00Z";
  state.status = 503;
  await open().deliverDue();
  state.status = 200;
  await open().deliverDue();
  await open().deliverDue();
  expect(posted).toHaveLength(2);
  await close();
});

test.each([
  ["lost", []],
  ["returned", ["letter.certified.returned_to_sender"]],
] as const)("a letter that is %s is never delivered", async (fate, events) => {
  const { open, state, posted, close } = await world(fate);
  const room = open();
  state.now = "2026-12-24T00:00:00Z";
  await room.deliverDue();
  expect(posted.map(({ body }) => JSON.parse(body).event_type.id)).toEqual(events);
  expect((await room.list())[0]?.deliveredAt).toBeNull();
  await close();
});
