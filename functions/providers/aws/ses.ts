import { SESv2Client } from "@aws-sdk/client-sesv2";
import { clientConfig } from "#functions/shell/aws-config";

let client: SESv2Client | undefined;

/** The one client of the e-mail service. */
export function mailer(): SESv2Client {
  client ??= new SESv2Client(clientConfig);
  return client;
}
