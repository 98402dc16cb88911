import { sealField } from "#functions/providers/aws/field-encryption";
import type { ConsentRepository, PullConsent } from "#functions/repositories/consents";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { type ReportRecord, type ReportRepository, summaryOf } from "#functions/repositories/reports";
import type { Transact, TransactItem } from "#functions/repositories/table";
import type { UserChanges, UserRecord, UserRepository } from "#functions/repositories/users";
import { consents, onboarding, reports, users, writeTogether } from "#functions/services";
import type { CreditPullBody } from "#shared/api/schemas/onboarding";
import { periodFromAddress } from "#shared/domain/contract/period-from-address";
import type { PulledReport } from "#shared/domain/report/pull-outcome";
import { reportOfPull } from "./report-of-pull";

type Profile = CreditPullBody["profileData"];
type Pull = {
  user: UserRecord;
  profile: Profile;
  consent: Pick<PullConsent, "userId" | "consentId">;
  pulled: PulledReport;
  at: Date;
};

type Settings = {
  transact: Transact;
  users: Pick<UserRepository, "updateWrite" | "searchWrites">;
  reports: Pick<ReportRepository, "get" | "createWrite">;
  onboarding: Pick<OnboardingRepository, "storeIdentityWrite">;
  consents: Pick<ConsentRepository, "completeWrite">;
  sealField: typeof sealField;
};

/** Keeps what a pull brought: report, profile, sealed identity and the end of the consent record, in one transaction. */
export class PullRecords {
  constructor(private readonly settings: Settings) {}

  /** The report that a pull makes. @param pull.at the time of the bureaus' answer */
  async prepare(pull: Pull): Promise<ReportRecord> {
    const { user, pulled, at } = pull;
    return reportOfPull({ userId: user.userId, pulled, before: await this.reportBefore(pull), at });
  }

  /** @param alongside what else belongs to the same transaction */
  async save(pull: Pull, report: ReportRecord, alongside: TransactItem[]): Promise<void> {
    const { transact, users, reports, onboarding, consents } = this.settings;
    const { user, consent, pulled } = pull;
    const identity = await this.identityOf(pull);
    const { contract } = user;
    const period = periodFromAddress(user, pull.profile.address.state);
    const changes = { ...profileChanges(pull), ...period, latestReport: summaryOf(report) };
    await transact([
      users.updateWrite(user.userId, changes, "contract" in period ? { contract } : {}),
      reports.createWrite(report),
      onboarding.storeIdentityWrite(user, identity),
      consents.completeWrite(consent, pulled.requestId, report.reportId),
      // Under the name that the letters carry a member can be found, too.
      ...(user.registeredAt ? users.searchWrites({ ...user, ...changes }) : []),
      ...alongside,
    ]);
  }

  /** The report before, when it is the same person's: its items keep their ids, and the chart goes on. */
  private async reportBefore({ user, profile }: Pull): Promise<ReportRecord | undefined> {
    const { userId, latestReport, ssnLast4 } = user;
    if (!latestReport || ssnLast4 !== profile.ssn.slice(-4)) return undefined;
    return this.settings.reports.get(userId, latestReport.reportId);
  }

  private async identityOf({ user, profile }: Pull) {
    const { sealField } = this.settings;
    const [ssn, dateOfBirth] = await Promise.all([
      sealField(user.userId, "ssn", profile.ssn),
      sealField(user.userId, "date-of-birth", profile.dateOfBirth),
    ]);
    return { ssn, dateOfBirth };
  }
}

/** Who it is, as letters and screens need it; a member's e-mail is the account's and stays. */
function profileChanges({ user, profile }: Pull): UserChanges {
  const { firstName, lastName, phone, address, ssn, dateOfBirth } = profile;
  const email = user.registeredAt ? user.email : (profile.email ?? user.email);
  const birthYear = Number(dateOfBirth.slice(0, 4));
  return { firstName, lastName, email, phone, address, ssnLast4: ssn.slice(-4), birthYear };
}

/** As deployed: `USERS_TABLE`, `REPORTS_TABLE` and the field key. */
export function pullRecords(): PullRecords {
  const repositories = { users: users(), reports: reports(), onboarding: onboarding(), consents: consents() };
  return new PullRecords({ ...repositories, transact: writeTogether, sealField });
}
