import { ulid } from "ulid";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { type ReportRecord, type ReportRepository, summaryOf } from "#functions/repositories/reports";
import type { UserRepository } from "#functions/repositories/users";
import { disputes, reports, users } from "#functions/services";
import { reportView } from "#functions/services/reports/report-view";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import type { CreditReport, SaveReportBody } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { claimedItems } from "#shared/domain/report/client-provided-item";
import { withPoint } from "#shared/domain/report/score-history";

type Services = {
  reports: Pick<ReportRepository, "get" | "create">;
  users: Pick<UserRepository, "update">;
  disputes: Pick<DisputeRepository, "openItems">;
  now: () => Date;
};

const FIRST_REPORTS = Date.parse("1971-04-25T00:00:00Z");

/**
 * Saves what a client knows of a report. A report that the service pulled is stored already: naming it, or handing in a copy of the
 * latest, answers it. Anything else is kept as the client's own word, never as bureau data.
 */
export async function saveReport(
  { user, body }: Pick<RequestOf<"credit-report/save-report">, "user" | "body">,
  services: Services,
): Promise<CreditReport> {
  const { reports, users, disputes } = services;
  const { reportId } = body.reportData;
  const ofUser = async (id: string | undefined) => (id === undefined ? undefined : reports.get(user.userId, id));
  const [latest, openItems] = await Promise.all([ofUser(user.latestReport?.reportId), disputes.openItems(user.userId)]);
  const known = reportId === undefined || reportId === latest?.reportId ? latest : await ofUser(reportId);
  const isPull = reportId !== undefined || isCopyOf(known, body);
  if (known?.serverMade && isPull) return reportView(known, openItems);

  const at = services.now();
  const report = claimedReport(user.userId, body, latest, at);
  const saved = { ...report, history: withPoint(latest?.history, pointOf(report)) };
  // The report first: until the user record points to it, nobody sees it.
  await reports.create(saved);
  await users.update(user.userId, { latestReport: summaryOf(saved) });
  return reportView(saved, openItems);
}

/** Whether the items of a client are those of a report, all of them and no others. */
function isCopyOf(report: ReportRecord | undefined, { reportData }: SaveReportBody): boolean {
  const negativeItems = report?.negativeItems ?? [];
  const ids = new Set(reportData.negativeItems.map(({ id }) => id));
  return ids.size > 0 && ids.size === negativeItems.length && negativeItems.every(({ id }) => ids.has(id));
}

function claimedReport(
  userId: string,
  { reportData, ...scores }: SaveReportBody,
  before: ReportRecord | undefined,
  at: Date,
): ReportRecord {
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
    negativeItems: claimedItems(reportData.negativeItems, before?.negativeItems ?? [], at),
  };
}

/** The day that a client names, unless it lies ahead or before the law on reports (1971): nothing was pulled then. */
function pullDateOf({ pullDate = "" }: SaveReportBody["reportData"], at: Date): Date | undefined {
  const time = Date.parse(pullDate);
  return time >= FIRST_REPORTS && time <= at.getTime() ? new Date(time) : undefined;
}

function pointOf({ pulledAt, creditScore, experianScore, equifaxScore, transunionScore }: ReportRecord) {
  return { date: dayOf(pulledAt), creditScore, experianScore, equifaxScore, transunionScore };
}

export const handler = apiHandler("credit-report/save-report", saveReport, () => ({
  reports: reports(),
  users: users(),
  disputes: disputes(),
  now,
}));
