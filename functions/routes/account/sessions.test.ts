import { newSession, SessionRepository } from "#functions/repositories/sessions";
import { SignInRepository } from "#functions/repositories/sign-ins";
import { UserRepository } from "#functions/repositories/users";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { endSession } from "./end-session";
import { endSessions } from "./end-sessions";
import { listSessions } from "./list-sessions";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);

/** A member with two devices; asks at `time.now`. */
async function world() {
  const { documents, usersTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const sessions = new SessionRepository(documents, usersTable);
  const time = { now: minutes(20) };
  const pool = new FakeUserPool();
  const services = { users, pool, signIns: new SignInRepository(documents, usersTable), now: () => time.now };
  const member = await users.put(makeUserRecord());
  const phone = await sessions.open(newSession(member.userId, "password", at));
  const laptop = await sessions.open(newSession(member.userId, "provider", minutes(5)));
  const current = async () => (await users.get(member.userId)) ?? member;
  const list = async () =>
    listSessions(
      makeRequest<"account/list-sessions">({ user: await current(), cookies: cookieOf(laptop.id) }),
      services,
    );
  return { services, sessions, time, member, phone, laptop, pool, current, list };
}

const cookieOf = (id: string) => ({ "__Host-session": id });

test("a member sees where they are signed in, and which one this is", async () => {
  const { list, sessions, phone } = await world();
  await sessions.extend(phone.id, phone.record, minutes(15));
  const units = countUnits(tables.documents);
  expect(await list()).toEqual([
    {
      id: expect.any(String),
      startedAt: minutes(5).toISOString(),
      lastSeenAt: minutes(5).toISOString(),
      method: "provider",
      isCurrent: true,
    },
    {
      id: expect.any(String),
      startedAt: at.toISOString(),
      lastSeenAt: minutes(15).toISOString(),
      method: "password",
      isCurrent: false,
    },
  ]);
  // The member's own record, the entries, and two sessions.
  expect(units.read).toBe(0.5 + 0.5 + 2 * 0.5);
});

test("what is over is not listed", async () => {
  const { list, sessions, time, phone } = await world();
  await sessions.close(phone.id);
  expect(await list()).toHaveLength(1);
  time.now = minutes(36);
  expect(await list()).toEqual([]);
});

test("the list holds nothing that opens a session (7.2.3)", async () => {
  const { list, sessions, laptop } = await world();
  const shown = await list();
  expect(JSON.stringify(shown)).not.toContain(laptop.id);
  for (const { id } of shown) expect(await sessions.find(id, minutes(20))).toBeUndefined();
});

test("one device can be signed out, and no one else's", async () => {
  const { services, list, member, phone, sessions } = await world();
  const { list: others } = await world();
  const [theirs] = await others();
  const end = (id = "") => endSession(makeRequest<"account/end-session">({ user: member, params: { id } }), services);
  await expect(end(theirs?.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await end((await list())[1]?.id);
  expect(await sessions.find(phone.id, minutes(20))).toBeUndefined();
  expect(await list()).toHaveLength(1);
});

test("signing out everywhere ends every session and the pool's tokens", async () => {
  const { services, list, member, pool, current } = await world();
  const { options } = await endSessions(makeRequest<"account/end-sessions">({ user: member }), services);
  expect(options.cookies).toEqual([expect.stringMatching(/^__Host-session=; .*Max-Age=0$/)]);
  expect(await list()).toEqual([]);
  expect((await current()).sessionsFrom).toBe(minutes(20).toISOString());
  expect(pool.signedOut).toEqual([member.userId]);
});
