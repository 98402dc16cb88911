import type { MemberItemStore } from "#functions/repositories/member-items";
import type { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import type { DisputeCopy } from "#functions/services/disputes/dispute-copies";
import type { BirthDateOf } from "#functions/services/members/birth-dates";

type Item = Record<string, unknown>;

export type CopyServices = {
  memberItems: Pick<MemberItemStore, "copies">;
  reports: Pick<ReportRepository, "all">;
  birthDateOf: BirthDateOf;
};

/** What only the service works with. */
const inner = new Set(["userId", "ttl", "listing", "listedAt", "documents", "sessionsFrom"]);

/** `json`: by file name; `contractIds`: whose PDFs belong to it. */
export type DataCopy = { json: Record<string, unknown>; contractIds: string[] };

/**
 * A member's data as JSON files. The Social Security number is in none of them but for its last four digits, and
 * no one else is named: what an administrator did says only that one did it.
 */
export async function dataCopy(user: UserRecord, disputes: DisputeCopy[], services: CopyServices): Promise<DataCopy> {
  const { memberItems, reports, birthDateOf } = services;
  const { version: _, ...person } = user;
  const { userId } = person;
  const [files, pulled, dateOfBirth] = await Promise.all([
    memberItems.copies(userId),
    reports.all(userId),
    birthDateOf(userId, userId),
  ]);
  const copies = [...files].map(([name, own]) => [name, own.map((item) => plain(item, userId))] as const);
  const contracts = copies.flatMap(([name, own]) => (name === "contracts.json" ? own : []));
  const json = {
    ...Object.fromEntries(copies),
    "profile.json": { id: userId, ...plain(person, userId), dateOfBirth },
    "reports.json": pulled.map((report) => plain(report, userId)),
    "disputes.json": disputes,
  };
  return { json, contractIds: contracts.map(({ contractId }) => String(contractId)) };
}

/** What a person can read of an item. */
export function plain(item: Item, userId: string): Item {
  const fields = Object.entries(item).filter(([name, value]) => !inner.has(name) && !(value instanceof Uint8Array));
  return Object.fromEntries(fields.map(([name, value]) => [name, name === "by" ? actor(value, userId) : value]));
}

function actor(by: unknown, userId: string): unknown {
  if (by === userId) return "member";
  return /^[0-7][0-9A-Z]{25}$/.test(String(by)) ? "administrator" : by;
}
