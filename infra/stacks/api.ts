import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Api } from "#infra/constructs/api";

/** The HTTP API: its stage, its log, and the answer to what is no route. The routes are in stacks of their own. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    new Api(this, "Api");
  }
}
