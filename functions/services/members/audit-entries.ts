import { ulid } from "ulid";
import type { AuditRecord } from "#functions/repositories/history";

/** What the audit log keeps of each opening of a person's data. @param by who opens it: a user, or a job by its name */
export function openingEntry(userId: string, by: string, at: Date) {
  return { id: ulid(at.getTime()), at: at.toISOString(), by, userId, before: {} };
}

type Page = { list: "users" | "clients" | "disputes" | "refunds"; search?: string } & Record<
  string,
  string | undefined
>;

/** That an administrator read a page of a list: which, and how it was filtered, but for the words searched: they name people. */
export function pageReadEntry(by: string, { search, ...filter }: Page, at: Date): AuditRecord {
  const named = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  return { ...openingEntry(by, by, at), action: "records_read", after: { ...named, isSearched: search !== undefined } };
}
