import { createServer } from "node:http";
import { listen } from "#functions/testing/listen";
import { outgoingLetter } from "#functions/testing/outgoing-letter";
import { LobMail } from "./lob";
import { LetterRefused, type OutgoingLetter } from "./mail";

const now = () => new Date("2026-11-20T12:00:00Z");
const secret = "whsec_test";
const webhookSecret = async () => secret;

/** A letter as it is handed to Lob. */
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
  const { origin, stop } = await listen(server);
  const mail = new LobMail({ apiKey: async () => "test_key", webhookSecret, now, origin });
  const sent = await mail.send(outgoing);
  await stop();
  const fields: Record<string, string | undefined> = Object.fromEntries(
    [...heard.body.matchAll(/name="([^"]+)"\r\n\r\n(.*?)\r\n/g)].map(([, name, value]) => [name, value]),
  );
  return { ...heard, sent, fields };
}

test("Lob is asked for a certified letter with return receipt, the PDF unchanged, and our own ids to find it again", async () => {
  const { url, headers, body, sent, fields } = await heardByLob(outgoingLetter());
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
  expect(body).toContain("%PDF-1.7");
});

test("what is longer than Lob takes is cut at a word, and a long street goes on in its second line", async () => {
  const from = {
    ...outgoingLetter().from,
    name: "María Guadalupe Hernández de la Fuente y Villanueva",
    street: "12345 North Martin Luther King Junior Memorial Boulevard Northwest, Building 14, Apartment 2203",
    city: "x".repeat(300),
  };
  const { fields } = await heardByLob(outgoingLetter({ from }));
  expect(fields).toMatchObject({
    "from[name]": "María Guadalupe Hernández de la Fuente y",
    "from[address_line1]": "12345 North Martin Luther King Junior Memorial Boulevard",
    "from[address_line2]": "Northwest, Building 14, Apartment 2203",
    "from[address_city]": "x".repeat(200),
  });
});

test("a name of one long word is cut where it has to be", async () => {
  const { fields } = await heardByLob(outgoingLetter({ from: { ...outgoingLetter().from, name: "W".repeat(60) } }));
  expect(fields["from[name]"]).toBe("W".repeat(40));
});

test("a letter that Lob refuses for good is a fault without a word of the letter in it", async () => {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(422).end('{"error":{"message":"Maya Lopez, 12 Oak St"}}'));
  });
  const { origin, stop } = await listen(server);
  const mail = new LobMail({ apiKey: async () => "test_key", webhookSecret, now, origin });
  const refusal = await mail.send(outgoingLetter()).catch((error: unknown) => error);
  await stop();
  expect(refusal).toBeInstanceOf(LetterRefused);
  expect(String(refusal)).not.toContain("Maya");
});
