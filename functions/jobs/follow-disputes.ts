import type { DynamoDBStreamEvent } from "aws-lambda";
import type { Bucket } from "#functions/providers/store/bucket";
import { type Countable, type CounterRepository, differenceOf } from "#functions/repositories/counters";
import { type DisputeRecord, disputeChangeOf } from "#functions/repositories/dispute-item";
import type { Change } from "#functions/repositories/stream-changes";
import { counters, letterFiles } from "#functions/services";
import { deleteLetterFiles } from "#functions/services/disputes/letter-files";
import { notifyDisputeChanges } from "#functions/services/disputes/notify-dispute-changes";
import { type NotificationServices, notificationServices } from "#functions/services/members/notify";
import { followStream } from "#functions/shell/follow-stream";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";
import { bureaus } from "#shared/domain/bureau/bureau";
import { disputeCounts } from "#shared/domain/metrics/contribution";

export type FollowDisputesServices = NotificationServices & {
  counters: Pick<CounterRepository, "count">;
  files: Pick<Bucket, "delete">;
  now: () => Date;
};

type DisputeChange = Change<DisputeRecord> | undefined;

/** What follows from a change of a dispute: the member is notified, the metrics count, what a deleted draft leaves behind goes. */
export async function followDisputes(run: JobRun<DynamoDBStreamEvent>, services: FollowDisputesServices) {
  return followStream("follow-disputes", run, [
    (record) => notifyDisputeChanges(disputeChangeOf(record), services),
    (record) => countDispute(disputeChangeOf(record), services),
    (record) => deleteStoppedLetters(disputeChangeOf(record), services),
  ]);
}

async function countDispute(change: DisputeChange, { counters, now }: FollowDisputesServices): Promise<void> {
  const was = change?.before && countable(change.before);
  const is = change?.after && countable(change.after);
  if (is && Object.keys(differenceOf(was?.counts ?? {}, is.counts)).length > 0) await counters.count(is);
  const isGone = change?.kind === "remove";
  if (isGone && was) await counters.count({ ...was, version: was.version + 1, counts: {}, goneAt: now() });
}

/**
 * PDFs of letters that were stopped on their way to the post: nothing leads to them without their draft. Only once it is gone,
 * for then no letter of it can leave any more, and what has left is evidence.
 */
async function deleteStoppedLetters(change: DisputeChange, { files }: FollowDisputesServices): Promise<void> {
  const { kind, before, after } = change ?? {};
  if (before?.status !== "draft" || !before.timeline.some(({ status }) => status === "submitted")) return;
  const { userId: ownerId, id: disputeId, round } = before;
  // A correction of the answer before it takes a next round's draft back.
  const isTakenBack = after !== undefined && after.round < round;
  if (kind === "remove" || isTakenBack) await deleteLetterFiles(bureaus, { ownerId, disputeId, round }, files);
}

function countable(dispute: DisputeRecord): Countable {
  const { id, userId: ownerId, version } = dispute;
  return { id, ownerId, version, counts: disputeCounts(dispute) };
}

export const handler = jobHandler("follow-disputes", followDisputes, () => ({
  ...notificationServices(),
  counters: counters(),
  files: letterFiles(),
  now,
}));
