import type { AuditLogRepository } from "#functions/repositories/audit-log";
import type { HistoryRepository } from "#functions/repositories/history";
import { auditLog, counters, disputes, history, letters, memberCounts, reports } from "#functions/services";
import type { CompareServices } from "#functions/services/disputes/compare-with-report";
import type { RewriteServices } from "#functions/services/disputes/rewrite-drafts";
import type { CountServices } from "#functions/services/metrics/count-changes";
import { now } from "#functions/shell/now";
import { type NotificationServices, notificationServices } from "./notify";

export type FollowMembersServices = NotificationServices &
  CompareServices &
  RewriteServices &
  CountServices & {
    history: Pick<HistoryRepository, "add" | "audit">;
    auditLog: Pick<AuditLogRepository, "append">;
  };

/** What following the table Users needs: its own records, the disputes with their letters, the reports, the metrics, the audit log. */
export function followMembersServices(): FollowMembersServices {
  return {
    ...notificationServices(),
    disputes: disputes(),
    letters: letters(),
    reports: reports(),
    counts: memberCounts(),
    history: history(),
    counters: counters(),
    auditLog: auditLog(),
    now,
  };
}
