import type { DisputeRepository } from "#functions/repositories/disputes";
import { type ReportRecord, type ReportRepository, summaryOf } from "#functions/repositories/reports";
import type { UserRepository } from "#functions/repositories/users";
import { disputes, letters, reports, users } from "#functions/services";
import { type DisputedItemsServices, itemsGoneFrom } from "#functions/services/disputes/items-of-disputes";
import { assertPossibleDays } from "#functions/services/reports/assert-possible-days";
import { clientProvidedReport, isCopyOf } from "#functions/services/reports/client-provided-report";
import { reportView } from "#functions/services/reports/report-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { CreditReport } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";

type Request = Pick<RequestOf<"credit-report/save-report">, "user" | "body">;
type Services = {
  reports: Pick<ReportRepository, "get" | "create">;
  users: Pick<UserRepository, "update">;
  disputes: Pick<DisputeRepository, "openItems" | "listAll">;
  letters: DisputedItemsServices["letters"];
  now: () => Date;
};

/**
 * Saves what a client knows of a report. A report that the service pulled is stored already: naming it, or handing in a copy of the
 * latest, answers it. Anything else is kept as the client's own word, never as bureau data.
 *
 * @throws AppError VALIDATION_FAILED for days that no account can have
 */
export async function saveReport({ user, body }: Request, services: Services): Promise<CreditReport> {
  const { reports, users, disputes, now } = services;
  const { userId } = user;
  const { reportId } = body.reportData;
  const find = async (id: string | undefined) => (id === undefined ? undefined : reports.get(userId, id));
  const [latest, openItems] = await Promise.all([find(user.latestReport?.reportId), disputes.openItems(userId)]);
  const known = reportId === undefined || reportId === latest?.reportId ? latest : await find(reportId);
  const isPull = reportId !== undefined || isCopyOf(known, body);
  if (known?.isServerPulled && isPull) return reportView(known, openItems);

  const at = now();
  assertPossibleDays(typedIn(body, latest), { birthYear: user.birthYear, today: dayOf(at) });
  const gone = await itemsGoneFrom(latest, userId, services);
  const report = clientProvidedReport(userId, body, { before: latest, gone, at });
  // The report first: until the user record points to it, no one sees it.
  await reports.create(report);
  await users.update(userId, { latestReport: summaryOf(report) });
  return reportView(report, openItems);
}

/** What each item says, beside what the latest report prints of it. */
function typedIn({ reportData }: Request["body"], latest: ReportRecord | undefined) {
  return reportData.negativeItems.map((item, index) => {
    const known = latest?.negativeItems.find(({ id }) => id === item.id);
    const { itemType = item.type ?? known?.itemType } = item;
    const printed = known && [known, ...(known.bureauViews ?? [])];
    return { place: `reportData.negativeItems.${index}`, typed: { ...item, itemType }, printed };
  });
}

export const handler = apiHandler("credit-report/save-report", saveReport, () => ({
  reports: reports(),
  users: users(),
  disputes: disputes(),
  letters: letters(),
  now,
}));
