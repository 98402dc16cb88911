import { type SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import type { Email, EmailProvider } from "./email";

/** Amazon SES, API version 2. */
export class Ses implements EmailProvider {
  /** @param sender the address that mails come from; its domain is verified with SES */
  constructor(
    private readonly client: SESv2Client,
    private readonly sender: string,
  ) {}

  async send({ to, subject, text, html, attachments = [] }: Email): Promise<void> {
    const utf8 = (content: string) => ({ Data: content, Charset: "UTF-8" });
    const command = new SendEmailCommand({
      FromEmailAddress: this.sender,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          ...(attachments.length > 0 && {
            Attachments: attachments.map(({ fileName, contentType, bytes }) => ({
              FileName: fileName,
              ContentType: contentType,
              ContentDisposition: "ATTACHMENT" as const,
              // 7bit unless said, which no PDF survives.
              ContentTransferEncoding: "BASE64" as const,
              RawContent: bytes,
            })),
          }),
        },
      },
    });
    await this.client.send(command);
  }
}
