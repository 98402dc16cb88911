import { auditEntryAddedOf, historyStepAddedOf } from "#functions/repositories/history";
import {
  countedRecordChangeOf,
  letterWriterChangeOf,
  newReportOf,
  stepOf,
} from "#functions/repositories/member-changes";
import { paymentAddedOf } from "#functions/repositories/payments";
import { compareWithNewReport } from "#functions/services/disputes/compare-with-report";
import { rewriteDrafts } from "#functions/services/disputes/rewrite-drafts";
import { chainAudit } from "#functions/services/members/chain-audit";
import { type FollowMembersServices, followMembersServices } from "#functions/services/members/follow-members-services";
import { keepHistory } from "#functions/services/members/keep-history";
import { notifyAccountChanges } from "#functions/services/members/notify-account-changes";
import { countMember, countPayment } from "#functions/services/metrics/count-changes";
import { followStream, type StreamRun } from "#functions/shell/follow-stream";
import { jobHandler } from "#functions/shell/job-handler";

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

export const handler = jobHandler("follow-members", followMembers, followMembersServices);
