import { RemovalPolicy, Stack } from "aws-cdk-lib";
import { AnyPrincipal, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";

/** The key of everything at rest. */
export function makeDataKey(scope: Construct): Key {
  const key = makeKey(scope, "DataKey", "Everything at rest");
  key.addToResourcePolicy(throughTheStoresOnly(Stack.of(scope).account));
  return key;
}

// KMS rotates no HMAC keys: a new key would lose what is counted under the old one.
export function makeMacKey(scope: Construct, id: string, description: string): Key {
  return new Key(scope, id, {
    description,
    keySpec: KeySpec.HMAC_256,
    keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
}

/** A key that rotates each year and stays when its stack is deleted. */
export function makeKey(scope: Construct, id: string, description: string): Key {
  return new Key(scope, id, {
    description,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
}

/**
 * Who may read a table, a bucket or a secret may use its key, but only through that service and never by itself: so the
 * roles name what they read, and no role names the key.
 */
function throughTheStoresOnly(account: string): PolicyStatement {
  const services = ["dynamodb", "s3", "secretsmanager"].map((service) => `${service}.us-east-1.amazonaws.com`);
  return new PolicyStatement({
    principals: [new AnyPrincipal()],
    actions: ["kms:Encrypt", "kms:Decrypt", "kms:ReEncrypt*", "kms:GenerateDataKey*", "kms:DescribeKey"],
    resources: ["*"],
    conditions: { StringEquals: { "kms:CallerAccount": account, "kms:ViaService": services } },
  });
}
