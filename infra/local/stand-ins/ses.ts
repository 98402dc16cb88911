import { randomUUID } from "node:crypto";
import * as z from "zod";
import { jsonAnswer, jsonError } from "./json-service";
import { attachmentsOf, compose } from "./mime";
import { RecordFolder } from "./record-folder";
import { ServiceError, type StandIn } from "./stand-in";

/** An e-mail that the product sent; on one machine it reaches no mailbox. `attachments`: as they arrive. */
export type SentEmail = Omit<z.output<typeof KeptEmail>, "message"> & {
  attachments: { fileName: string; contentType: string; sizeBytes: number }[];
};
const KeptEmail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.iso.datetime(),
  /** The message as it travels. */
  message: z.string().default(""),
});
type KeptEmail = z.output<typeof KeptEmail>;

const Addresses = z.array(z.string().includes("@")).default([]);
const Content = z.object({ Data: z.string() });
/** The encoding is 7bit unless said: bytes that are no text do not survive it. */
const Attachment = z.object({
  FileName: z.string().min(1).max(255),
  RawContent: z.base64(),
  ContentType: z.string().default("application/octet-stream"),
  ContentTransferEncoding: z.enum(["BASE64", "QUOTED_PRINTABLE", "SEVEN_BIT"]).default("SEVEN_BIT"),
});
const SendEmailInput = z.object({
  FromEmailAddress: z.string().includes("@"),
  Destination: z
    .object({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses })
    .refine((all) => Object.values(all).flat().length > 0, "Destination must not be empty."),
  Content: z.object({
    Simple: z
      .object({
        Subject: Content,
        Body: z.object({ Text: Content.optional(), Html: Content.optional() }),
        Attachments: z.array(Attachment).default([]),
      })
      .optional(),
    Raw: z.object({ Data: z.base64() }).optional(),
    Template: z.object({ TemplateName: z.string(), TemplateData: z.string().default("{}") }).optional(),
  }),
});

export type Ses = StandIn & {
  emails(): Promise<SentEmail[]>;
  /** The message of an e-mail, as a mail server would get it. */
  message(id: string): Promise<string | undefined>;
};

/** Stands in for SES: keeps each e-mail in the folder. Source: Amazon SES API v2 Reference, "SendEmail", "Attachment". */
export function createSes({ folder, now }: { folder: string; now: () => Date }): Ses {
  const kept = new RecordFolder<KeptEmail>(folder, (content) => KeptEmail.parse(content));
  return {
    emails: async () => (await kept.list()).map(toSentEmail),
    message: async (id) => (await kept.get(id))?.message,
    handle: async ({ method, url, body }) => {
      try {
        if (`${method} ${url}` !== "POST /v2/email/outbound-emails") {
          throw new ServiceError("UnknownOperationException", `Unknown operation ${method} ${url}`, 404);
        }
        const email = emailOf(body, now());
        await kept.put(email);
        return jsonAnswer(200, { MessageId: email.id });
      } catch (error) {
        return jsonError(error);
      }
    },
  };
}

function toSentEmail({ message, ...email }: KeptEmail): SentEmail {
  const received = attachmentsOf(message);
  const attachments = received.map(({ bytes, ...named }) => ({ ...named, sizeBytes: bytes.length }));
  return { ...email, attachments };
}

function emailOf(body: Buffer, at: Date): KeptEmail {
  const input = SendEmailInput.safeParse(JSON.parse(body.toString("utf8") || "{}"));
  if (!input.success) throw new ServiceError("BadRequestException", z.prettifyError(input.error));
  const { FromEmailAddress: from, Destination, Content } = input.data;
  const to = [...Destination.ToAddresses, ...Destination.CcAddresses, ...Destination.BccAddresses];
  // Ids start with the instant, so that a folder lists in the order of sending.
  const id = `${at.getTime().toString().padStart(14, "0")}-${randomUUID()}`;
  const texts = textsOf(Content);
  const attachments = (Content.Simple?.Attachments ?? []).map((attachment) => ({
    fileName: attachment.FileName,
    contentType: attachment.ContentType,
    bytes: Buffer.from(attachment.RawContent, "base64"),
    encoding: attachment.ContentTransferEncoding,
  }));
  const message = compose({ from, to, ...texts, attachments });
  return { id, from, to, ...texts, at: at.toISOString(), message };
}

function textsOf(content: z.output<typeof SendEmailInput>["Content"]): Pick<KeptEmail, "subject" | "text" | "html"> {
  const { Simple, Raw, Template } = content;
  if (Simple) {
    return { subject: Simple.Subject.Data, text: Simple.Body.Text?.Data ?? "", html: Simple.Body.Html?.Data ?? "" };
  }
  if (Raw) {
    const message = Buffer.from(Raw.Data, "base64").toString("utf8");
    return { subject: /^subject:\s*(.*)$/im.exec(message)?.[1]?.trim() ?? "", text: message, html: "" };
  }
  if (Template) return { subject: Template.TemplateName, text: Template.TemplateData, html: "" };
  throw new ServiceError("BadRequestException", "Content must be Simple, Raw or Template.");
}
