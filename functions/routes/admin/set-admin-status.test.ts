import { AdminRepository } from "#functions/repositories/admins";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { setAdminStatus } from "./set-admin-status";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

function world() {
  const { documents, usersTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const services = {
    users,
    admins: new AdminRepository(documents, usersTable),
    now: () => new Date("2026-03-05T10:00:00Z"),
  };
  const person = (isAdmin: boolean) => users.put(makeUserRecord({ isAdmin }));
  const set = (user: UserRecord, userId: string, isAdmin: boolean) =>
    setAdminStatus(makeRequest<"admin/set-admin-status">({ user, params: { userId }, body: { isAdmin } }), services);
  return { users, person, set };
}

test("a member gets the administrator's role and loses it again, each for at most 8 write units", async () => {
  const { users, person, set } = world();
  const [admin, member] = [await person(true), await person(false)];
  const units = countUnits(tables.documents);
  expect((await set(admin, member.userId, true)).isAdmin).toBe(true);
  expect(units.write).toBeLessThanOrEqual(8);
  expect((await set(admin, member.userId, false)).isAdmin).toBe(false);
  expect((await users.get(member.userId))?.isAdmin).toBe(false);
  expect(units).toEqual({ read: expect.any(Number), write: expect.any(Number) });
  expect(units.write).toBeLessThanOrEqual(16);
});

test("no one changes their own role", async () => {
  const { person, set } = world();
  const admin = await person(true);
  await expect(set(admin, admin.userId, false)).rejects.toMatchObject({ code: "OWN_ADMIN_STATUS" });
});

test("two administrators who take each other's role away at once: one remains", async () => {
  const { users, person, set } = world();
  for (let round = 0; round < 20; round += 1) {
    const [one, other] = [await person(true), await person(true)];
    const results = await Promise.allSettled([set(one, other.userId, false), set(other, one.userId, false)]);
    const left = (await users.getMany([one.userId, other.userId])).filter(({ isAdmin }) => isAdmin);
    expect(left).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "LAST_ADMIN" } });
  }
});

test("an administrator who got the role back can take others' away", async () => {
  const { person, set } = world();
  const [one, other] = [await person(true), await person(true)];
  await set(one, other.userId, false);
  await set(one, other.userId, true);
  expect((await set(other, one.userId, false)).isAdmin).toBe(false);
});

test("an unknown person is not found, and a role that is set already stays", async () => {
  const { person, set } = world();
  const [admin, member] = [await person(true), await person(false)];
  await expect(set(admin, "nobody", true)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await set(admin, member.userId, false)).isAdmin).toBe(false);
});
