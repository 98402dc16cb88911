import type { DynamoDBStreamEvent } from "aws-lambda";
import type { Bucket } from "#functions/providers/store/bucket";
import { type Countable, type CounterRepository, differenceOf } from "#functions/repositories/counters";
import { type DisputeRecord, disputeChangeOf } from "#functions/repositories/dispute-item";
import type { Change } from "#functions/repositories/stream-changes";
import { counters, disputes, letterFiles, letters, memberCounts, reports } from "#functions/services";
import { type CompareServices, compareOne } from "#functions/services/disputes/compare-with-report";
import { deleteLetterFiles } from "#functions/services/disputes/letter-files";
import { noteAddition } from "#functions/services/disputes/note-addition";
import { notifyDisputeChanges } from "#functions/services/disputes/notify-dispute-changes";
import { type NotificationServices, notificationServices } from "#functions/services/members/notify";
import { followStream } from "#functions/shell/follow-stream";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isAnswer } from "#shared/domain/dispute/life-cycle";
import { disputeCounts, resultCounts } from "#shared/domain/metrics/contribution";

export type FollowDisputesServices = NotificationServices &
  CompareServices & {
    counters: Pick<CounterRepository, "count">;
    files: Pick<Bucket, "delete">;
    now: () => Date;
  };

type DisputeChange = Change<DisputeRecord> | undefined;

/** What follows from a change of a dispute: the member is notified, added information gives a bureau its days, a new answer is compared with the
 * latest report, the metrics count, what a deleted draft leaves behind goes. */
export async function followDisputes(run: JobRun<DynamoDBStreamEvent>, services: FollowDisputesServices) {
  return followStream("follow-disputes", run, [
    (record) => notifyDisputeChanges(disputeChangeOf(record), services),
    (record) => noteAddition(disputeChangeOf(record), services),
    (record) => compareNewAnswer(disputeChangeOf(record), services),
    (record) => countDispute(disputeChangeOf(record), services),
    (record) => countResult(disputeChangeOf(record), services),
    (record) => deleteStoppedLetters(disputeChangeOf(record), services),
  ]);
}

/** The report that confirms an answer may be there before the member records it. */
async function compareNewAnswer(change: DisputeChange, services: FollowDisputesServices): Promise<void> {
  const { before, after } = change ?? {};
  if (!after || answersOf(before) === answersOf(after)) return;
  const user = await services.users.get(after.userId);
  if (user?.latestReport) await compareOne(after, user.latestReport.reportId, services);
}

function answersOf(dispute: DisputeRecord | undefined): string {
  const { status, outcome, bureaus: progress = {} } = dispute ?? {};
  const answers = bureaus.map((bureau) => progress[bureau]?.answer?.recordedAt);
  return JSON.stringify([dispute && isAnswer(dispute.status) && [status, outcome], answers]);
}

async function countDispute(change: DisputeChange, { counters, now }: FollowDisputesServices): Promise<void> {
  const was = change?.before && countable(change.before);
  const is = change?.after && countable(change.after);
  if (is && Object.keys(differenceOf(was?.counts ?? {}, is.counts)).length > 0) await counters.count(is);
  const isGone = change?.kind === "remove";
  if (isGone && was) await counters.count({ ...was, version: was.version + 1, counts: {}, goneAt: now() });
}

/** What a dispute has proven, under a trace of its own: the recount of the others does not know it. */
async function countResult(change: DisputeChange, { counters, now }: FollowDisputesServices): Promise<void> {
  const { before, after, kind } = change ?? {};
  const [was, is] = [before && resultOf(before), after && resultOf(after)];
  if (is && Object.keys(differenceOf(was?.counts ?? {}, is.counts)).length > 0) await counters.count(is);
  if (kind === "remove" && was && Object.keys(was.counts).length > 0) {
    await counters.count({ ...was, version: was.version + 1, counts: {}, goneAt: now() });
  }
}

function resultOf(dispute: DisputeRecord): Countable {
  return { id: `${dispute.id}#RESULT`, version: dispute.version, counts: resultCounts(dispute) };
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
  reports: reports(),
  disputes: disputes(),
  letters: letters(),
  counts: memberCounts(),
  files: letterFiles(),
  now,
}));
