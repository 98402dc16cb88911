import { CfnOutput, CfnParameter, Stack } from "aws-cdk-lib";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import type { Construct } from "constructs";
import type { BucketName, InvokedJob, MacPurpose, SecretName, TableName } from "#infra/needs/need";

/** What one stack makes and others use. */
export type Published =
  | `${TableName}Table`
  | `${TableName}Stream`
  | `${BucketName}Bucket`
  | `${SecretName}Secret`
  | `${MacPurpose}MacKey`
  | "accessLogsBucket"
  | "fieldKey"
  | "userPool"
  | "userPoolClient"
  | "authDomain"
  | "alarmTopic"
  | "mailSet"
  | "apiId"
  | "readPageFunction";

/** Under which name the ARN of a job that routes start is published. */
export const functionOf: Record<InvokedJob, Published> = { "read-page": "readPageFunction" };

const nameOf = (what: Published) => `/redress/${what}`;

/**
 * Writes a value where other stacks find it: in an SSM parameter. An export would lock the two stacks together: as long as
 * it is imported, CloudFormation refuses to change it. The deployment prints it too, for the operator.
 */
export function publish(scope: Construct, what: Published, value: string): void {
  new StringParameter(scope, `Published-${what}`, { parameterName: nameOf(what), stringValue: value });
  new CfnOutput(Stack.of(scope), parameterOf(what), { value });
}

/** What the parameter is called by which a stack reads it. */
export function parameterOf(what: Published): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}

/** A value that another stack, deployed before this one, has published; CloudFormation looks it up at each deployment. */
export function published(scope: Construct, what: Published): string {
  const stack = Stack.of(scope);
  const id = parameterOf(what);
  const known = stack.node.tryFindChild(id);
  if (known instanceof CfnParameter) return known.valueAsString;
  return new CfnParameter(stack, id, {
    type: "AWS::SSM::Parameter::Value<String>",
    default: nameOf(what),
    description: "Left as it is: where another stack of Redress writes this value.",
  }).valueAsString;
}
