import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetAccountCommand, SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { serve } from "./http";
import { createSes } from "./ses";

async function startSes() {
  const folder = await mkdtemp(join(tmpdir(), "ses-"));
  const ses = createSes({ folder, now: () => new Date("2026-03-05T10:00:00Z") });
  const server = await serve(ses);
  const credentials = { accessKeyId: "a", secretAccessKey: "b" };
  const client = new SESv2Client({ endpoint: server.origin, region: "us-east-1", credentials });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
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
    { id: MessageId, from: letterSent.FromEmailAddress, to: to.ToAddresses, ...words, at: "2026-03-05T10:00:00.000Z" },
  ]);
});

test("an e-mail to nobody and an operation that is not used are refused", async () => {
  const { ses, client, close } = await startSes();
  const toNobody = client.send(new SendEmailCommand({ ...letterSent, Destination: {} }));
  await expect(toNobody).rejects.toMatchObject({ name: "BadRequestException" });
  await expect(client.send(new GetAccountCommand({}))).rejects.toMatchObject({ name: "UnknownOperationException" });
  expect(await ses.emails()).toEqual([]);
  await close();
});
