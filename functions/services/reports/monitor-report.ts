import { openField } from "#functions/providers/aws/field-encryption";
import type { BureauProvider, Person, PullRequest } from "#functions/providers/bureau/bureau";
import type { ConsentRepository, GivenConsent } from "#functions/repositories/consents";
import type { HistoryRepository } from "#functions/repositories/history";
import type { IdentityRepository } from "#functions/repositories/identities";
import type { MonitoringOutcome, MonitoringRun, MonitorRepository } from "#functions/repositories/monitors";
import { type ReportRecord, type ReportRepository, summaryOf } from "#functions/repositories/reports";
import { isRefused, type transact } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import {
  bureauProvider,
  consents,
  disputes,
  history,
  identities,
  letters,
  monitors,
  reports,
  users,
  writeTogether,
} from "#functions/services";
import { type DraftServices, draftNewItems, draftServices } from "#functions/services/disputes/draft-disputes";
import { type DisputedItemsServices, itemsGoneFrom } from "#functions/services/disputes/items-of-disputes";
import { openingEntry } from "#functions/services/members/audit-entries";
import { type NotificationServices, notificationServices, notify } from "#functions/services/members/notify";
import { AppError } from "#shared/api/errors";
import { dayOf } from "#shared/domain/days";
import { isActiveAt } from "#shared/domain/plan/subscription";
import { isMonitoringDue, isWorthWaiting, monthOf, newItemsOf } from "#shared/domain/report/monitoring";
import type { PulledReport } from "#shared/domain/report/pull-outcome";
import { coversMonitoring } from "./consent-text";
import { type DeletedAccountsServices, deletedAccounts } from "./deleted-accounts";
import { reportOfPull } from "./report-of-pull";
import { type ReturnedItemsServices, withoutReturned } from "./returned-items";

export type MonitorReportServices = Omit<NotificationServices, "users"> &
  DraftServices &
  DeletedAccountsServices &
  DisputedItemsServices &
  ReturnedItemsServices & {
    users: Pick<UserRepository, "get" | "updateWrite">;
    reports: Pick<ReportRepository, "get" | "createWrite">;
    monitors: Pick<MonitorRepository, "latest" | "begin" | "saveWrite" | "finish">;
    consents: Pick<ConsentRepository, "latest">;
    identities: Pick<IdentityRepository, "whole">;
    provider: BureauProvider;
    openField: typeof openField;
    history: Pick<HistoryRepository, "audit">;
    transact: (items: Parameters<typeof transact>[1]) => Promise<void>;
  };

/** How one member's monitoring ended. `unavailable`: the bureaus, or one that the report before had, are asked again tomorrow. */
export type MonitorResult = MonitoringOutcome | "not_due" | "had_it" | "no_consent" | "no_identity" | "unavailable";

type Subject = { user: UserRecord; month: string };

/** Monitors one member's report this month, or goes on where an earlier run stopped. */
export async function monitorReport(user: UserRecord, services: MonitorReportServices): Promise<MonitorResult> {
  const today = dayOf(services.now());
  const subject = { user, month: monthOf(today) };
  const { now: present, before } = await services.monitors.latest({ userId: user.userId, month: subject.month });
  if (present?.outcome) return "had_it";
  if (present?.reportId) return finish(subject, present, services);

  const pulledOn = user.latestReport && dayOf(user.latestReport.pulledAt);
  if (!isMonitoringDue({ registeredOn: dayOf(user.registeredAt ?? user.createdAt), pulledOn }, today)) return "not_due";
  return ask(subject, before?.outcome, services);
}

async function ask(subject: Subject, outcomeBefore: MonitoringOutcome | undefined, services: MonitorReportServices) {
  const { user, month } = subject;
  const consent = await services.consents.latest(user.userId);
  // The instruction ends with the contract.
  const hasEnded = !isActiveAt(user, services.now()) || user.contract?.cancelledAt !== undefined;
  if (!consent || !coversMonitoring(consent) || hasEnded) return "no_consent";
  const person = await personOf(user, services);
  if (!person) return "no_identity";
  const run = await services.monitors.begin({ userId: user.userId, month }, services.now());
  if (!run) return "unavailable";

  const deleted = () => deletedAccounts(user.userId, services);
  const request = { person, consentId: consent.consentId, attempt: run.tries, deleted };
  const answer = await pull(request, services);
  if (!answer) return "unavailable";
  if (answer.kind === "report") return keep(subject, { run, consent, pulled: answer }, services);
  await notifyOnce(subject, answer.kind, outcomeBefore, services);
  await services.monitors.finish({ userId: user.userId, month }, answer.kind);
  return answer.kind;
}

/** Undefined when a bureau is asked about that the member's record says too little for. */
async function personOf(user: UserRecord, services: MonitorReportServices): Promise<Person | undefined> {
  const { userId, firstName, lastName, phone = "", address: { street, city, state, zipCode } = {} } = user;
  const sealed = await services.identities.whole(userId);
  if (!sealed || !firstName || !lastName || !street || !city || !state || !zipCode) return undefined;
  const opened = openingEntry(userId, "monitor-reports", services.now());
  await services.history.audit({ ...opened, action: "identity_opened", after: { why: "report_monitored" } });
  const [ssn, dateOfBirth] = await Promise.all([
    services.openField(userId, "ssn", sealed.ssn),
    services.openField(userId, "date-of-birth", sealed.dateOfBirth),
  ]);
  return { firstName, lastName, ssn, dateOfBirth, phone, address: { street, city, state, zipCode } };
}

/** The bureaus' answer; undefined when they gave none. */
async function pull(request: PullRequest, { provider }: MonitorReportServices) {
  return provider.pull(request).catch((error: unknown) => {
    if (error instanceof AppError && error.status >= 500) return undefined;
    throw error;
  });
}

type Answer = { run: MonitoringRun; consent: GivenConsent; pulled: PulledReport };

async function keep(
  subject: Subject,
  { run, consent, pulled }: Answer,
  services: MonitorReportServices,
): Promise<MonitorResult> {
  const { user, month } = subject;
  const { userId, latestReport } = user;
  const before = latestReport && (await services.reports.get(userId, latestReport.reportId));
  if (before && isWorthWaiting(before.bureaus, pulled.missing, run.tries)) return "unavailable";

  const at = services.now();
  const gone = await itemsGoneFrom(before, userId, services);
  const report = reportOfPull({ userId, pulled, before, gone, at });
  const newItems = (await withoutReturned(userId, newItemsOf(before, report), services)).map(({ id }) => id);
  const { reportId } = report;
  const { consentId } = consent;
  const saved = { reportId, newItems, consentId, requestId: pulled.requestId, at };
  const isKept = await save(subject, report, services.monitors.saveWrite({ userId, month }, saved), services);
  if (!isKept) return "unavailable";
  return finish(
    { ...subject, user: { ...user, latestReport: summaryOf(report) } },
    { ...run, ...saved, savedAt: at.toISOString() },
    services,
  );
}

/** Report and run together, for someone who is a member still and has no newer report. */
async function save(
  { user }: Subject,
  report: ReportRecord,
  run: Parameters<MonitorReportServices["transact"]>[0][number],
  services: MonitorReportServices,
) {
  const { users, reports } = services;
  const only = { subscriptionStatus: "active", latestReport: user.latestReport } as const;
  try {
    await services.transact([
      users.updateWrite(user.userId, { latestReport: summaryOf(report) }, only),
      reports.createWrite(report),
      run,
    ]);
    return true;
  } catch (error) {
    // The member's own report came in between: tomorrow's run compares with what there is then.
    if (!isRefused(error)) throw error;
    return false;
  }
}

/** Drafts about what is new, and the notice: each once, however often this is taken up again. */
async function finish(
  { user, month }: Subject,
  run: MonitoringRun,
  services: MonitorReportServices,
): Promise<MonitorResult> {
  const { userId } = user;
  const { newItems = [], savedAt = services.now().toISOString() } = run;
  await draftNewItems(user, newItems, services);
  if (newItems.length > 0) {
    await notify({ userId, kind: "new_items", at: savedAt, dedupeKey: month, count: newItems.length }, services);
  }
  await services.monitors.finish({ userId, month }, "report");
  return "report";
}

/** A file that stays frozen or away makes a notice in its first month only. */
async function notifyOnce(
  { user, month }: Subject,
  outcome: "frozen" | "not_found",
  before: MonitoringOutcome | undefined,
  services: MonitorReportServices,
) {
  if (before === outcome) return;
  const at = `${month}-01T00:00:00.000Z`;
  await notify({ userId: user.userId, kind: `report_${outcome}`, at, dedupeKey: month }, services);
}

/** Needs the tables, the field key for both purposes, and the bureau's keys. */
export function monitorReportServices(): MonitorReportServices {
  return {
    ...notificationServices(),
    ...draftServices(),
    users: users(),
    reports: reports(),
    monitors: monitors(),
    consents: consents(),
    identities: identities(),
    provider: bureauProvider(),
    disputes: disputes(),
    letters: letters(),
    openField,
    history: history(),
    transact: writeTogether,
  };
}
