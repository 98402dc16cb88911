import type { BureauProvider } from "#functions/providers/bureau/bureau";
import { SimulatedBureaus } from "#functions/providers/bureau/simulated";
import { ConsentRepository } from "#functions/repositories/consents";
import { DisputeRepository } from "#functions/repositories/disputes";
import { EmailRepository } from "#functions/repositories/emails";
import { HistoryRepository } from "#functions/repositories/history";
import { IdentityRepository } from "#functions/repositories/identities";
import { LetterRepository } from "#functions/repositories/letters";
import { MemberCounts } from "#functions/repositories/member-counts";
import { MonitorRepository } from "#functions/repositories/monitors";
import { NewsRepository } from "#functions/repositories/news";
import { NoticeRepository } from "#functions/repositories/notices";
import { ProofRepository } from "#functions/repositories/proofs";
import { ReportRepository } from "#functions/repositories/reports";
import { transact } from "#functions/repositories/table";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import type { BureauEntry } from "#shared/domain/report/bureau-file";
import type { PullOutcome } from "#shared/domain/report/pull-outcome";
import type { TestTables } from "./dynamo";
import { fakeOpen } from "./fake-seal";
import { makeUserRecord } from "./make-user-record";
import { pullWorld } from "./pull-world";

type PullWorld = Awaited<ReturnType<typeof pullWorld>>;

/** A collection that no bureau reported before. */
export const addedEntry: BureauEntry = {
  kind: "collection",
  creditorName: "Harbor Point Recovery",
  originalCreditor: "Lakeside Dental",
  accountNumber: "771203391",
  status: "open",
  payStatus: "Collection account",
  balance: 412,
  dateOpened: "2026-11-02",
  dateReported: "2026-12-10",
  dateOfFirstDelinquency: "2026-04-11",
};

/**
 * Members whose reports are looked at each month, pulled for the first time on 20 November 2026.
 *
 * @param firstPull the route that pulls at the member's own request
 */
export function monitorWorld(tables: TestTables, firstPull: (world: PullWorld) => Promise<unknown>) {
  const { documents, usersTable, reportsTable, disputesTable } = tables;
  const time = { now: "2026-12-20T01:15:00.000Z" };
  const bureaus = { asked: 0, next: (outcome: PullOutcome): PullOutcome | Promise<PullOutcome> => outcome };
  const provider: BureauProvider = {
    isSandbox: true,
    // A special identity: it never changes, and only what a test adds is new.
    pull: async (request) => {
      bureaus.asked += 1;
      return bureaus.next(await firstReports.pull({ ...request, person: { ...request.person, ssn: "666000005" } }));
    },
  };
  const firstReports = new SimulatedBureaus({ now: () => new Date(time.now), wait: async () => undefined });
  const services = {
    users: new UserRepository(documents, usersTable),
    counts: new MemberCounts(documents, usersTable),
    isPullOffered: true,
    reports: new ReportRepository(documents, reportsTable),
    disputes: new DisputeRepository(documents, disputesTable),
    letters: new LetterRepository(documents, disputesTable),
    proofs: new ProofRepository(documents, usersTable),
    notices: new NoticeRepository(documents, usersTable),
    news: new NewsRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    monitors: new MonitorRepository(documents, usersTable),
    consents: new ConsentRepository(documents, usersTable),
    identities: new IdentityRepository(documents, usersTable),
    provider,
    openField: fakeOpen,
    history: new HistoryRepository(documents, usersTable),
    transact: (items: Parameters<typeof transact>[1]) => transact(documents, items),
    now: () => new Date(time.now),
  };

  async function member(changes: Partial<UserRecord> = {}): Promise<UserRecord> {
    const start = { registeredAt: "2026-11-20T15:00:00.000Z", ...changes };
    const world = await pullWorld(tables, makeUserRecord(start), provider);
    await firstPull(world);
    bureaus.asked = 0;
    return world.current();
  }

  const noticesOf = async (userId: string) => {
    const { notices } = await services.notices.list(userId, { limit: 50 });
    return notices.map(({ kind, count }) => [kind, count]);
  };
  const drafts = async (userId: string) => (await services.disputes.list(userId, { limit: 50 })).disputes;
  const reportOf = async (userId: string) => {
    const user = await services.users.get(userId, { isConsistent: true });
    return services.reports.get(userId, user?.latestReport?.reportId ?? "");
  };
  return { services, time, bureaus, member, noticesOf, drafts, reportOf };
}

/** The outcome with one more collection at two bureaus. */
export function withAdded(outcome: PullOutcome): PullOutcome {
  if (outcome.kind !== "report") return outcome;
  return { ...outcome, files: outcome.files.map((file) => ({ ...file, entries: [...file.entries, addedEntry] })) };
}
