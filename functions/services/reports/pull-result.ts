import type { DisputeRepository } from "#functions/repositories/disputes";
import type { ReportRecord } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import type { CreditPullResult } from "#shared/api/schemas/onboarding";
import { DEFAULT_SCORE } from "#shared/domain/score/bands";
import { reportView } from "./report-view";

/** 650 stands for a score that no bureau gave: an estimate for the screen, stored nowhere. */
export async function pullResult(
  report: ReportRecord,
  { latestReport }: UserRecord,
  { disputes }: { disputes: Pick<DisputeRepository, "openItems"> },
) {
  const openItems = latestReport ? await disputes.openItems(report.userId) : [];
  const { negativeItems } = reportView(report, openItems);
  const { reportId, experianScore, equifaxScore, transunionScore, dataSource, dataSourceDetails, bureaus } = report;
  const creditScore = report.creditScore ?? DEFAULT_SCORE;
  const scores = { creditScore, experianScore, equifaxScore, transunionScore };
  const result: CreditPullResult = { reportId, ...scores, negativeItems, dataSource, dataSourceDetails, bureaus };
  return result;
}
