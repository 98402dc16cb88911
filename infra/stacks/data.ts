import { Stack, type StackProps } from "aws-cdk-lib";
import { EmailIdentity, Identity as SenderIdentity } from "aws-cdk-lib/aws-ses";
import type { Construct } from "constructs";
import { Alarms } from "#infra/constructs/alarms";
import { Identity } from "#infra/constructs/identity";
import { setting } from "#infra/constructs/settings";
import { Storage } from "#infra/constructs/storage";

/** What outlives every version of the product: data, keys, secrets, and who people are. */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const { dataKey } = new Storage(this, "Storage");
    new Identity(this, "Identity");
    new EmailIdentity(this, "Sender", { identity: SenderIdentity.email(setting(this, "SENDER_EMAIL")) });
    new Alarms(this, "Alarms", { key: dataKey });
  }
}
