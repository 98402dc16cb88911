import type { EmailRepository } from "#functions/repositories/emails";
import { type ReportRepository, summaryOf } from "#functions/repositories/reports";
import type { Transact } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { faultOf, log } from "#functions/shell/log";
import type { RouteName } from "#shared/api/routes";
import { periodFromAddress } from "#shared/domain/contract/period-from-address";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { type MovePaymentServices, movePaymentWrites } from "./move-payment";
import { type VisitorOfBrowserServices, visitorOfBrowser } from "./visitor-of-browser";

export type JoinServices = VisitorOfBrowserServices &
  MovePaymentServices & {
    users: Pick<UserRepository, "updateWrite">;
    reports: Pick<ReportRepository, "get" | "createWrite">;
    emails: Pick<EmailRepository, "addWrite">;
    transact: Transact;
  };

type Browser = { route: RouteName; cookies: Readonly<Record<string, string>>; requestId: string };

/**
 * Brings to an account what its owner has done in this browser's onboarding before signing in: what was paid, and where the account
 * has none, the address and what the bureaus have answered. A failure is only logged: the person signs in all the same. SSN and
 * birth date are not taken along, since a sign-in opens no identity, nor is the contract, which is signed again: its copies are mailed.
 */
export async function joinVisitor(
  member: UserRecord,
  { route, cookies, requestId }: Browser,
  services: JoinServices,
  at: Date,
): Promise<void> {
  if (!member.email) return;
  try {
    const visitor = await visitorOfBrowser(cookies, member.email, services, at);
    const isSamePerson = member.ssnLast4 === undefined || member.ssnLast4 === visitor?.ssnLast4;
    if (!visitor || !isSamePerson) return;
    const placed = await keepContact(visitor, member, services);
    await services.transact(await movePaymentWrites(visitor, placed, services, at));
    await keepReport(visitor, member, services);
    await mailCopies(visitor, member, services, at);
  } catch (error) {
    log({ event: "fault", route, requestId, fault: faultOf(error) });
  }
}

/** The member with where a bureau reaches them, as the visitor said it, if that is not known yet. */
async function keepContact(visitor: UserRecord, member: UserRecord, { users, transact, openStates }: JoinServices) {
  const { address, phone = member.phone } = visitor;
  if (member.address || !address?.street || !isStateOpen(address.state, openStates)) return member;
  const contact = { address, phone, ...periodFromAddress(member, address.state ?? "") };
  const { contract } = member;
  await transact([users.updateWrite(member.userId, contact, { address: undefined, contract })]);
  return { ...member, ...contact };
}

/** Of what was signed: to an address that the account has proven, since the account does not show them. */
async function mailCopies(visitor: UserRecord, member: UserRecord, services: JoinServices, at: Date) {
  const { emailProvenAt, language } = member;
  if (!visitor.contract || !emailProvenAt || visitor.emailProvenAt) return;
  const { contractId: dedupeKey } = visitor.contract;
  const copies = { userId: visitor.userId, kind: "contractCopies", language, dedupeKey } as const;
  const only = { email: visitor.email, emailProvenAt: undefined };
  await services.transact([
    services.users.updateWrite(visitor.userId, { emailProvenAt }, only),
    services.emails.addWrite(copies, at),
  ]);
}

async function keepReport(visitor: UserRecord, member: UserRecord, { users, reports, transact }: JoinServices) {
  if (member.latestReport || !visitor.latestReport) return;
  const report = await reports.get(visitor.userId, visitor.latestReport.reportId);
  if (!report?.isServerPulled) return;
  await transact([
    users.updateWrite(member.userId, { latestReport: summaryOf(report) }, { latestReport: undefined }),
    reports.createWrite({ ...report, userId: member.userId }),
  ]);
}
