import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import type { Bucket } from "#functions/providers/store/bucket";
import { type Countable, type CounterRepository, differenceOf } from "#functions/repositories/counters";
import { counters, letterFiles } from "#functions/services";
import { deleteLetterFiles } from "#functions/services/disputes/letter-files";
import { notifyDisputeChanges } from "#functions/services/disputes/notify-dispute-changes";
import { type NotificationServices, notificationServices } from "#functions/services/members/notify";
import { followStream } from "#functions/shell/follow-stream";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";
import { bureaus } from "#shared/domain/bureau/bureau";
import { DisputeStatus } from "#shared/domain/dispute/dispute";
import { disputeCounts } from "#shared/domain/metrics/contribution";

export type FollowDisputesServices = NotificationServices & {
  counters: Pick<CounterRepository, "count">;
  files: Pick<Bucket, "delete">;
  now: () => Date;
};

type Image = Record<string, AttributeValue>;

/** What follows from a change of a dispute: the member is told, the metrics count, what a deleted draft leaves behind goes. */
export async function followDisputes(run: JobRun<DynamoDBStreamEvent>, services: FollowDisputesServices) {
  return followStream("follow-disputes", run, [
    (record) => notifyDisputeChanges(record, services),
    (record) => countDispute(record, services),
    (record) => deleteStoppedLetters(record, services),
  ]);
}

async function countDispute({ dynamodb }: DynamoDBRecord, { counters, now }: FollowDisputesServices): Promise<void> {
  const { NewImage: after, OldImage: before } = dynamodb ?? {};
  const was = before && countable(before);
  const is = after && countable(after);
  if (is && Object.keys(differenceOf(was?.counts ?? {}, is.counts)).length > 0) await counters.count(is);
  if (!after && was) await counters.count({ ...was, version: was.version + 1, counts: {}, goneAt: now() });
}

/**
 * PDFs of letters that were stopped on their way to the post: nothing leads to them without their draft. Only once it is gone,
 * for then no letter of it can leave any more, and what has left is evidence.
 */
async function deleteStoppedLetters({ eventName, dynamodb }: DynamoDBRecord, { files }: FollowDisputesServices) {
  const { userId, disputeId, status, round, timeline } = dynamodb?.OldImage ?? {};
  // A correction of the answer before it takes a next round's draft back.
  const isGone = eventName === "REMOVE" || Number(dynamodb?.NewImage?.round?.N) < Number(round?.N);
  const wasSubmitted = timeline?.L?.some((step) => step.L?.[1]?.S === "submitted");
  if (!isGone || status?.S !== "draft" || !wasSubmitted || !userId?.S || !disputeId?.S) return;
  await deleteLetterFiles(bureaus, { ownerId: userId.S, disputeId: disputeId.S, round: Number(round?.N) }, files);
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
  ...notificationServices(),
  counters: counters(),
  files: letterFiles(),
  now,
}));
