import type { DisputeRepository } from "#functions/repositories/disputes";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import type { CreditReport } from "#shared/api/schemas/report";
import { reportView } from "./report-view";

export type LatestReportServices = {
  reports: Pick<ReportRepository, "get">;
  disputes: Pick<DisputeRepository, "openItems">;
};

/** The latest report; its items say whether they are in dispute now, whatever was so when it was saved. Null without one. */
export async function latestReport(
  { userId, latestReport }: UserRecord,
  { reports, disputes }: LatestReportServices,
): Promise<CreditReport | null> {
  if (!latestReport) return null;
  const [report, openItems] = await Promise.all([
    reports.get(userId, latestReport.reportId),
    disputes.openItems(userId),
  ]);
  return report ? reportView(report, openItems) : null;
}
