import { MemberListRepository } from "#functions/repositories/member-lists";
import { newMember } from "#functions/repositories/new-user";
import { UserRepository } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import type { SubscriptionStatus } from "#shared/domain/plan/plan";
import { listUsers } from "./list-users";

let tables: TestTables;
/** 6 members, a day apart; every third waits. */
beforeAll(async () => {
  tables = await startTables();
  const users = new UserRepository(tables.documents, tables.usersTable);
  for (let index = 0; index < 6; index += 1) {
    const opening = {
      email: `m${index}@mail.example`,
      firstName: { 3: "Łucja", 4: "José" }[index] ?? "Ann",
      lastName: "Lopez",
      signInMethod: "password" as const,
      subscriptionStatus: index % 3 === 0 ? ("pending_verification" as const) : ("active" as const),
      isAdmin: false,
    };
    await users.register({ member: newMember("en", opening, new Date(Date.UTC(2026, 2, 1 + index, 10))) });
  }
});
afterAll(() => tables.close());

function list(query: { search?: string; status?: SubscriptionStatus; limit?: number; cursor?: string }) {
  const members = new MemberListRepository(tables.documents, tables.usersTable);
  const user = makeUserRecord({ isAdmin: true });
  const request = makeRequest<"admin/list-users">({ user, query: { limit: 25, ...query } });
  const history = { audit: async () => undefined };
  return listUsers(request, { members, history, now: () => new Date("2026-11-20T12:00:00Z") });
}

const names = ({ users }: { users: { email: string }[] }) => users.map(({ email }) => email.split("@")[0]);

test("members come newest first, page by page, as the contract shows them", async () => {
  const first = await list({ limit: 4 });
  expect(names(first)).toEqual(["m5", "m4", "m3", "m2"]);
  expect(first.users[1]).toMatchObject({ firstName: "José", subscriptionStatus: "active", hasCreditReport: false });
  const second = await list({ limit: 4, cursor: first.nextCursor });
  expect([names(second), second.nextCursor]).toEqual([["m1", "m0"], undefined]);
});

test.each([
  ["of a status", { status: "pending_verification" }, ["m3", "m0"]],
  ["by a word without its accent", { search: "jose" }, ["m4"]],
  ["by a word without the stroke through a letter", { search: "lucja" }, ["m3"]],
  ["by a word, within a status", { search: "ann", status: "active" }, ["m5", "m2", "m1"]],
  ["by a word that fits no one", { search: "zz" }, []],
] as const)("they are found %s", async (_, query, found) => {
  expect(names(await list(query))).toEqual(found);
});

test("a search goes on where it stopped", async () => {
  const first = await list({ search: "lopez", limit: 4 });
  const second = await list({ search: "lopez", limit: 4, cursor: first.nextCursor });
  expect([...names(first), ...names(second)]).toEqual(["m5", "m4", "m3", "m2", "m1", "m0"]);
});

test("what was paid is listed for those who wait, and for no one else", async () => {
  const users = new UserRepository(tables.documents, tables.usersTable);
  const [waiting] = (await list({ status: "pending_verification" })).users;
  const [reportedAt, confirmedAt] = ["2026-03-04T10:00:00.000Z", "2026-03-04T10:01:00.000Z"];
  const payment = { paymentIntentId: "pay_1", paymentType: "monthly" as const, reportedAt, receivedAt: confirmedAt };
  await users.update(waiting?.id ?? "", { payment });

  const { users: shown } = await list({});
  expect(shown.find(({ id }) => id === waiting?.id)?.awaitedPayment).toEqual({ reportedAt, confirmedAt, paidCents: 0 });
  expect(shown.filter(({ awaitedPayment }) => awaitedPayment)).toHaveLength(2);
  const unpaid = shown.find(({ id, awaitedPayment }) => awaitedPayment && id !== waiting?.id);
  expect(unpaid?.awaitedPayment).toEqual({ paidCents: 0 });
});
