import { newSession } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { userView } from "#functions/services/members/user-view";
import { fakeShell, noServices } from "#functions/testing/fake-shell";
import { type EventParts, makeEvent } from "#functions/testing/make-event";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { AppError } from "#shared/api/errors";
import { apiHandler } from "./api-handler";
import { now } from "./now";
import { reply } from "./reply";

process.env.SITE_ORIGIN = "https://redress.example";

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  // Calls are counted by the minute: one that ended between two calls would begin the count again.
  jest.useFakeTimers({ now: new Date("2026-03-05T10:00:30Z"), doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});

describe("refused calls count towards the limits", () => {
  /** A shell whose limits add up, as the table's do. */
  function counting(users: UserRecord[] = []) {
    const fake = fakeShell(users);
    let total = 0;
    fake.shell().limits.add = async (_, { calls }) => {
      total += calls;
      return total;
    };
    return fake;
  }

  /** The answers to the first, the 100th and the 105th call of one client in a minute. */
  async function many(parts: EventParts, name: "auth/get-user" | "admin/get-metrics" = "auth/get-user") {
    const { shell, cookies } = counting([makeUserRecord()]);
    const handler = apiHandler(name, async () => Promise.reject(new Error()), noServices, shell);
    const codes = [];
    for (let call = 0; call < 105; call += 1) codes.push((await handler(makeEvent({ cookies, ...parts }))).statusCode);
    return [codes[0], codes[99], codes[104]];
  }

  const elsewhere = { method: "POST", headers: { origin: "https://evil.example" } };
  test.each<[string, EventParts, "auth/get-user" | "admin/get-metrics", number]>([
    ["without a session", { cookies: [] }, "auth/get-user", 401],
    ["with a session that is none", { cookies: ["__Host-session=x"] }, "auth/get-user", 401],
    ["of a member where administrators alone may", {}, "admin/get-metrics", 403],
    ["of another site's page", elsewhere, "auth/get-user", 403],
  ])("those %s", async (_, parts, name, status) => {
    expect(await many(parts, name)).toEqual([status, status, 429]);
  });

  test("but none that can name any address as its own, past the distribution", async () => {
    const headers = { "x-origin-key": "another key" };
    expect(await many({ headers })).toEqual([403, 403, 403]);
  });

  test("and events that are signed wrongly, while good ones are taken", async () => {
    const { shell } = counting();
    const route = async ({ rawBody }: { rawBody: string }) => {
      if (rawBody === "bad") throw new AppError("BAD_SIGNATURE");
      return { received: true as const };
    };
    const handler = apiHandler("payments/receive-event", route, noServices, shell);
    const headers = { "content-type": "application/json" };
    const send = async (body: string) => (await handler(makeEvent({ method: "POST", body, headers }))).statusCode;
    const bad = [];
    for (let call = 0; call < 105; call += 1) bad.push(await send("bad"));
    expect([bad[0], bad[104]]).toEqual([400, 429]);
    expect(await send("good")).toBe(200);
  });
});

describe("a browser in which a member signs in", () => {
  async function signIn(cookies: string[] = []) {
    const member = makeUserRecord();
    const { shell } = fakeShell([member]);
    const remembered: unknown[] = [];
    shell().devices.remember = async (userId, deviceId = "n".repeat(43)) => {
      remembered.push([userId === member.userId, deviceId]);
      return deviceId;
    };
    const route = async () => reply(userView(member, now()), { session: newSession(member.userId, "password", now()) });
    const handler = apiHandler("auth/login", route, noServices, shell);
    const body = { email: "maya@example.com", password: "long enough" };
    const answer = await handler(makeEvent({ method: "POST", body, cookies }));
    return { answer, remembered };
  }

  test("is remembered by a cookie that no script reads and that signing out leaves", async () => {
    const { answer, remembered } = await signIn();
    const id = "n".repeat(43);
    expect(remembered).toEqual([[true, id]]);
    expect(answer.cookies).toContain(`__Host-device=${id}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=7776000`);
  });

  test("keeps its name for the next member", async () => {
    const id = "o".repeat(43);
    expect((await signIn([`__Host-device=${id}`])).remembered).toEqual([[true, id]]);
  });
});
