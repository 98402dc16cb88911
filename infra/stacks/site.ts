import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Site } from "#infra/constructs/site/site";

/** The pages and the distribution in front of them and of the API. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { webFolder, ...props }: StackProps & { webFolder: string }) {
    super(scope, id, props);
    new Site(this, "Site", { webFolder });
  }
}
