import { UserRepository } from "#functions/repositories/users";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makePendingMember, makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import { activate } from "./activate";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const admin = makeUserRecord({ userId: "admin-1", isAdmin: true });

function world() {
  const { documents, usersTable } = tables;
  const services = {
    users: new UserRepository(documents, usersTable),
    openStates: usStateCodes as readonly string[],
    now: () => at,
  };
  const send = (userId: string) =>
    activate(makeRequest<"subscription/activate">({ user: admin, body: { userId, adminKey: "k" } }), services);
  return { ...services, send };
}

test("a waiting member becomes active with the plan chosen, for half a read unit and at most 8 write units", async () => {
  const { users, send } = world();
  const user = await users.put(makePendingMember());
  const units = countUnits(tables.documents);
  const active = await send(user.userId);

  expect(units.read).toBe(0.5);
  expect(units.write).toBeLessThanOrEqual(8);
  expect(active).toMatchObject({
    subscriptionStatus: "active",
    subscriptionTier: "onetime",
    disputeAllowance: { period: "lifetime", limit: 2, used: 0, remaining: 2 },
  });
});

test("the change itself says who made it", async () => {
  const { users, send } = world();
  const { userId } = await users.put(makePendingMember());
  await send(userId);
  const lastChange = { at: at.toISOString(), action: "activated", by: "admin-1" };
  expect(await users.get(userId)).toMatchObject({ subscriptionStatus: "active", lastChange });
});

test.each([
  ["an active member", makeUserRecord(), "NOT_PENDING"],
  ["a member who has not paid", makeUserRecord({ subscriptionStatus: "incomplete" }), "NOT_PENDING"],
  ["a visitor", makeVisitor(), "NOT_FOUND"],
])("%s is not activated", async (_, user, code) => {
  const { users, send } = world();
  await users.put(user);
  await expect(send(user.userId)).rejects.toMatchObject({ code });
});

test("a payment from a state that is not served makes none active", async () => {
  const { users, send } = world();
  const address = { street: "1 Peach Street", city: "Macon", state: "GA", zipCode: "31201" };
  const { userId } = await users.put({ ...makePendingMember(), address });
  await expect(send(userId)).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
  expect(await users.get(userId)).toMatchObject({ subscriptionStatus: "pending_verification" });
});

test("an unknown member is not found", async () => {
  await expect(world().send("nobody")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("of ten who activate at once, one does", async () => {
  const { users, send } = world();
  const { userId } = await users.put(makePendingMember());
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => send(userId)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
