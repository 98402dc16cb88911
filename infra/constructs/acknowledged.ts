import { type Stack, Validations } from "aws-cdk-lib";
import { needs } from "#infra/needs";
import type { BucketName } from "#infra/needs/need";
import { parameterOf } from "./published";

const rules = {
  "AwsSolutions-APIG4": "Sessions are opaque cookies of our own; each route's shell checks them by the route table.",
  "AwsSolutions-CFR1": "Members travel: a reader's country decides nothing.",
  "AwsSolutions-COG1": "NIST SP 800-63B-4: length and a blocklist, no composition rules.",
  "AwsSolutions-COG2": "A second factor is offered to members; the service asks it of administrators.",
  "AwsSolutions-COG8": "Attempts are limited by the service itself, per account and per address.",
  "AwsSolutions-SMG4": "The secrets are shared with people and providers: they are rotated by hand, together.",
  "AwsSolutions-SQS3": "It is the dead-letter queue.",
  // X-Ray and dynamodb:ListStreams know no resources; infra/permissions.test.ts allows nothing else on "*".
  "AwsSolutions-IAM5[Resource::*]": "The action knows no resources.",
};

/** The rules' findings that we looked at and leave as they are, each with its reason. Any other finding stops the synth. */
export function acknowledge(stack: Stack): void {
  const validations = Validations.of(stack);
  for (const [rule, reason] of Object.entries(rules)) validations.acknowledge({ id: `AwsSolutions::${rule}`, reason });
  for (const resource of objectPrefixes()) {
    const reason = "Objects of every member are under this prefix; their names are made by the service.";
    validations.acknowledge({ id: `AwsSolutions::AwsSolutions-IAM5[Resource::${resource}]`, reason });
  }
  validations.acknowledge({
    id: "CloudFormation-Validate::W2509",
    reason: "OutsideProviderSecret is the name of a secret, not the secret.",
  });
}

function objectPrefixes(): string[] {
  const paths = Object.values(needs).flatMap(({ objects }) => Object.keys(objects ?? {}));
  return paths.map((path) => {
    const [bucket = "", ...prefix] = path.split("/");
    return `arn:<AWS::Partition>:s3:::<${parameterOf(`${bucket as BucketName}Bucket`)}>/${prefix.join("/")}`;
  });
}
