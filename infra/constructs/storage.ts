import { RemovalPolicy } from "aws-cdk-lib";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import type { MacPurpose, SecretName } from "#infra/needs/need";
import { makeBuckets } from "./buckets";
import { makeDataKey, makeKey, makeMacKey } from "./keys";
import { publish } from "./published";
import { makeTables } from "./tables";

/** Everything that is kept: three tables, the buckets, the secrets, and the keys that all of it is encrypted with. */
export class Storage extends Construct {
  /** Of everything at rest. */
  readonly dataKey: Key;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.dataKey = makeDataKey(this);
    // A reader of a whole table cannot read these.
    publish(this, "fieldKey", makeKey(this, "FieldKey", "Fields that are sealed one by one").keyArn);
    // Of keyed digests: what is compared or counted, and never read.
    const macKeys: Record<MacPurpose, Key> = {
      ssn: makeMacKey(this, "SsnMacKey", "Keyed digests of SSNs, to count credit pulls by"),
      audit: makeMacKey(this, "AuditMacKey", "Keyed digests of the audit log's links"),
    };
    const { buckets, accessLogs } = makeBuckets(this, this.dataKey);
    const secrets: Record<SecretName, Secret> = {
      adminKey: this.secret("AdminKey", "What an administrator types to activate a member"),
      paymentWebhook: this.secret("PaymentWebhook", "What the payment provider signs its events with"),
      mailWebhook: this.secret("MailWebhook", "What the mail provider signs its events with"),
      providerKeys: this.secret("ProviderKeys", "JSON: the keys of the credit bureau, mail and payment providers"),
    };

    for (const [name, table] of entriesOf(makeTables(this, this.dataKey))) {
      publish(this, `${name}Table`, table.tableName);
      if (table.tableStreamArn) publish(this, `${name}Stream`, table.tableStreamArn);
    }
    publish(this, "accessLogsBucket", accessLogs.bucketName);
    for (const [purpose, key] of entriesOf(macKeys)) publish(this, `${purpose}MacKey`, key.keyArn);
    for (const [name, bucket] of entriesOf(buckets)) publish(this, `${name}Bucket`, bucket.bucketName);
    for (const [name, secret] of entriesOf(secrets)) publish(this, `${name}Secret`, secret.secretArn);
  }

  private secret(id: string, description: string): Secret {
    return new Secret(this, id, {
      description,
      encryptionKey: this.dataKey,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}

function entriesOf<Name extends string, Value>(record: Record<Name, Value>): [Name, Value][] {
  return Object.entries(record) as [Name, Value][];
}
