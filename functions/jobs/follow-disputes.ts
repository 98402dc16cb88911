import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { type Countable, CounterRepository, differenceOf } from "#functions/repositories/counters";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { followStream } from "#functions/runtime/follow-stream";
import { type JobRun, jobHandler } from "#functions/runtime/job-handler";
import { now } from "#functions/runtime/now";
import { type TellServices, tellServices } from "#functions/runtime/tell";
import { DisputeStatus } from "#shared/domain/dispute/dispute";
import { disputeCounts } from "#shared/domain/metrics/contribution";
import { tellDisputeNews } from "./tell-dispute-news";

export type FollowDisputesServices = TellServices & {
  counters: Pick<CounterRepository, "count">;
  now: () => Date;
};

type Image = Record<string, AttributeValue>;

/** What follows from a change of a dispute: the member is told, the metrics count. */
export async function followDisputes(run: JobRun<DynamoDBStreamEvent>, services: FollowDisputesServices) {
  return followStream("follow-disputes", run, [
    (record) => tellDisputeNews(record, services),
    (record) => countDispute(record, services),
  ]);
}

async function countDispute({ dynamodb }: DynamoDBRecord, { counters, now }: FollowDisputesServices): Promise<void> {
  const { NewImage: after, OldImage: before } = dynamodb ?? {};
  const was = before && countable(before);
  const is = after && countable(after);
  if (is && Object.keys(differenceOf(was?.counts ?? {}, is.counts)).length > 0) await counters.count(is);
  if (!after && was) await counters.count({ ...was, version: was.version + 1, counts: {}, goneAt: now() });
}

function countable({ userId, disputeId, version, status, createdAt }: Image): Countable | undefined {
  const known = DisputeStatus.safeParse(status?.S);
  if (!disputeId?.S || !userId?.S || !createdAt?.S || !known.success) return undefined;
  return {
    id: disputeId.S,
    ownerId: userId.S,
    version: Number(version?.N),
    counts: disputeCounts({ status: known.data, createdAt: createdAt.S }),
  };
}

export const handler = jobHandler("follow-disputes", followDisputes, () => ({
  ...tellServices(),
  counters: new CounterRepository(documents(), env("USERS_TABLE")),
  now,
}));
