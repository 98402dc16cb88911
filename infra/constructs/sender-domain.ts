import { CfnOutput, Fn, type Stack } from "aws-cdk-lib";
import type { EmailIdentity } from "aws-cdk-lib/aws-ses";
import type { Construct } from "constructs";
import { setting } from "./setting";

type Records = Pick<EmailIdentity, "dkimRecords"> & { mailFromDomain: string };

/** The domain of the address that mails come from. */
export function senderDomain(scope: Construct): string {
  return Fn.select(1, Fn.split("@", setting(scope, "SENDER_EMAIL")));
}

/** Prints, at the end of a deployment, the records that the domain's owner has to make: the signature's, and those of bounces. */
export function printRecords(stack: Stack, { dkimRecords, mailFromDomain }: Records): void {
  for (const [index, { name, value }] of dkimRecords.entries()) {
    new CfnOutput(stack, `MailDkim${index + 1}`, { value: `${name} CNAME ${value}` });
  }
  const spf = `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`;
  const mx = `${mailFromDomain} MX 10 feedback-smtp.${stack.region}.amazonses.com`;
  new CfnOutput(stack, "MailBounces", { value: `${mx}; ${spf}` });
}
