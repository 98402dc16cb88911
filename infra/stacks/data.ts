import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Alarms } from "#infra/constructs/alarms";
import { Identity } from "#infra/constructs/identity";
import { Sender } from "#infra/constructs/sender";
import { Storage } from "#infra/constructs/storage";

/** What outlives every version of the product: data, keys, secrets, who people are, and whose name mails carry. */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const { dataKey } = new Storage(this, "Storage");
    new Identity(this, "Identity");
    const { topic } = new Alarms(this, "Alarms", { key: dataKey });
    new Sender(this, "Sender", { alarmTopic: topic });
  }
}
