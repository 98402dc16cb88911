import { isPullOffered } from "#functions/providers/bureau/test-identities";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { bureauProviderName, memberCounts, users } from "#functions/services";
import {
  type MonitorReportServices,
  type MonitorResult,
  monitorReport,
  monitorReportServices,
} from "#functions/services/reports/monitor-report";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { faultOf, log } from "#functions/shell/log";
import { isMonitored } from "#shared/domain/report/monitoring";

export type MonitorServices = MonitorReportServices & {
  counts: Pick<MemberCounts, "activeMembers">;
  /** Whether the deployment has a contract with the bureaus. */
  isPullOffered: boolean;
};

const AT_ONCE = 10;
/** Well before the function's own time limit: whom this run does not reach, the next one does. */
const LONGEST_RUN_MS = 200_000;

/**
 * Monitors the report of each active monthly and premium member once a calendar month, by a soft pull on the consent that
 * covers it. Each step is kept before the next one, so that a run may stop anywhere: the next one goes on from there and
 * neither asks, drafts nor notifies twice. Without a contract with the bureaus there is nothing to monitor.
 *
 * @throws Error after a run in which something failed that is not a bureau's silence
 */
export async function monitorReports({ requestId }: Pick<JobRun<unknown>, "requestId">, services: MonitorServices) {
  if (!services.isPullOffered) return {};
  const endAt = Date.now() + LONGEST_RUN_MS;
  const counted: Partial<Record<MonitorResult | "failed", number>> = {};
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.counts.activeMembers(next);
    const monitored = page.members.filter(({ subscriptionTier }) => isMonitored(subscriptionTier));
    for (let from = 0; from < monitored.length && Date.now() < endAt; from += AT_ONCE) {
      const some = monitored.slice(from, from + AT_ONCE);
      const results = await Promise.all(some.map(({ userId }) => monitorOrNote(userId, requestId, services)));
      for (const result of results) if (result) counted[result] = (counted[result] ?? 0) + 1;
    }
    next = page.next;
  } while (next && Date.now() < endAt);
  if (counted.failed) throw new Error(`${counted.failed} reports could not be monitored`);
  return counted;
}

/** One member's fault does not keep the others waiting. Undefined: the member is gone since the page was read. */
async function monitorOrNote(userId: string, requestId: string, services: MonitorServices) {
  try {
    // Each is read alone: one record that is not understood would refuse a whole batch.
    const user = await services.users.get(userId);
    return user && (await monitorReport(user, services));
  } catch (error) {
    log({ event: "fault", job: "monitor-reports", requestId, subjectId: userId, fault: faultOf(error) });
    return "failed";
  }
}

export const handler = jobHandler("monitor-reports", monitorReports, () => ({
  ...monitorReportServices(),
  users: users(),
  counts: memberCounts(),
  isPullOffered: isPullOffered(bureauProviderName()),
}));
