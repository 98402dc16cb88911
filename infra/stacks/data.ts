import { Stack, type StackProps } from "aws-cdk-lib";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity as SenderIdentity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
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
    new EmailIdentity(this, "Sender", {
      identity: SenderIdentity.email(setting(this, "SENDER_EMAIL")),
      // The identity's own set: SES stops an account that goes on mailing to addresses which bounce or complain.
      configurationSet: new ConfigurationSet(this, "Mails", {
        suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
        tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
        reputationMetrics: true,
      }),
    });
    new Alarms(this, "Alarms", { key: dataKey });
  }
}
