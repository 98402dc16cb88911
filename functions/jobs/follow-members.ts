import { auditEntryAddedOf, historyStepAddedOf } from "#functions/repositories/history";
import {
  countedRecordChangeOf,
  letterWriterChangeOf,
  newReportOf,
  stepOf,
} from "#functions/repositories/member-changes";
import { paymentAddedOf } from "#functions/repositories/payments";
import { auditLog, counters, disputes, history, letters, memberCounts, reports } from "#functions/services";
import { type CompareServices, compareWithNewReport } from "#functions/services/disputes/compare-with-report";
import { type RewriteServices, rewriteDrafts } from "#functions/services/disputes/rewrite-drafts";
import { type ChainAuditServices, chainAudit } from "#functions/services/members/chain-audit";
import { type KeepHistoryServices, keepHistory } from "#functions/services/members/keep-history";
import { type NotificationServices, notificationServices } from "#functions/services/members/notify";
import { notifyAccountChanges } from "#functions/services/members/notify-account-changes";
import { type CountServices, countMember, countPayment } from "#functions/services/metrics/count-changes";
import { followStream, type StreamRun } from "#functions/shell/follow-stream";
import { jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";

export type FollowMembersServices = NotificationServices &
  CompareServices &
  RewriteServices &
  CountServices &
  KeepHistoryServices &
  ChainAuditServices;

/**
 * What follows from a change of a person's record, history or ledger: the history is kept, the member is notified, drafts are
 * rewritten, answered disputes are compared with a new report, the metrics count, the audit log grows.
 */
export async function followMembers(run: StreamRun, services: FollowMembersServices) {
  return followStream("follow-members", run, [
    (record) => keepHistory(stepOf(record), services),
    (record) => notifyAccountChanges({ step: historyStepAddedOf(record), payment: paymentAddedOf(record) }, services),
    (record) => rewriteDrafts(letterWriterChangeOf(record), services),
    (record) => compareWithNewReport(newReportOf(record), services),
    (record) => countMember(countedRecordChangeOf(record), services),
    (record) => countPayment(paymentAddedOf(record), services),
    (record) => chainAudit(auditEntryAddedOf(record), services),
  ]);
}

export const handler = jobHandler("follow-members", followMembers, () => ({
  ...notificationServices(),
  disputes: disputes(),
  letters: letters(),
  reports: reports(),
  counts: memberCounts(),
  history: history(),
  counters: counters(),
  auditLog: auditLog(),
  now,
}));
