import type { DisputeRepository } from "#functions/repositories/disputes";
import type { ReportRepository } from "#functions/repositories/reports";
import { disputes, reports } from "#functions/services";
import { reportView } from "#functions/services/reports/report-view";
import { apiHandler } from "#functions/shell/api-handler";
import { memoize } from "#functions/shell/memoize";
import type { RequestOf } from "#functions/shell/request";
import type { CreditReport } from "#shared/api/schemas/report";

type Services = { reports: Pick<ReportRepository, "get">; disputes: Pick<DisputeRepository, "openItems"> };

/** The latest report; its items say whether they are in dispute now, whatever was so when it was saved. */
export async function getReport(
  { user }: Pick<RequestOf<"credit-report/get-report">, "user">,
  { reports, disputes }: Services,
): Promise<CreditReport> {
  if (!user.latestReport) return noReport;
  const [report, openItems] = await Promise.all([
    reports.get(user.userId, user.latestReport.reportId),
    disputes.openItems(user.userId),
  ]);
  return report ? reportView(report, openItems) : noReport;
}

const noReport: CreditReport = {
  id: null,
  creditScore: null,
  experianScore: null,
  equifaxScore: null,
  transunionScore: null,
  negativeItems: [],
  lastUpdated: null,
  createdAt: null,
  dataSource: null,
  dataSourceDetails: null,
  isRealBureauData: false,
  bureaus: [],
  history: [],
};

export const handler = apiHandler("credit-report/get-report", getReport, () => ({
  // A report is never changed: what is new has another id.
  reports: { get: memoize((userId: string, reportId: string) => reports().get(userId, reportId)) },
  disputes: disputes(),
}));
