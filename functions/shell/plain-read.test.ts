import type { UserRecord } from "#functions/repositories/users";
import { fakeShell, noServices } from "#functions/testing/fake-shell";
import { type EventParts, makeEvent } from "#functions/testing/make-event";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { apiHandler } from "./api-handler";

process.env.SITE_ORIGIN = "https://redress.example";

beforeEach(() => jest.spyOn(console, "log").mockImplementation());

/** A list of disputes that tells for whom it was read, with a member who has called once already. */
async function world() {
  const member = makeUserRecord({ phone: "(555) 014-2233" });
  const { shell, cookies, people, sessions } = fakeShell([member]);
  const steps: string[] = [];
  const services = shell();
  const findWith: typeof services.sessions.findWith = async (...asked) => {
    const found = await services.sessions.findWith(...asked);
    steps.push("caller known");
    return found;
  };
  const told = { ...services, sessions: { ...services.sessions, findWith } };
  let failures = 0;
  const route = async ({ user }: { user: UserRecord }) => {
    steps.push(`read for ${user.phone}`);
    if (failures-- > 0) throw new Error("The table is away");
    return [];
  };
  const handler = apiHandler("disputes/list-disputes", route, noServices, () => told);
  const send = async (parts: EventParts = {}) => (await handler(makeEvent({ cookies, ...parts }))).statusCode;
  await send();
  steps.length = 0;
  return {
    steps,
    send,
    change: (changes: Partial<UserRecord>) => people.set(member.userId, { ...member, ...changes }),
    signOut: () => sessions.clear(),
    fail: () => {
      failures = 1;
    },
  };
}

test("from a session's second call on, a plain read is under way while it is found out who calls, and made once", async () => {
  const { steps, send } = await world();
  expect(await send()).toBe(200);
  expect(steps).toEqual(["read for (555) 014-2233", "caller known"]);
});

test("it is made again where anything about the user has changed", async () => {
  const { steps, send, change } = await world();
  change({ phone: "(555) 014-7788" });
  expect(await send()).toBe(200);
  expect(steps).toEqual(["read for (555) 014-2233", "caller known", "read for (555) 014-7788"]);
});

test.each<[string, (them: Awaited<ReturnType<typeof world>>) => void]>([
  ["whose session has ended", ({ signOut }) => signOut()],
  ["who has been disabled", ({ change }) => change({ disabledAt: "2026-01-06T00:00:00.000Z" })],
])("somebody %s gets nothing of it, also where it failed", async (_, end) => {
  const them = await world();
  them.fail();
  end(them);
  expect(await them.send()).toBe(401);
});

test("what is asked for wrongly is not begun", async () => {
  const { steps, send } = await world();
  expect(await send({ query: { limit: "none" } })).toBe(400);
  expect(steps).toEqual(["caller known"]);
});

test("a read that failed is a fault", async () => {
  const { send, fail } = await world();
  fail();
  expect(await send()).toBe(500);
});
