import type { DynamoDBStreamEvent } from "aws-lambda";
import type { AuditLogRepository } from "#functions/repositories/audit-log";
import { type Countable, type CounterRepository, differenceOf } from "#functions/repositories/counters";
import { auditEntryAddedOf, type HistoryRepository, historyStepAddedOf } from "#functions/repositories/history";
import {
  type CountedRecord,
  countedRecordChangeOf,
  letterWriterChangeOf,
  newReportOf,
  stepOf,
} from "#functions/repositories/member-changes";
import { type PaymentRecord, paymentAddedOf } from "#functions/repositories/payments";
import type { Change } from "#functions/repositories/stream-changes";
import {
  auditLog,
  counters,
  memberCounts as countsOfMembers,
  disputes,
  history,
  letters,
  reports,
} from "#functions/services";
import { type CompareServices, compareDisputes } from "#functions/services/disputes/compare-with-report";
import { type RewriteServices, rewriteDrafts } from "#functions/services/disputes/rewrite-drafts";
import { keepHistory } from "#functions/services/members/keep-history";
import { type NotificationServices, notificationServices } from "#functions/services/members/notify";
import { notifyAccountChanges } from "#functions/services/members/notify-account-changes";
import { followStream } from "#functions/shell/follow-stream";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";
import { memberCounts, paymentCounts } from "#shared/domain/metrics/contribution";

export type FollowMembersServices = NotificationServices &
  CompareServices &
  RewriteServices & {
    history: Pick<HistoryRepository, "add" | "audit">;
    counters: Pick<CounterRepository, "count">;
    auditLog: Pick<AuditLogRepository, "append">;
    now: () => Date;
  };

/**
 * What follows from a change of a person's record, history or ledger: the history is kept, the member is notified, drafts are
 * rewritten, answered disputes are compared with a new report, the metrics count, the audit log grows.
 */
export async function followMembers(run: JobRun<DynamoDBStreamEvent>, services: FollowMembersServices) {
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

async function compareWithNewReport(report: ReturnType<typeof newReportOf>, services: FollowMembersServices) {
  if (report) await compareDisputes(report.userId, report.reportId, services);
}

async function countMember(
  change: Change<CountedRecord> | undefined,
  { counters, now }: FollowMembersServices,
): Promise<void> {
  const was = change?.before && countable(change.before);
  const is = change?.after && countable(change.after);
  if (is && Object.keys(differenceOf(was?.counts ?? {}, is.counts)).length > 0) await counters.count(is);
  const isGone = change?.kind === "remove" && was && Object.keys(was.counts).length > 0;
  if (isGone) await counters.count({ ...was, version: was.version + 1, counts: {}, goneAt: now() });
}

function countable({ userId, version, latestReport, ...member }: CountedRecord): Countable {
  const counts = memberCounts({ ...member, creditScore: latestReport?.creditScore ?? 0 });
  return { id: userId, ownerId: userId, version, counts };
}

async function countPayment(payment: PaymentRecord | undefined, { counters }: FollowMembersServices): Promise<void> {
  const counts = payment ? paymentCounts(payment) : {};
  // An entry of the ledger never changes.
  if (payment && Object.keys(counts).length > 0) {
    await counters.count({ id: payment.paymentId, ownerId: payment.userId, version: 1, counts });
  }
}

async function chainAudit(entry: ReturnType<typeof auditEntryAddedOf>, { auditLog }: FollowMembersServices) {
  if (entry) await auditLog.append({ id: entry.id, at: new Date(entry.at), content: entry });
}

export const handler = jobHandler("follow-members", followMembers, () => ({
  ...notificationServices(),
  disputes: disputes(),
  letters: letters(),
  reports: reports(),
  counts: countsOfMembers(),
  history: history(),
  counters: counters(),
  auditLog: auditLog(),
  now,
}));
