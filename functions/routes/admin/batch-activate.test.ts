import { UserRepository } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makePendingMember, makeUserRecord } from "#functions/testing/make-user-record";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { batchActivate } from "./batch-activate";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const admin = makeUserRecord({ userId: "admin-1", isAdmin: true });

function world() {
  const { documents, usersTable } = tables;
  return {
    users: new UserRepository(documents, usersTable),
    openStates: usStateCodes as readonly string[],
    now: () => new Date("2026-03-05T10:00:00Z"),
  };
}

const requestFor = (userIds: string[]) =>
  makeRequest<"admin/batch-activate">({ user: admin, body: { userIds, adminKey: "k" } });

test("a batch activates each on their own and names those it could not", async () => {
  const services = world();
  const { users } = services;
  const waiting = await Promise.all(Array.from({ length: 45 }, () => users.put(makePendingMember())));
  const active = await users.put(makeUserRecord());
  const userIds = [...waiting.map(({ userId }) => userId), active.userId, "nobody", active.userId];

  const { failed, ...counts } = await batchActivate(requestFor(userIds), services);
  expect(counts).toEqual({ successful: 45, totalProcessed: 47 });
  expect(failed).toHaveLength(2);
  expect(failed).toEqual(
    expect.arrayContaining([
      { userId: active.userId, code: "NOT_PENDING" },
      { userId: "nobody", code: "NOT_FOUND" },
    ]),
  );
});

test("a fault with one member holds up no one else", async () => {
  const services = world();
  const [one, other] = [await services.users.put(makePendingMember()), await services.users.put(makePendingMember())];
  const { users, ...rest } = services;
  const failing = {
    getMany: (ids: string[]) => users.getMany(ids),
    update: (...given: Parameters<UserRepository["update"]>) =>
      given[0] === one.userId ? Promise.reject(new Error("throttled")) : users.update(...given),
  };
  const { successful, failed } = await batchActivate(requestFor([one.userId, other.userId]), {
    ...rest,
    users: failing,
  });
  expect([successful, failed]).toEqual([1, [{ userId: one.userId, code: "SERVICE_UNAVAILABLE" }]]);
});
