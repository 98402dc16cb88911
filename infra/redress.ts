import { DefaultStackSynthesizer, type Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { acknowledge } from "./constructs/acknowledged";
import { ApiStack } from "./stacks/api";
import { DataStack } from "./stacks/data";
import { JobsStack } from "./stacks/jobs";
import { RoutesStack, routesStackNames } from "./stacks/routes";
import { SiteStack } from "./stacks/site";

/**
 * The whole product: stacks by how long they live, in the order in which they are deployed. What one of them makes and others
 * use is written down by `publish` (constructs/published.ts), so that none is locked to another.
 */
export function redressStacks(scope: Construct, { webFolder }: { webFolder: string }): Stack[] {
  // S3 writes its access logs by a bucket's policy, not by an ACL of the old kind.
  scope.node.setContext("@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy", true);
  const common = () => ({
    // The distribution's firewall and certificate exist in this region only.
    env: { region: "us-east-1" },
    synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }),
  });
  const data = new DataStack(scope, "RedressData", { ...common(), description: "Redress: data, keys and identity" });
  const api = new ApiStack(scope, "RedressApi", { ...common(), description: "Redress: the HTTP API" });
  const routes = routesStackNames.map(
    (areas) =>
      new RoutesStack(scope, `RedressApi${areas}`, {
        ...common(),
        areas,
        description: `Redress: API routes, ${areas}`,
      }),
  );
  const jobs = new JobsStack(scope, "RedressJobs", { ...common(), description: "Redress: jobs" });
  const site = new SiteStack(scope, "RedressSite", { ...common(), webFolder, description: "Redress: the site" });

  for (const stack of [api, jobs]) stack.addStackDependency(data);
  for (const stack of routes) {
    stack.addStackDependency(api);
    // Some routes start jobs.
    stack.addStackDependency(jobs);
  }
  // New pages call new routes.
  for (const stack of [...routes, jobs]) site.addStackDependency(stack);

  const stacks = [data, api, jobs, ...routes, site];
  for (const stack of stacks) acknowledge(stack);
  return stacks;
}
