import { Duration } from "aws-cdk-lib";
import { Table } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { JobLine } from "#functions/jobs/schedule";
import type { TableName } from "#infra/needs/need";
import type { Lambda } from "./lambda";
import { published } from "./published";

type StreamName = NonNullable<JobLine["stream"]>;
type KeyFilter = { startsWith: string; events: readonly string[] };

const tables: Record<StreamName, TableName> = {
  Users: "users",
  Reports: "reports",
  Disputes: "disputes",
};

/** Has a table's stream start a function. @param keys which records, by the beginning of their sort key; none: all */
export function startByStream(lambda: Lambda, stream: StreamName, keys: KeyFilter[], deadLetters: IQueue): void {
  const table = Table.fromTableAttributes(lambda, "Table", {
    tableName: published(lambda, `${tables[stream]}Table`),
    tableStreamArn: published(lambda, `${tables[stream]}Stream`),
  });
  const source = new DynamoEventSource(table, {
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: 25,
    maxBatchingWindow: Duration.seconds(1),
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    retryAttempts: 5,
    maxRecordAge: Duration.hours(24),
    onFailure: new SqsDlq(deadLetters),
    ...(keys.length > 0 && {
      filters: keys.map(({ startsWith, events }) => startingWith(sortKeyOf(stream), startsWith, events)),
    }),
  });
  lambda.function.addEventSource(source);
}

/** What the stream's poller does in the function's own role. */
export function streamStatements(scope: Construct, stream: StreamName): PolicyStatement[] {
  return [
    new PolicyStatement({
      actions: ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"],
      resources: [published(scope, `${tables[stream]}Stream`)],
    }),
    // Streams can be listed for the account only, not for one table.
    new PolicyStatement({ actions: ["dynamodb:ListStreams"], resources: ["*"] }),
  ];
}

function sortKeyOf(stream: StreamName): string {
  return { Users: "sk", Reports: "reportId", Disputes: "disputeId" }[stream];
}

function startingWith(key: string, prefix: string, events: readonly string[]) {
  return FilterCriteria.filter({
    eventName: [...events],
    dynamodb: { Keys: { [key]: { S: FilterRule.beginsWith(prefix) } } },
  });
}
