import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { JobName } from "#functions/jobs/schedule";
import type { JobRun } from "./job-handler";
import { faultOf, log } from "./log";

/** One batch of a table's stream. */
export type StreamRun = JobRun<DynamoDBStreamEvent>;

/** One thing that follows from a change in a table: done once however often the record comes. */
export type FollowStep = (record: DynamoDBRecord) => Promise<unknown>;

/**
 * Does what follows from each record of a table's stream, step by step.
 *
 * @returns the first record that failed; the stream goes on from there
 */
export async function followStream(job: JobName, { event, requestId }: StreamRun, steps: readonly FollowStep[]) {
  for (const record of event.Records) {
    try {
      for (const step of steps) await step(record);
    } catch (error) {
      log({ event: "fault", job, requestId, fault: faultOf(error) });
      return { batchItemFailures: [failureOf(record)] };
    }
  }
  return { batchItemFailures: [] };
}

/** Names a record as one that failed: the stream brings it again. */
export function failureOf({ dynamodb }: DynamoDBRecord): { itemIdentifier: string } {
  return { itemIdentifier: dynamodb?.SequenceNumber ?? "" };
}
