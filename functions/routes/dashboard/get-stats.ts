import type { UserRecord } from "#functions/repositories/users";
import { disputes, reports } from "#functions/services";
import type { LatestReportServices } from "#functions/services/reports/latest-report";
import { reportView } from "#functions/services/reports/report-view";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import type { DashboardStats } from "#shared/api/schemas/user";
import { allowanceOf } from "#shared/domain/plan/allowance";
import { isActiveAt } from "#shared/domain/plan/subscription";

type Services = LatestReportServices & { now: () => Date };

/** The dashboard's tiles: all that they count is in the user record but the items that were removed since the latest report. */
export async function getStats(
  { user }: Pick<RequestOf<"dashboard/get-stats">, "user">,
  services: Services,
): Promise<DashboardStats> {
  const { latestReport, counts } = user;
  const at = services.now();
  return {
    experianScore: latestReport?.experianScore ?? null,
    equifaxScore: latestReport?.equifaxScore ?? null,
    transunionScore: latestReport?.transunionScore ?? null,
    creditScore: latestReport?.creditScore ?? null,
    activeDisputes: counts.active,
    negativeItems: await countNegativeItems(user, services),
    itemsRemoved: counts.removed,
    allowance: (isActiveAt(user, at) && allowanceOf(user, at)) || null,
  };
}

/** Of the latest report, without those removed since; the report is read only where something was removed. */
async function countNegativeItems(
  { userId, latestReport }: UserRecord,
  { reports, disputes }: LatestReportServices,
): Promise<number> {
  if (!latestReport) return 0;
  const openItems = await disputes.openItems(userId);
  const hasRemoved = openItems.some(({ removedAt }) => removedAt !== undefined);
  const report = hasRemoved && (await reports.get(userId, latestReport.reportId));
  if (!report) return latestReport.negativeItems;
  return reportView(report, openItems).negativeItems.filter(({ isRemoved }) => !isRemoved).length;
}

export const handler = apiHandler("dashboard/get-stats", getStats, () => ({
  now,
  reports: reports(),
  disputes: disputes(),
}));
