import { createServer } from "node:http";
import { listen } from "#functions/testing/listen";
import { outgoingLetter } from "#functions/testing/outgoing-letter";
import { LobMail } from "./lob";
import type { MailProvider } from "./mail";
import { SimulatedMail } from "./simulated";
import { signatureOf } from "./webhook";

const now = () => new Date("2026-11-20T12:00:00Z");
const secret = "whsec_test";
const webhookSecret = async () => secret;

type World = {
  mail: MailProvider;
  letters: () => Promise<unknown[]>;
  failNext: () => void;
  close: () => Promise<void>;
};

/** Lob as its published OpenAPI describes it: the same idempotency key answers with the same letter. */
async function lobWorld(): Promise<World> {
  const letters = new Map<string, unknown>();
  let failures = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      if (failures > 0) {
        failures -= 1;
        response.writeHead(503).end();
        return;
      }
      const key = String(request.headers["idempotency-key"]);
      const letter = letters.get(key) ?? {
        id: `ltr_${letters.size}`,
        tracking_number: "92071902358909000011275538",
        expected_delivery_date: "2026-11-28",
        object: "letter",
      };
      letters.set(key, letter);
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(letter));
    });
  });
  const { origin, stop } = await listen(server);
  const mail = new LobMail({
    apiKey: async () => "test_key",
    webhookSecret,
    now,
    origin,
  });
  return {
    mail,
    letters: async () => [...letters.values()],
    failNext: () => {
      failures += 1;
    },
    close: stop,
  };
}

async function simulatedWorld(): Promise<World> {
  const files = new Map<string, Uint8Array>();
  let failures = 0;
  const postBox = {
    putOnce: async (key: string, bytes: Uint8Array) => {
      if (!files.has(key)) files.set(key, bytes);
    },
  };
  const fault = () => {
    failures -= 1;
    return failures >= 0 ? ("error" as const) : undefined;
  };
  return {
    mail: new SimulatedMail({ postBox, webhookSecret, now, fault }),
    letters: async () => [...files.keys()].filter((key) => key.endsWith(".json")),
    failNext: () => {
      failures = 1;
    },
    close: async () => {},
  };
}

const eventBody = (type: string) =>
  JSON.stringify({
    id: "evt_1",
    event_type: { id: type },
    date_created: "2026-11-20T11:58:00.000Z",
    body: {
      id: "ltr_1",
      tracking_number: "9407",
      metadata: { userId: "maya", disputeId: "01K", round: "1", bureau: "experian" },
    },
  });

function signed(rawBody: string, { at = now(), key = secret, inSeconds = false } = {}) {
  const timestamp = String(inSeconds ? Math.floor(at.getTime() / 1000) : at.getTime());
  return { "lob-signature": signatureOf(rawBody, timestamp, key), "lob-signature-timestamp": timestamp };
}

describe.each([
  ["Lob", lobWorld],
  ["the simulated post", simulatedWorld],
])("%s", (_, startWorld) => {
  test("takes a letter and names it", async () => {
    const { mail, close } = await startWorld();
    const sent = await mail.send(outgoingLetter());
    await close();
    expect(sent).toEqual({ id: expect.stringMatching(/^ltr_/), trackingNumber: expect.stringMatching(/^\d{22,26}$/) });
  });

  test("never makes two letters of one idempotency key", async () => {
    const { mail, letters, close } = await startWorld();
    const [first, second] = [await mail.send(outgoingLetter()), await mail.send(outgoingLetter())];
    await mail.send(outgoingLetter({ idempotencyKey: "01K0000000-equifax" }));
    const made = await letters();
    await close();
    expect(second).toEqual(first);
    expect(made).toHaveLength(2);
  });

  test("says that it is unavailable, and the next try works", async () => {
    const { mail, letters, failNext, close } = await startWorld();
    failNext();
    await expect(mail.send(outgoingLetter())).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
    await mail.send(outgoingLetter());
    const made = await letters();
    await close();
    expect(made).toHaveLength(1);
  });

  test.each([
    ["letter.certified.mailed", "mailed"],
    ["letter.certified.delivered", "delivered"],
    ["letter.certified.returned_to_sender", "returned"],
    ["letter.failed", "returned"],
    ["letter.rejected", "returned"],
    ["letter.delivered", "other"],
    ["letter.rendered_pdf", "other"],
  ])("reads the signed event %s as %s", async (type, kind) => {
    const { mail, close } = await startWorld();
    const event = await mail.verifyWebhook(eventBody(type), signed(eventBody(type)));
    await close();
    expect(event).toEqual({
      id: "evt_1",
      kind,
      at: "2026-11-20T11:58:00.000Z",
      letter: { userId: "maya", disputeId: "01K", round: 1, bureau: "experian" },
      letterId: "ltr_1",
      trackingNumber: "9407",
    });
  });

  test("takes a timestamp in seconds too", async () => {
    const { mail, close } = await startWorld();
    const body = eventBody("letter.certified.delivered");
    const event = await mail.verifyWebhook(body, signed(body, { inSeconds: true }));
    await close();
    expect(event.kind).toBe("delivered");
  });

  test.each([
    ["dated in the future", ["11:58:00", "12:05:01"]],
    ["without a name", ['"evt_1"', '""']],
    ["with a number that is too long", ['"9407"', `"${"9".repeat(61)}"`]],
  ] as const)("refuses a signed event %s", async (_case, [from, to]) => {
    const { mail, close } = await startWorld();
    const rawBody = eventBody("letter.certified.delivered").replace(from, to);
    await expect(mail.verifyWebhook(rawBody, signed(rawBody))).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    await close();
  });

  test("puts a sign in the place of half a character, which no table takes", async () => {
    const { mail, close } = await startWorld();
    const rawBody = eventBody("letter.certified.delivered").replace('"maya"', String.raw`"\ud800"`);
    const event = await mail.verifyWebhook(rawBody, signed(rawBody));
    await close();
    expect(event.letter?.userId).toBe("\ufffd");
  });

  const body = eventBody("letter.certified.delivered");
  test.each([
    ["signed with another key", body, signed(body, { key: "other" })],
    ["older than 5 minutes", body, signed(body, { at: new Date("2026-11-20T11:54:59Z") })],
    ["from the future", body, signed(body, { at: new Date("2026-11-20T12:05:01Z") })],
    ["whose body was changed", `${body} `, signed(body)],
    ["without a signature", body, {}],
  ])("refuses an event %s", async (_case, rawBody, headers) => {
    const { mail, close } = await startWorld();
    await expect(mail.verifyWebhook(rawBody, headers)).rejects.toMatchObject({ code: "BAD_SIGNATURE" });
    await close();
  });
});
