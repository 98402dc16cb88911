import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { CounterRepository } from "#functions/repositories/counters";
import { HistoryRepository } from "#functions/repositories/history";
import { MemberListRepository } from "#functions/repositories/member-lists";
import { newMember } from "#functions/repositories/new-user";
import { UserRepository } from "#functions/repositories/users";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { ClientQuery } from "#shared/api/schemas/admin";
import { memberCounts } from "#shared/domain/metrics/contribution";
import { listClients } from "./list-clients";

let tables: TestTables;
const admin = makeUserRecord({ userId: "admin-1", isAdmin: true });

/** 60 members, a day apart from March 1; every third waits. The last is José Ávila. Counted as the streams would. */
beforeAll(async () => {
  tables = await startTables();
  const { documents, usersTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const counters = new CounterRepository(documents, usersTable);
  for (let index = 0; index < 60; index += 1) {
    const at = new Date(Date.UTC(2026, 2, 1 + index, 10));
    const [firstName, lastName] = index === 59 ? ["José", "Ávila-Ruiz"] : [`Ann${index}`, "Lopez"];
    const opening = { email: `m${index}@mail.example`, firstName, lastName, signInMethod: "password" as const };
    const subscriptionStatus = index % 3 === 0 ? ("pending_verification" as const) : ("active" as const);
    const member = newMember("en", { ...opening, subscriptionStatus, isAdmin: false }, at);
    await users.register({ member });
    const counts = { ...memberCounts(member), "member/creditScore": 588, "member/paidCents": 12_000 };
    await counters.count({ id: member.userId, ownerId: member.userId, version: 1, counts });
  }
});
afterAll(() => tables.close());

function list(query: Partial<Parameters<typeof ClientQuery.parse>[0] & object>) {
  const { documents, usersTable } = tables;
  const services = {
    members: new MemberListRepository(documents, usersTable),
    counters: new CounterRepository(documents, usersTable),
    history: new HistoryRepository(documents, usersTable),
    now: () => new Date("2026-11-20T12:00:00Z"),
  };
  return listClients(
    makeRequest<"admin/list-clients">({ user: admin, query: ClientQuery.parse({ limit: 25, ...query }) }),
    services,
  );
}

const names = ({ clients }: { clients: { email: string }[] }) => clients.map(({ email }) => email.split("@")[0]);

test("that an administrator read a page is in the audit log, without the words searched, and costs one write", async () => {
  const units = countUnits(tables.documents);
  await list({ search: "lopez", status: "active" });
  expect(units.write).toBe(1);
  const query = { KeyConditionExpression: "userId = :admin", ExpressionAttributeValues: { ":admin": admin.userId } };
  const { Items: items = [] } = await tables.documents.send(
    new QueryCommand({ TableName: tables.usersTable, ...query }),
  );
  const after = { list: "clients", status: "active", isSearched: true };
  expect(items).toContainEqual(expect.objectContaining({ action: "records_read", by: admin.userId, after }));
});

test("client records come newest first, 25 for at most 3 units, with how many there are", async () => {
  const units = countUnits(tables.documents);
  const first = await list({});
  expect(units.read).toBeLessThanOrEqual(3);
  expect(first.totalCount).toBe(60);
  expect(names(first).slice(0, 2)).toEqual(["m59", "m58"]);
  expect(first.clients[0]).toMatchObject({
    firstName: "José",
    creditScore: 588,
    totalPaymentsCents: 12_000,
    totalPayments: 120,
  });
  const second = await list({ cursor: first.nextCursor });
  expect(names(second)[0]).toBe("m34");
});

test.each([
  ["a status", { status: "pending_verification" }, 20, "m57"],
  ["days, both included", { dateFrom: "2026-03-02", dateTo: "2026-03-04" }, 3, "m3"],
  ["a last day alone", { dateTo: "2026-03-10" }, 10, "m9"],
  ["a status within days", { status: "active", dateFrom: "2026-04-01" }, 20, "m59"],
  ["a word without its accent", { search: "avila" }, 1, "m59"],
  ["a word within a status", { search: "ann1", status: "pending_verification" }, 3, "m18"],
  ["a word within days", { search: "lopez", dateFrom: "2026-04-26" }, 3, "m58"],
  ["two words", { search: "lop ann7" }, 1, "m7"],
  ["a name that no client has", { search: "zz" }, 0, undefined],
])("%s: the total is exact, the newest comes first", async (_, query, totalCount, newest) => {
  const page = await list(query);
  expect([page.totalCount, names(page)[0]]).toEqual([totalCount, newest]);
  expect(page.clients.length).toBe(Math.min(totalCount, 25));
});

test("a search goes on where it stopped, from the newest to the oldest", async () => {
  const seen: (string | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ search: "mail", limit: 7, cursor });
    seen.push(...names(page));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `m${59 - index}`));
});

test("days in the wrong order are refused, and days that do not exist", () => {
  const refused = ClientQuery.safeParse({ dateFrom: "2026-03-05", dateTo: "2026-03-04" });
  expect(refused.error?.issues[0]?.path).toEqual(["dateFrom"]);
  expect(ClientQuery.safeParse({ dateFrom: "2026-02-30" }).success).toBe(false);
});
