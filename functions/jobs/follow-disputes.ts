import { disputeChangeOf } from "#functions/repositories/dispute-item";
import { counters, disputes, letterFiles, letters, memberCounts, reports } from "#functions/services";
import { type CompareServices, compareNewAnswer } from "#functions/services/disputes/compare-with-report";
import { deleteStoppedLetters, type StoppedLettersServices } from "#functions/services/disputes/letter-files";
import { noteAddition } from "#functions/services/disputes/note-addition";
import { notifyDisputeChanges } from "#functions/services/disputes/notify-dispute-changes";
import { type ReturnedDraftServices, renewReturnedDraft } from "#functions/services/disputes/renew-later-draft";
import { type NotificationServices, notificationServices } from "#functions/services/members/notify";
import { type CountServices, countDispute, countResult } from "#functions/services/metrics/count-changes";
import { followStream, type StreamRun } from "#functions/shell/follow-stream";
import { jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";

export type FollowDisputesServices = NotificationServices &
  CompareServices &
  CountServices &
  ReturnedDraftServices &
  StoppedLettersServices;

/**
 * What follows from a change of a dispute: the member is notified, added information gives a bureau its days, a new answer is
 * compared with the latest report, a draft that came back follows the answers before it, the metrics count, what a deleted draft leaves behind goes.
 */
export async function followDisputes(run: StreamRun, services: FollowDisputesServices) {
  return followStream("follow-disputes", run, [
    (record) => notifyDisputeChanges(disputeChangeOf(record), services),
    (record) => noteAddition(disputeChangeOf(record), services),
    (record) => compareNewAnswer(disputeChangeOf(record), services),
    (record) => renewReturnedDraft(disputeChangeOf(record), services),
    (record) => countDispute(disputeChangeOf(record), services),
    (record) => countResult(disputeChangeOf(record), services),
    (record) => deleteStoppedLetters(disputeChangeOf(record), services),
  ]);
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
