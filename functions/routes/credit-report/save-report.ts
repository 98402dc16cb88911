import { ulid } from "ulid";
import { DisputeRepository } from "#functions/repositories/disputes";
import { type ReportRecord, ReportRepository, summaryOf } from "#functions/repositories/reports";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { claimedItem } from "#functions/runtime/claimed-item";
import { env } from "#functions/runtime/env";
import { now } from "#functions/runtime/now";
import { reportView } from "#functions/runtime/report-view";
import type { RequestOf } from "#functions/runtime/request";
import type { CreditReport, SaveReportBody } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";

type Services = {
  reports: Pick<ReportRepository, "get" | "create">;
  users: Pick<UserRepository, "update">;
  disputes: Pick<DisputeRepository, "openItems">;
  now: () => Date;
};

const FIRST_REPORTS = Date.parse("1971-04-25T00:00:00Z");

/**
 * Saves what a client knows of a report. A report that the service pulled is stored already: naming it answers it. Anything else
 * is kept as the client's own word, never as bureau data.
 */
export async function saveReport(
  { user, body }: Pick<RequestOf<"credit-report/save-report">, "user" | "body">,
  services: Services,
): Promise<CreditReport> {
  const { reports, users, disputes } = services;
  const { reportId } = body.reportData;
  const pulled = reportId === undefined ? undefined : await reports.get(user.userId, reportId);
  if (pulled?.serverMade) return reportView(pulled, await disputes.openItems(user.userId));

  const report = claimedReport(user.userId, body, services.now());
  const history = [user.latestReport, summaryOf(report)].flatMap((seen) => (seen ? [pointOf(seen)] : []));
  const saved = { ...report, history };
  // The report first: until the user record points to it, nobody sees it.
  await reports.create(saved);
  await users.update(user.userId, { latestReport: summaryOf(saved) });
  return reportView(saved, []);
}

function claimedReport(userId: string, { reportData, ...scores }: SaveReportBody, at: Date): ReportRecord {
  const negativeItems = reportData.negativeItems.map((item) => claimedItem(item, at));
  return {
    userId,
    reportId: ulid(at.getTime()),
    creditScore: scores.creditScore ?? null,
    experianScore: scores.experianScore ?? null,
    equifaxScore: scores.equifaxScore ?? null,
    transunionScore: scores.transunionScore ?? null,
    bureaus: [...new Set(reportData.bureaus)],
    createdAt: at.toISOString(),
    pulledAt: (pullDateOf(reportData, at) ?? at).toISOString(),
    dataSource: "client_provided",
    dataSourceDetails: {
      source: "Provided by the member",
      realDataDelivered: false,
      description: "Saved from the member's own entries; not delivered by a credit bureau.",
    },
    isRealBureauData: false,
    serverMade: false,
    history: [],
    negativeItems,
  };
}

/** The day that a client names, unless it lies ahead or before the law on reports (1971): nothing was pulled then. */
function pullDateOf({ pullDate = "" }: SaveReportBody["reportData"], at: Date): Date | undefined {
  const time = Date.parse(pullDate);
  return time >= FIRST_REPORTS && time <= at.getTime() ? new Date(time) : undefined;
}

function pointOf({
  pulledAt,
  creditScore,
  experianScore,
  equifaxScore,
  transunionScore,
}: ReturnType<typeof summaryOf>) {
  return { date: dayOf(pulledAt), creditScore, experianScore, equifaxScore, transunionScore };
}

export const handler = apiHandler("credit-report/save-report", saveReport, () => ({
  reports: new ReportRepository(documents(), env("REPORTS_TABLE")),
  users: new UserRepository(documents(), env("USERS_TABLE")),
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  now,
}));
