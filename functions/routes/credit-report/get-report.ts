import { disputes, reports } from "#functions/services";
import { type LatestReportServices, latestReport } from "#functions/services/reports/latest-report";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { memoize } from "#functions/shell/memoize";
import type { CreditReport } from "#shared/api/schemas/report";

/** The latest report, or an empty one. */
export async function getReport(
  { user }: Pick<RequestOf<"credit-report/get-report">, "user">,
  services: LatestReportServices,
): Promise<CreditReport> {
  return (await latestReport(user, services)) ?? noReport;
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
