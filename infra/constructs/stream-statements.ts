import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type { JobLine } from "#functions/jobs/schedule";
import type { TableName } from "#infra/needs/need";
import { published } from "./published";

export type StreamName = NonNullable<JobLine["stream"]>;

/** Whose stream it is. */
export const tableOf: Record<StreamName, TableName> = {
  Users: "users",
  Reports: "reports",
  Disputes: "disputes",
};

/** What the stream's poller does in the function's own role. */
export function streamStatements(scope: Construct, stream: StreamName): PolicyStatement[] {
  return [
    new PolicyStatement({
      actions: ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"],
      resources: [published(scope, `${tableOf[stream]}Stream`)],
    }),
    // Streams can be listed for the account only, not for one table.
    new PolicyStatement({ actions: ["dynamodb:ListStreams"], resources: ["*"] }),
  ];
}
