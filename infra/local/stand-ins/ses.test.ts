import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetAccountCommand, SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { Ses } from "#functions/providers/email/ses";
import { closeInTheEnd } from "#functions/testing/left-open";
import { serve } from "./http";
import { attachmentsOf } from "./mime";
import { createSes } from "./ses";

async function startSes() {
  const folder = await mkdtemp(join(tmpdir(), "ses-"));
  const ses = createSes({ folder, now: () => new Date("2026-03-05T10:00:00Z") });
  const server = await serve(ses);
  const credentials = { accessKeyId: "a", secretAccessKey: "b" };
  const client = new SESv2Client({ endpoint: server.origin, region: "us-east-1", credentials });
  const close = closeInTheEnd(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { ses, client, folder, close };
}

const letterSent = {
  FromEmailAddress: "Redress <no-reply@redress.example>",
  Content: {
    Simple: { Subject: { Data: "Sent" }, Body: { Text: { Data: "Your letter is out." }, Html: { Data: "<p>" } } },
  },
};

test("an e-mail is kept with its words, also after a restart", async () => {
  const { client, folder, close } = await startSes();
  const to = { ToAddresses: ["maya@outside.example"] };
  const { MessageId } = await client.send(new SendEmailCommand({ ...letterSent, Destination: to }));
  const emails = await createSes({ folder, now: () => new Date() }).emails();
  await close();

  const words = { subject: "Sent", text: "Your letter is out.", html: "<p>" };
  expect(emails).toEqual([
    {
      id: MessageId,
      from: letterSent.FromEmailAddress,
      to: to.ToAddresses,
      ...words,
      at: "2026-03-05T10:00:00.000Z",
      attachments: [],
    },
  ]);
});

test("an e-mail without a recipient and an operation that is not used are refused", async () => {
  const { ses, client, close } = await startSes();
  const toNobody = client.send(new SendEmailCommand({ ...letterSent, Destination: {} }));
  await expect(toNobody).rejects.toMatchObject({ name: "BadRequestException" });
  await expect(client.send(new GetAccountCommand({}))).rejects.toMatchObject({ name: "UnknownOperationException" });
  expect(await ses.emails()).toEqual([]);
  await close();
});

/** Every byte there is, as a PDF has them, with line ends of all kinds. */
const everyByte = Buffer.concat([
  Buffer.from("%PDF-1.7\r\n\n\r"),
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
]);

async function arrived(encoding?: "BASE64" | "QUOTED_PRINTABLE" | "SEVEN_BIT") {
  const { ses, client, close } = await startSes();
  const attachment = { FileName: "a.pdf", RawContent: everyByte, ContentTransferEncoding: encoding };
  const Simple = { ...letterSent.Content.Simple, Attachments: [attachment] };
  const Destination = { ToAddresses: ["maya@outside.example"] };
  const { MessageId = "" } = await client.send(
    new SendEmailCommand({ ...letterSent, Content: { Simple }, Destination }),
  );
  const message = await ses.message(MessageId);
  await close();
  return attachmentsOf(message ?? "")[0]?.bytes;
}

test.each([
  ["BASE64", true],
  ["QUOTED_PRINTABLE", true],
  ["SEVEN_BIT", false],
  [undefined, false],
] as const)("an attachment sent as %p arrives byte for byte: %p", async (encoding, isWhole) => {
  expect((await arrived(encoding))?.equals(everyByte)).toBe(isWhole);
});

test("a PDF that the product attaches arrives byte for byte", async () => {
  const { ses, client, close } = await startSes();
  const attachments = [
    { fileName: "contract.pdf", contentType: "application/pdf", bytes: everyByte },
    { fileName: "disclosure.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF") },
  ];
  const words = { subject: "Copies", text: "Attached.", html: "<p>Attached.</p>" };
  await new Ses(client, "no-reply@redress.example").send({ to: "maya@outside.example", ...words, attachments });
  const [email] = await ses.emails();
  const message = await ses.message(email?.id ?? "");
  await close();
  const hex = (files: { bytes: Buffer }[]) => files.map(({ bytes }) => bytes.toString("hex"));
  expect(hex(attachmentsOf(message ?? ""))).toEqual(hex(attachments));
  const named = attachments.map(({ bytes, ...file }) => ({ ...file, sizeBytes: bytes.length }));
  expect(email?.attachments).toEqual(named);
});
