import { ulid } from "ulid";
import type { Enclosure } from "#functions/letters/letter-pdf";
import { SimulatedMail } from "#functions/providers/mail/simulated";
import { DisputeRepository } from "#functions/repositories/disputes";
import { HistoryRepository } from "#functions/repositories/history";
import { LetterRepository } from "#functions/repositories/letters";
import { MailOrderRepository } from "#functions/repositories/mail-orders";
import { MemberCounts } from "#functions/repositories/member-counts";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { ProofRepository } from "#functions/repositories/proofs";
import { type ReportRecord, ReportRepository, summaryOf } from "#functions/repositories/reports";
import { type Transact, transact } from "#functions/repositories/table";
import { UploadRepository } from "#functions/repositories/uploads";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { type Draft, draftDisputes } from "#functions/services/disputes/draft-disputes";
import { exhibitFiles } from "#functions/services/disputes/exhibit-files";
import type { NegativeItem } from "#shared/api/schemas/report";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { makeNegativeItem } from "#shared/testing/report";
import { startTables } from "./dynamo";
import { fakeOpen } from "./fake-seal";
import { makeUserRecord } from "./make-user-record";

/** A Friday noon in New York. */
const START = "2026-11-20T17:00:00.000Z";

/** Files by key, as a bucket would keep them. */
export function memoryFiles() {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
    putOnce: async (key: string, bytes: Uint8Array) => void (files.has(key) || files.set(key, bytes)),
    readUpTo: async (key: string, mostBytes: number): Promise<Uint8Array | "too-large" | undefined> => {
      const bytes = files.get(key);
      return bytes && bytes.length > mostBytes ? "too-large" : bytes;
    },
    read: async (key: string) => {
      const bytes = files.get(key);
      if (!bytes) throw new Error(`No file ${key}`);
      return bytes;
    },
    delete: async (key: string) => void files.delete(key),
    list: async (prefix: string) => [...files.keys()].filter((key) => key.startsWith(prefix)),
    move: async (from: string, to: string) => {
      const bytes = files.get(from);
      if (bytes) files.set(to, bytes);
      files.delete(from);
    },
  };
}

export type DisputeWorld = Awaited<ReturnType<typeof startDisputeWorld>>;

/** Tables, repositories, a post and a clock of one test's own. Call `close()` when the test is over. */
export async function startDisputeWorld() {
  const tables = await startTables();
  const { documents, usersTable, reportsTable, disputesTable } = tables;
  const clock = { at: new Date(START) };
  const now = () => clock.at;
  const files = memoryFiles();
  const webhookSecret = async () => "whsec_test";

  const writeTogether: Transact = (items) => transact(documents, items);
  const services = {
    writeTogether,
    users: new UserRepository(documents, usersTable),
    reports: new ReportRepository(documents, reportsTable),
    disputes: new DisputeRepository(documents, disputesTable),
    letters: new LetterRepository(documents, disputesTable),
    orders: new MailOrderRepository(documents, disputesTable),
    counts: new MemberCounts(documents, usersTable),
    history: new HistoryRepository(documents, usersTable),
    onboarding: new OnboardingRepository(documents, usersTable),
    proofs: new ProofRepository(documents, usersTable),
    uploads: new UploadRepository(documents, usersTable),
    openField: fakeOpen,
    files,
    mail: new SimulatedMail({ postBox: files, webhookSecret, now }),
    birthDateOf: async (): Promise<string | undefined> => "1988-04-12",
    ssnOf: async (): Promise<string | undefined> => "900-12-1234",
    idImagesOf: async (): Promise<Enclosure[]> => [],
    exhibitsOf: exhibitFiles(files),
    exports: { put: files.put, readUrl: async (key: string) => `https://store.example/${key}` },
    openStates: usStateCodes,
    now,
  };

  /** A member with a report of as many items as asked for. */
  async function member(changes: Partial<UserRecord> = {}, items: NegativeItem[] = itemsOf(3)): Promise<UserRecord> {
    const user = makeMember(changes);
    const report = makeStoredReport({ userId: user.userId, negativeItems: items });
    await services.reports.create(report);
    return services.users.put({ ...user, latestReport: summaryOf(report) });
  }

  /** Drafts about the first `count` items of the member's report. */
  async function drafts(user: UserRecord, count: number, disputeReason = "Account not mine"): Promise<Draft[]> {
    const report = await services.reports.get(user.userId, user.latestReport?.reportId ?? "");
    const newDisputes = (report?.negativeItems ?? []).slice(0, count).map(({ id }) => ({
      negativeItemId: id,
      disputeReason,
    }));
    return draftDisputes(user, newDisputes, services);
  }

  return { ...tables, ...services, services, clock, member, drafts };
}

/** Items of one report; every other one is reported by two bureaus only. */
export function itemsOf(count: number): NegativeItem[] {
  return Array.from({ length: count }, (_, index) =>
    makeNegativeItem({
      id: ulid(),
      creditorName: `Northgate Recovery ${index + 1}`,
      bureaus: index % 2 === 0 ? ["experian", "equifax", "transunion"] : ["experian", "equifax"],
    }),
  );
}

/** An active monthly member with an address and a contract whose cancellation period ends on Thursday morning. */
export function makeMember(changes: Partial<UserRecord> = {}): UserRecord {
  return makeUserRecord({
    phone: "(518) 555-0134",
    address: { street: "1200 Harbor Street", city: "Albany", state: "NY", zipCode: "12207" },
    ssnLast4: "1234",
    birthYear: 1988,
    contract: {
      contractId: "01KAB000000000000000000C0N",
      version: "2026-11",
      fullName: "Maya Lopez",
      signedAt: START,
      cancelUntil: "2026-11-26T05:00:00.000Z",
      serviceMayStartAt: "2026-11-26T05:00:00.000Z",
    },
    ...changes,
  });
}

export function makeStoredReport(changes: Partial<ReportRecord> = {}): ReportRecord {
  return {
    userId: "01KAB0000000000000000MAYA0",
    reportId: ulid(),
    creditScore: 588,
    experianScore: 591,
    equifaxScore: 584,
    transunionScore: 588,
    bureaus: ["experian", "equifax", "transunion"],
    createdAt: "2026-11-18T12:00:00.000Z",
    pulledAt: "2026-11-18T12:00:00.000Z",
    dataSource: "real_bureau",
    dataSourceDetails: { source: "Three-bureau soft pull", realDataDelivered: true, description: "Three bureaus" },
    isRealBureauData: true,
    isServerPulled: true,
    history: [],
    negativeItems: itemsOf(3),
    ...changes,
  };
}
