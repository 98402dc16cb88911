import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { type Counts, rowsOf } from "#functions/repositories/counter-writes";
import { CounterRepository } from "#functions/repositories/counters";
import { DisputeListRepository } from "#functions/repositories/dispute-lists";
import { DisputeRepository } from "#functions/repositories/disputes";
import { LetterRepository } from "#functions/repositories/letters";
import { MemberListRepository } from "#functions/repositories/member-lists";
import { ReportRepository } from "#functions/repositories/reports";
import { UserRepository } from "#functions/repositories/users";
import { getReport } from "#functions/routes/credit-report/get-report";
import { listDisputes } from "#functions/routes/disputes/list-disputes";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { addMembers } from "./add-members";
import { manyPerson } from "./person";

const isSoak = process.env.SOAK !== undefined;
const MANY = isSoak ? 10_000 : 120;

jest.setTimeout(isSoak ? 1_800_000 : 60_000);

const now = new Date("2026-11-20T12:00:00Z");

let tables: TestTables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.close());

const add = (count: number) => {
  const { documents, usersTable: users, reportsTable: reports, disputesTable: disputes } = tables;
  return addMembers({ documents, tables: { users, reports, disputes }, count, now });
};

const byRow = (counts: Counts) => Object.fromEntries(rowsOf(counts).map(({ row, fields }) => [row, fields]));

async function stored(table: string): Promise<Record<string, unknown>[]> {
  const { Items: items = [] } = await tables.documents.send(new ScanCommand({ TableName: table }));
  return items;
}

test("so many members are there, each with a report, and many with disputes that have letters", async () => {
  await expect(add(30)).resolves.toEqual({ added: 30, hadThem: 0 });
  const users = new UserRepository(tables.documents, tables.usersTable);
  const reports = new ReportRepository(tables.documents, tables.reportsTable);
  const disputes = new DisputeRepository(tables.documents, tables.disputesTable);
  const letters = new LetterRepository(tables.documents, tables.disputesTable);
  const statuses = new Set<string>();

  for (let number = 1; number <= 30; number += 1) {
    const user = await users.getByEmail(manyPerson(number).email);
    if (!user?.latestReport) throw new Error(`No member ${number}`);
    const report = await reports.get(user.userId, user.latestReport.reportId);
    expect(report?.negativeItems.length).toBe(user.latestReport.negativeItems);
    const { disputes: own } = await disputes.list(user.userId, { limit: 50 });
    for (const dispute of own) {
      statuses.add(dispute.status);
      expect((await letters.latest(dispute.id))?.ownerId).toBe(user.userId);
    }
    expect(own.filter(({ status }) => ["sent", "in_review"].includes(status))).toHaveLength(user.counts.active);
  }
  expect(statuses).toEqual(new Set(["draft", "sent", "in_review", "resolved", "rejected"]));
});

test("they are in the administrator's figures, once, and each has the own tally", async () => {
  await add(30);
  await add(30);
  const users = new UserRepository(tables.documents, tables.usersTable);
  const disputes = new DisputeRepository(tables.documents, tables.disputesTable);
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, index) => users.getByEmail(manyPerson(index + 1).email)),
  );
  const lists = await Promise.all(all.map((user) => disputes.list(user?.userId ?? "", { limit: 50 })));
  const count = lists.reduce((sum, { disputes }) => sum + disputes.length, 0);

  const { totals, ...others } = await new CounterRepository(tables.documents, tables.usersTable).all().then(byRow);
  const sum = (of: RegExp) =>
    Object.entries(totals ?? {}).reduce((all, [field, amount]) => all + (of.test(field) ? amount : 0), 0);
  expect(sum(/^(active|inactive|incomplete|pending_verification)$/)).toBe(30);
  expect(sum(/^dispute_/)).toBe(count);
  expect(Object.keys(others).some((row) => row.startsWith("month:"))).toBe(true);
  expect(all.map((user) => user?.totalDisputes ?? 0)).toEqual(lists.map(({ disputes }) => disputes.length));
});

test("the administrator's list of all disputes is in the order of their days", async () => {
  await add(30);
  const { documents, disputesTable } = tables;
  const { disputes } = await new DisputeListRepository(documents, disputesTable).list({ limit: 100 });
  const days = disputes.map(({ createdAt }) => createdAt.slice(0, 10));

  expect(days.length).toBeGreaterThan(20);
  expect(days).toEqual([...days].sort().reverse());
});

test("the same numbers again add no one, and a higher count only what is missing", async () => {
  await add(12);
  const before = await stored(tables.usersTable);
  await expect(add(12)).resolves.toEqual({ added: 0, hadThem: 12 });
  expect(await stored(tables.usersTable)).toEqual(before);

  await expect(add(15)).resolves.toEqual({ added: 3, hadThem: 12 });
});

test("what the main routes read does not grow with the number of members", async () => {
  await add(10);
  const few = await unitsOfRoutes();
  await add(MANY);

  expect(await unitsOfRoutes()).toEqual(few);
  expect(few.every(({ write }) => write === 0)).toBe(true);
});

/** Request units of a member's and an administrator's pages, for the same member. */
async function unitsOfRoutes() {
  const { documents, usersTable, reportsTable, disputesTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const user = await users.getByEmail(manyPerson(3).email);
  if (!user) throw new Error("No member 3");
  const services = {
    reports: new ReportRepository(documents, reportsTable),
    disputes: new DisputeRepository(documents, disputesTable),
    now: () => new Date(),
  };
  const lists = new MemberListRepository(documents, usersTable);
  const measured = [
    () => users.getByEmail(user.email ?? ""),
    () => getReport(makeRequest<"credit-report/get-report">({ user }), services),
    () => listDisputes(makeRequest<"disputes/list-disputes">({ user, query: { limit: 50 } }), services),
    () => lists.list({ limit: 5 }),
    () => lists.list({ limit: 5, status: "active" }),
    () => lists.search(`${user.firstName}.${user.lastName}.3@many`, { limit: 5 }),
  ];
  const all = [];
  for (const call of measured) {
    const units = countUnits(documents);
    await call();
    all.push({ ...units });
  }
  return all;
}
