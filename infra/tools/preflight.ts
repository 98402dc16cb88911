import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { GetAccountCommand, SESv2Client } from "@aws-sdk/client-sesv2";

/** Several functions answer each screen, and the jobs of the tables' streams run beside them. New accounts may have 10. */
const LEAST_CONCURRENCY = 100;

type Clients = { lambda: LambdaClient; ses: SESv2Client };

/** `stops`: deployed like this, the service would fail its members. `notes`: what has to be done before the first member. */
export type Findings = { stops: string[]; notes: string[] };

/** The account's quotas, in the region of all stacks. */
export function accountClients(): Clients {
  const region = "us-east-1";
  return { lambda: new LambdaClient({ region }), ses: new SESv2Client({ region }) };
}

/**
 * What of the AWS account keeps the service from running, which no deployment says: Lambda's concurrency quota (AWS Lambda
 * Developer Guide, "Quotas") and SES's sandbox (Amazon SES Developer Guide, "Request production access"). What the caller may
 * not ask is a note, so that it can be looked up by hand.
 */
export async function checkAccount({ lambda, ses }: Clients): Promise<Findings> {
  const [settings, mail] = await Promise.allSettled([
    lambda.send(new GetAccountSettingsCommand({})),
    ses.send(new GetAccountCommand({})),
  ]);
  const findings: Findings = { stops: [], notes: [] };

  if (settings.status === "rejected") findings.notes.push(notAsked("lambda:GetAccountSettings", settings.reason));
  else {
    const concurrency = settings.value.AccountLimit?.ConcurrentExecutions ?? 0;
    if (concurrency < LEAST_CONCURRENCY) findings.stops.push(tooFew(concurrency));
  }
  if (mail.status === "rejected") findings.notes.push(notAsked("ses:GetAccount", mail.reason));
  else if (!mail.value.ProductionAccessEnabled) findings.notes.push(IN_SANDBOX);
  return findings;
}

const tooFew = (concurrency: number) =>
  `Lambda runs at most ${concurrency} functions at once in this account, and members would be refused. Ask for ${LEAST_CONCURRENCY} ` +
  'or more: Service Quotas, AWS Lambda, "Concurrent executions", us-east-1.';

const IN_SANDBOX =
  "SES is in its sandbox: mails reach verified addresses only. Ask for production access before the first member.";

const notAsked = (action: string, reason: unknown) =>
  `${action} could not be asked (${reason instanceof Error ? reason.name : "unknown"}): please look this quota up by hand.`;
