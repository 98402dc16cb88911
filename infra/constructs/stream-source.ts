import { Duration } from "aws-cdk-lib";
import { Table } from "aws-cdk-lib/aws-dynamodb";
import { FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Lambda } from "./lambda";
import { published } from "./published";
import { type StreamName, tableOf } from "./stream-statements";

type KeyFilter = { startsWith: string; events: readonly string[] };

/** Has a table's stream start a function. @param keys which records, by the beginning of their sort key; none: all */
export function startByStream(lambda: Lambda, stream: StreamName, keys: KeyFilter[], deadLetters: IQueue): void {
  const table = Table.fromTableAttributes(lambda, "Table", {
    tableName: published(lambda, `${tableOf[stream]}Table`),
    tableStreamArn: published(lambda, `${tableOf[stream]}Stream`),
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

function sortKeyOf(stream: StreamName): string {
  return { Users: "sk", Reports: "reportId", Disputes: "disputeId" }[stream];
}

function startingWith(key: string, prefix: string, events: readonly string[]) {
  return FilterCriteria.filter({
    eventName: [...events],
    dynamodb: { Keys: { [key]: { S: FilterRule.beginsWith(prefix) } } },
  });
}
