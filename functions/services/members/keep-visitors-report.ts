import { type ReportRepository, summaryOf } from "#functions/repositories/reports";
import type { Transact } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { faultOf, log } from "#functions/shell/log";
import type { RouteName } from "#shared/api/routes";
import { type VisitorOfBrowserServices, visitorOfBrowser } from "./visitor-of-browser";

export type KeepReportServices = VisitorOfBrowserServices & {
  users: Pick<UserRepository, "updateWrite">;
  reports: Pick<ReportRepository, "get" | "createWrite">;
  transact: Transact;
};

type Browser = { route: RouteName; cookies: Readonly<Record<string, string>>; requestId: string };

/**
 * Saves to an account without a report what the bureaus have answered in this browser's onboarding before its owner signed in. A
 * failure is only logged: the person signs in all the same. SSN and birth date are not taken along: a sign-in opens no identity.
 */
export async function keepVisitorsReport(
  member: UserRecord,
  { route, cookies, requestId }: Browser,
  services: KeepReportServices,
  at: Date,
): Promise<void> {
  if (member.latestReport || !member.email) return;
  try {
    const visitor = await visitorOfBrowser(cookies, member.email, services, at);
    const isSamePerson = member.ssnLast4 === undefined || member.ssnLast4 === visitor?.ssnLast4;
    if (!visitor?.latestReport || !isSamePerson) return;
    const report = await services.reports.get(visitor.userId, visitor.latestReport.reportId);
    if (!report?.isServerPulled) return;
    await services.transact([
      services.users.updateWrite(member.userId, { latestReport: summaryOf(report) }, { latestReport: undefined }),
      services.reports.createWrite({ ...report, userId: member.userId }),
    ]);
  } catch (error) {
    log({ event: "fault", route, requestId, fault: faultOf(error) });
  }
}
