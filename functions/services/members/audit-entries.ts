import { ulid } from "ulid";
import type { HistoryRepository } from "#functions/repositories/history";

/** What the audit log keeps of each opening of a person's data. @param by who opens it: a user, or a job by its name */
export function openingEntry(userId: string, by: string, at: Date) {
  return { id: ulid(at.getTime()), at: at.toISOString(), by, userId, before: {} };
}

type Page = { list: "users" | "clients" | "disputes" | "refunds"; search?: string } & Record<
  string,
  string | undefined
>;

export type PageReadServices = { history: Pick<HistoryRepository, "audit">; now: () => Date };

/** Notes in the audit log that `by` reads a page of a list: which, and how it was filtered, but for the words searched: they name people. */
export async function auditPageRead(by: string, { search, ...filter }: Page, { history, now }: PageReadServices) {
  const named = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  const after = { ...named, isSearched: search !== undefined };
  await history.audit({ ...openingEntry(by, by, now()), action: "records_read", after });
}
