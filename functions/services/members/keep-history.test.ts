import { followMembers } from "#functions/jobs/follow-members";
import { AdminRepository } from "#functions/repositories/admins";
import { changeBy } from "#functions/repositories/change-by";
import { Partitions } from "#functions/repositories/partitions";
import type { UserRecord } from "#functions/repositories/users";
import { activateMember } from "#functions/services/billing/activate-member";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { followServices } from "#functions/testing/follow-services";
import { makePendingMember, makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { streamRecord } from "#functions/testing/stream-record";
import { usStateCodes } from "#shared/domain/consumer/us-states";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-11-20T12:00:00Z");

/** A member whose record is changed, and the entries that follow from it when the stream brings the change, twice. */
async function world(user: UserRecord) {
  const { documents, usersTable } = tables;
  const services = followServices(tables, () => at);
  const { users } = services;
  await users.put(user);

  const follow = async (change: () => Promise<unknown>) => {
    const before = await users.get(user.userId);
    await change();
    const after = await users.get(user.userId);
    const record = streamRecord({ before: { ...before, sk: "USER" }, after: { ...after, sk: "USER" } });
    const run = { event: { Records: [record, record] }, requestId: "r" };
    expect(await followMembers(run, services)).toEqual({ batchItemFailures: [] });
  };
  const entries = async () => {
    const items = await new Partitions(documents, usersTable).items(user.userId);
    const of = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix));
    return { history: of("HISTORY#"), audit: of("AUDIT#") };
  };
  return { user, users, admins: new AdminRepository(documents, usersTable), follow, entries };
}

test("an activation comes into the history and the audit log, with the id that the record itself gives it", async () => {
  const { user, users, follow, entries } = await world(makePendingMember());
  await follow(() => activateMember(user, "admin-1", { users, openStates: usStateCodes }, at));

  const { lastChange } = (await users.get(user.userId)) ?? {};
  const entry = { ...lastChange, userId: user.userId, action: "activated", by: "admin-1", at: at.toISOString() };
  expect(await entries()).toEqual({
    history: [{ ...entry, sk: `HISTORY#${lastChange?.id}`, newStatus: "active", tier: "onetime" }],
    audit: [
      {
        ...entry,
        sk: `AUDIT#${lastChange?.id}`,
        before: expect.objectContaining({ subscriptionStatus: "pending_verification" }),
        after: expect.objectContaining({ subscriptionStatus: "active", subscriptionTier: "onetime" }),
      },
    ],
  });
});

test.each([
  ["payment_reported", "pending_verification"],
  ["payment_received", "active"],
  ["deactivated", "inactive"],
] as const)("%s, which no administrator does, comes into the history alone", async (action, subscriptionStatus) => {
  const { user, users, follow, entries } = await world(makeUserRecord({ subscriptionStatus: "incomplete" }));
  const lastChange = changeBy("payments", action, at);
  await follow(() => users.update(user.userId, { subscriptionStatus, lastChange }));
  expect(await entries()).toMatchObject({ history: [{ action, newStatus: subscriptionStatus }], audit: [] });
});

test("making a member an administrator, and ending it, is in the audit log and not in the subscription's history", async () => {
  const { user, admins, follow, entries } = await world(makeUserRecord());
  await follow(() => admins.make(user.userId, changeBy("admin-1", "made_admin", at)));
  await follow(() => admins.unmake(user.userId, changeBy("admin-1", "unmade_admin", new Date(at.getTime() + 1))));
  expect(await entries()).toMatchObject({
    history: [],
    audit: [
      { action: "made_admin", by: "admin-1", before: { isAdmin: false }, after: { isAdmin: true } },
      { action: "unmade_admin", by: "admin-1", before: { isAdmin: true }, after: { isAdmin: false } },
    ],
  });
});

test("what is no step of the subscription leaves no entry", async () => {
  const lastChange = changeBy("admin-1", "activated", at);
  const member = await world(makeUserRecord({ lastChange }));
  await member.follow(() => member.users.update(member.user.userId, { phone: "(555) 014-2233" }));
  const visitor = await world(makeVisitor());
  const { userId } = visitor.user;
  await visitor.follow(() => visitor.users.update(userId, { lastChange: changeBy(userId, "registered", at) }));

  expect(await member.entries()).toEqual({ history: [], audit: [] });
  expect(await visitor.entries()).toEqual({ history: [], audit: [] });
});
