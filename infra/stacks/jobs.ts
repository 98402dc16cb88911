import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Jobs } from "#infra/constructs/jobs";

/** What happens without a request. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    new Jobs(this, "Jobs");
  }
}
