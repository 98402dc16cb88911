import { createHmac } from "node:crypto";
import { AuditLogRepository } from "#functions/repositories/audit-log";
import { CounterRepository } from "#functions/repositories/counters";
import { DisputeRepository } from "#functions/repositories/disputes";
import { EmailRepository } from "#functions/repositories/emails";
import { HistoryRepository } from "#functions/repositories/history";
import { LetterRepository } from "#functions/repositories/letters";
import { MemberCounts } from "#functions/repositories/member-counts";
import { NewsRepository } from "#functions/repositories/news";
import { NoticeRepository } from "#functions/repositories/notices";
import { ReportRepository } from "#functions/repositories/reports";
import { UserRepository } from "#functions/repositories/users";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { memoryFiles } from "./dispute-world";
import type { TestTables } from "./dynamo";

/** The key of the audit log in tests. */
export const fakeMac = async (text: string) => createHmac("sha256", "test").update(text).digest("hex");

type Tables = Pick<TestTables, "documents" | "usersTable" | "reportsTable" | "disputesTable">;

/** What the jobs that follow the streams work with. */
export function followServices({ documents, usersTable, reportsTable, disputesTable }: Tables, now: () => Date) {
  return {
    users: new UserRepository(documents, usersTable),
    disputes: new DisputeRepository(documents, disputesTable),
    letters: new LetterRepository(documents, disputesTable),
    reports: new ReportRepository(documents, reportsTable),
    counts: new MemberCounts(documents, usersTable),
    history: new HistoryRepository(documents, usersTable),
    auditLog: new AuditLogRepository(documents, usersTable, fakeMac),
    notices: new NoticeRepository(documents, usersTable),
    news: new NewsRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    counters: new CounterRepository(documents, usersTable),
    files: memoryFiles(),
    openStates: usStateCodes,
    now,
  };
}
