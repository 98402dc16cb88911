import { DisputeRepository } from "#functions/repositories/disputes";
import { ReportRepository } from "#functions/repositories/reports";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { remembered } from "#functions/runtime/remembered";
import { reportView } from "#functions/runtime/report-view";
import type { RequestOf } from "#functions/runtime/request";
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

export const handler = apiHandler("credit-report/get-report", getReport, () => {
  const reports = new ReportRepository(documents(), env("REPORTS_TABLE"));
  return {
    // A report is never changed: what is new has another id.
    reports: { get: remembered((userId: string, reportId: string) => reports.get(userId, reportId)) },
    disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  };
});
