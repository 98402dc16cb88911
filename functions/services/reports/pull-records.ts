import { sealField } from "#functions/providers/aws/field-encryption";
import type { ConsentRepository, PullConsent } from "#functions/repositories/consents";
import { type ReportRecord, type ReportRepository, summaryOf } from "#functions/repositories/reports";
import { isRefused, type Transact, type TransactItem } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
import { consents, disputes, letters, onboarding, reports, users, writeTogether } from "#functions/services";
import { type DisputedItemsServices, itemsGoneFrom } from "#functions/services/disputes/items-of-disputes";
import type { PulledReport } from "#shared/domain/report/pull-outcome";
import { maySpeakOf, type PersonServices, personWrites, type ReportSubject } from "./person-writes";
import { reportOfPull } from "./report-of-pull";

type Pull = ReportSubject & {
  consent: Pick<PullConsent, "userId" | "consentId">;
  pulled: PulledReport;
  at: Date;
};

type Settings = PersonServices &
  DisputedItemsServices & {
    transact: Transact;
    users: Pick<UserRepository, "get" | "updateWrite">;
    reports: Pick<ReportRepository, "get" | "createWrite">;
    consents: Pick<ConsentRepository, "completeWrite">;
  };

/** Keeps what a pull brought: report, profile, sealed identity and the end of the consent record, in one transaction. */
export class PullRecords {
  constructor(private readonly settings: Settings) {}

  /** The report that a pull makes. @param pull.at the time of the bureaus' answer */
  async prepare(pull: Pull): Promise<ReportRecord> {
    const { userId } = pull.user;
    const before = await this.reportBefore(pull);
    const gone = before && (await itemsGoneFrom(before, userId, this.settings));
    return reportOfPull({ userId, pulled: pull.pulled, before, gone, at: pull.at });
  }

  /**
   * Where the record changed while the bureaus were asked, what is stored now decides.
   *
   * @param alongside what else belongs to the same transaction
   */
  async save(pull: Pull, report: ReportRecord, alongside: TransactItem[]): Promise<void> {
    await this.write(pull, report, alongside).catch(async (error: unknown) => {
      const { userId } = pull.user;
      const user = isRefused(error) ? await this.settings.users.get(userId, { isConsistent: true }) : undefined;
      if (!user) throw error;
      await this.write({ ...pull, user }, report, alongside);
    });
  }

  private async write(pull: Pull, report: ReportRecord, alongside: TransactItem[]): Promise<void> {
    const { transact, users, reports, consents } = this.settings;
    const { user, consent, pulled } = pull;
    const person = await personWrites(pull, this.settings);
    await transact([
      users.updateWrite(user.userId, { ...person.changes, latestReport: summaryOf(report) }, person.expected),
      reports.createWrite(report),
      consents.completeWrite(consent, pulled.requestId, report.reportId),
      ...person.writes,
      ...alongside,
    ]);
  }

  /** The report before, when it is no other person's: its items keep their ids, and the chart goes on. Before the first SSN there are only the member's own. */
  private async reportBefore({ user, profile }: Pull): Promise<ReportRecord | undefined> {
    const { userId, latestReport } = user;
    if (!latestReport || !maySpeakOf(user, profile)) return undefined;
    return this.settings.reports.get(userId, latestReport.reportId);
  }
}

/** As deployed: `USERS_TABLE`, `REPORTS_TABLE`, `DISPUTES_TABLE` (Query) and the field key. */
export function pullRecords(): PullRecords {
  const repositories = { users: users(), reports: reports(), onboarding: onboarding(), consents: consents() };
  const known = { disputes: disputes(), letters: letters() };
  return new PullRecords({ ...repositories, ...known, transact: writeTogether, sealField });
}
