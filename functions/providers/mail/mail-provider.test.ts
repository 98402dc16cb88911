import { createServer } from "node:http";
import { listen } from "#functions/testing/listen";
import { bureauAddresses } from "#shared/domain/bureau/addresses";
import { LobMail } from "./lob";
import { LetterRefused, type MailProvider, type OutgoingLetter } from "./mail";
import { SimulatedMail } from "./simulated";
import { signatureOf } from "./webhook";

const now = () => new Date("2026-11-20T12:00:00Z");
const secret = "whsec_test";
const webhookSecret = async () => secret;

/** A letter as Lob hears of it. */
async function heardByLob(outgoing: OutgoingLetter) {
  let heard = { url: "", headers: {} as Record<string, unknown>, body: "" };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      heard = { url: request.url ?? "", headers: request.headers, body: Buffer.concat(parts).toString("utf8") };
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"id":"ltr_1","tracking_number":null}');
    });
  });
  const { origin } = await listen(server);
  const mail = new LobMail({ apiKey: async () => "test_key", webhookSecret, now, origin });
  const sent = await mail.send(outgoing);
  server.close();
  const fields: Record<string, string | undefined> = Object.fromEntries(
    [...heard.body.matchAll(/name="([^"]+)"\r\n\r\n(.*?)\r\n/g)].map(([, name, value]) => [name, value]),
  );
  return { ...heard, sent, fields };
}

test("Lob is asked for a certified letter with return receipt, the PDF as it is, and our own names to find it again", async () => {
  const { url, headers, body, sent, fields } = await heardByLob(letter());
  expect(sent).toEqual({ id: "ltr_1", trackingNumber: undefined });
  expect(url).toBe("/v1/letters");
  expect(headers).toMatchObject({
    authorization: `Basic ${Buffer.from("test_key:").toString("base64")}`,
    "idempotency-key": "01K0000000-experian",
  });
  expect(fields).toMatchObject({
    color: "false",
    use_type: "operational",
    extra_service: "certified_return_receipt",
    "to[name]": "Experian",
    "to[address_line1]": "P.O. Box 4500",
    "from[address_zip]": "78701",
    "metadata[disputeId]": "01K",
    "metadata[bureau]": "experian",
  });
  expect(fields).not.toHaveProperty("from[address_line2]");
  expect(body).toContain("%PDF-1.4");
});

test("what is longer than Lob takes is cut at a word, and a long street goes on in its second line", async () => {
  const from = {
    ...letter().from,
    name: "María Guadalupe Hernández de la Fuente y Villanueva",
    street: "12345 North Martin Luther King Junior Memorial Boulevard Northwest, Building 14, Apartment 2203",
    city: "x".repeat(300),
  };
  const { fields } = await heardByLob(letter({ from }));
  expect(fields).toMatchObject({
    "from[name]": "María Guadalupe Hernández de la Fuente y",
    "from[address_line1]": "12345 North Martin Luther King Junior Memorial Boulevard",
    "from[address_line2]": "Northwest, Building 14, Apartment 2203",
    "from[address_city]": "x".repeat(200),
  });
});

test("a name of one long word is cut where it has to be", async () => {
  const { fields } = await heardByLob(letter({ from: { ...letter().from, name: "W".repeat(60) } }));
  expect(fields["from[name]"]).toBe("W".repeat(40));
});

test("a letter that Lob refuses for good is a fault without a word of the letter in it", async () => {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(422).end('{"error":{"message":"Maya Lopez, 12 Oak St"}}'));
  });
  const { origin } = await listen(server);
  const mail = new LobMail({ apiKey: async () => "test_key", webhookSecret, now, origin });
  const refusal = await mail.send(letter()).catch((error: unknown) => error);
  server.close();
  expect(refusal).toBeInstanceOf(LetterRefused);
  expect(String(refusal)).not.toContain("Maya");
});

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
  const { origin } = await listen(server);
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
    close: () => new Promise((closed) => server.close(() => closed())),
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

const letter = (overrides: Partial<OutgoingLetter> = {}): OutgoingLetter => ({
  idempotencyKey: "01K0000000-experian",
  to: bureauAddresses.experian,
  from: { name: "Maya Lopez", street: "12 Oak St", city: "Austin", state: "TX", zipCode: "78701" },
  pdf: Buffer.from("%PDF-1.4"),
  metadata: { userId: "maya", disputeId: "01K", round: 1, bureau: "experian" },
  ...overrides,
});

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
    const sent = await mail.send(letter());
    await close();
    expect(sent).toEqual({ id: expect.stringMatching(/^ltr_/), trackingNumber: expect.stringMatching(/^\d{22,26}$/) });
  });

  test("never makes two letters of one idempotency key", async () => {
    const { mail, letters, close } = await startWorld();
    const [first, second] = [await mail.send(letter()), await mail.send(letter())];
    await mail.send(letter({ idempotencyKey: "01K0000000-equifax" }));
    const made = await letters();
    await close();
    expect(second).toEqual(first);
    expect(made).toHaveLength(2);
  });

  test("says that it is unavailable, and the next try works", async () => {
    const { mail, letters, failNext, close } = await startWorld();
    failNext();
    await expect(mail.send(letter())).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
    await mail.send(letter());
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
