import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { JobName } from "#functions/jobs/schedule";
import type { NewNotice } from "#functions/repositories/notices";
import type { JobRun } from "./job-handler";
import { faultOf, log } from "./log";
import { type TellServices, tell } from "./tell";

/**
 * Tells members what a table's stream says. A record that comes twice is told once.
 *
 * @param newsOf what a record is to a member; an empty list for what is nothing to them
 * @returns the first record that failed; the stream goes on from there
 */
export async function tellFromStream(
  job: JobName,
  { event, requestId }: JobRun<DynamoDBStreamEvent>,
  newsOf: (record: DynamoDBRecord) => NewNotice[],
  services: TellServices,
) {
  for (const record of event.Records) {
    try {
      for (const notice of newsOf(record)) await tell(notice, services);
    } catch (error) {
      log({ event: "fault", job, requestId, fault: faultOf(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? "" }] };
    }
  }
  return { batchItemFailures: [] };
}
