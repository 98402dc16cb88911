import type { Context } from "aws-lambda";
import type { KeyedCall, StoredAnswer } from "#functions/repositories/idempotency";
import { newSession, newVisitorSession, type SessionRecord } from "#functions/repositories/sessions";
import type { UserRecord } from "#functions/repositories/users";
import { type EventParts, makeEvent } from "#functions/testing/make-event";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { AppError } from "#shared/api/errors";
import { routeNames, routes } from "#shared/api/routes";
import { apiHandler } from "./api-handler";
import { beforeDeadline } from "./deadline";
import { now } from "./now";
import { reply } from "./reply";
import type { ShellServices } from "./shell/call";
import { userView } from "./user-view";

process.env.SITE_ORIGIN = "https://redress.example";

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});

/** The shell's own services in memory, with the sessions of some people. */
function fakeShell(users: UserRecord[] = [], expired = false) {
  const at = expired ? new Date(now().getTime() - 13 * 3_600_000) : now();
  const sessions = new Map<string, SessionRecord>();
  const people = new Map(users.map((user) => [user.userId, user]));
  const answers = new Map<string, { content: string; answer?: StoredAnswer }>();
  const calls = { reads: 0, opened: 0 };
  const cookies = users.map((user) => {
    const opened = user.registeredAt ? newSession(user.userId, "password", at) : newVisitorSession(user.userId, at);
    sessions.set(opened.id, opened.record);
    return `${user.registeredAt ? "__Host-session" : "__Host-onboarding"}=${opened.id}`;
  });
  const services: ShellServices = {
    users: {
      get: async (userId) => {
        calls.reads += 1;
        return people.get(userId);
      },
      openVisitor: async (visitor, { id, record }) => {
        calls.opened += 1;
        people.set(visitor.userId, visitor);
        sessions.set(id, record);
      },
    },
    sessions: {
      find: async (id, time) => {
        calls.reads += 1;
        const record = sessions.get(id);
        return record && record.expiresAt > time.toISOString() ? record : undefined;
      },
      extend: async () => undefined,
      open: async (session) => {
        sessions.set(session.id, session.record);
        return session;
      },
    },
    limits: { add: async () => 0 },
    answers: {
      begin: async ({ scope, key, content }) => {
        const first = answers.get(scope + key);
        if (first && first.content !== content) throw new AppError("IDEMPOTENCY_KEY_REUSED");
        if (first && !first.answer) throw new AppError("CONFLICT");
        if (!first) answers.set(scope + key, { content });
        return first?.answer;
      },
      finish: async ({ scope, key, content }, answer) => void answers.set(scope + key, { content, answer }),
      abandon: async ({ scope, key }) => void answers.delete(scope + key),
    },
  };
  return { shell: () => services, cookies, calls, people, sessions };
}

const noServices = () => ({});

async function getUser(caller: UserRecord | undefined, parts: EventParts = {}, expired = false) {
  const { shell, cookies, calls } = fakeShell(caller ? [caller] : [], expired);
  const handler = apiHandler("auth/get-user", async ({ user }) => userView(user, now()), noServices, shell);
  return { ...(await handler(makeEvent({ cookies, ...parts }))), calls };
}

async function post(body: unknown, parts: EventParts = {}) {
  const { shell } = fakeShell();
  const seen: unknown[] = [];
  const route = async (request: { body: unknown }) => {
    seen.push(request.body);
    return reply(userView(makeUserRecord(), now()), {});
  };
  const handler = apiHandler("auth/register", route, noServices, shell);
  return { ...(await handler(makeEvent({ method: "POST", body, ...parts }))), seen };
}

const registration = { email: "maya@example.com", firstName: "Maya", lastName: "Lopez", password: "long enough" };
const codeOf = ({ body }: { body?: string }) => JSON.parse(body ?? "{}").code;

describe("who may call", () => {
  test("a member is known by the session (8.3.1), at the cost of two reads", async () => {
    const answer = await getUser(makeUserRecord({ firstName: "Maya" }));
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.body ?? "")).toMatchObject({ firstName: "Maya", subscriptionStatus: "active" });
    expect(answer.calls.reads).toBe(2);
  });

  test.each([
    ["nobody", undefined, {}, false],
    ["an expired session (7.3.2)", makeUserRecord(), {}, true],
    ["a made-up session (7.2.1)", makeUserRecord(), { cookies: [`__Host-session=${"a".repeat(43)}`] }, false],
    ["a disabled member (7.4.2)", makeUserRecord({ disabledAt: "2026-01-06T00:00:00.000Z" }), {}, false],
    ["a visitor", makeVisitor(), {}, false],
  ])("%s is not a member", async (_, caller, parts, expired) => {
    const answer = await getUser(caller, parts, expired);
    expect(answer.statusCode).toBe(401);
    expect(JSON.parse(answer.body ?? "")).toMatchObject({ code: "UNAUTHENTICATED", message: "Unauthorized" });
  });

  test.each(routeNames.filter((name) => routes[name].access !== "public"))(
    "%s knows a disabled administrator as nobody, from the next request on",
    async (name) => {
      const disabled = makeUserRecord({ isAdmin: true, disabledAt: "2026-01-06T00:00:00.000Z" });
      const { shell, cookies } = fakeShell([disabled]);
      const callers: string[] = [];
      const route = async ({ user }: { user?: UserRecord }) => {
        callers.push(user?.userId ?? "nobody");
        throw new AppError("CONFLICT");
      };
      const limits = { assertMayTry: async () => undefined, attempt: async () => undefined };
      const handler = apiHandler(name, route, () => ({ adminKey: async () => "key", limits }), shell);
      const { method, access } = routes[name];
      const answer = await handler(makeEvent({ method, cookies }));
      if (access !== "onboarding") expect(answer.statusCode).toBe(401);
      expect(callers).not.toContain(disabled.userId);
      expect(answer.cookies?.join()).toContain("__Host-session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0");
    },
  );
  test.each([
    ["after 20 minutes is let through", 20 * 60_000, 200],
    ["after more than 20 minutes must sign in again", 20 * 60_000 + 10_000, 403],
  ])("whoever changes a role %s (7.5.1)", async (_, ageMs, status) => {
    const admin = makeUserRecord({ isAdmin: true });
    const { shell, cookies, sessions } = fakeShell([admin]);
    for (const [id, record] of sessions) {
      sessions.set(id, { ...record, createdAt: new Date(Date.now() - ageMs + 5_000).toISOString() });
    }
    const handler = apiHandler("admin/set-admin-status", async () => userView(admin, now()), noServices, shell);
    const event = makeEvent({ method: "POST", cookies, params: { userId: admin.userId }, body: { isAdmin: true } });
    const { statusCode, body } = await handler(event);
    expect(statusCode).toBe(status);
    if (status === 403) expect(body).toContain("REAUTHENTICATION_REQUIRED");
  });

  test.each([
    ["is asked to set one up", {}, 403],
    ["passes with one", { secondFactorSince: "2026-01-05T15:00:00.000Z" }, 200],
  ])("where administrators need a second factor, one without %s", async (_, changes, status) => {
    process.env.REQUIRE_ADMIN_SECOND_FACTOR = "true";
    const { shell, cookies } = fakeShell([makeUserRecord({ isAdmin: true, ...changes })]);
    const handler = apiHandler("admin/list-users", async () => ({ users: [] }), noServices, shell);
    const answer = await handler(makeEvent({ cookies }));
    delete process.env.REQUIRE_ADMIN_SECOND_FACTOR;
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.body).toContain("SECOND_FACTOR_MISSING");
  });

  test("from the second call on, session and user are read at once", async () => {
    const { shell, cookies } = fakeShell([makeUserRecord()]);
    const { users, sessions, ...others } = shell();
    const steps: string[] = [];
    const find: typeof sessions.find = async (id, at) => {
      const found = await sessions.find(id, at);
      steps.push("session found");
      return found;
    };
    const get: typeof users.get = (userId) => {
      steps.push("user asked for");
      return users.get(userId);
    };
    const told = { ...others, users: { ...users, get }, sessions: { ...sessions, find } };
    const route = async ({ user }: { user: UserRecord }) => userView(user, now());
    const handler = apiHandler("auth/get-user", route, noServices, () => told);
    await handler(makeEvent({ cookies }));
    await handler(makeEvent({ cookies }));
    expect(steps).toEqual(["session found", "user asked for", "user asked for", "session found"]);
  });

  test("a session that began before the member ended all of them is over (7.4.3)", async () => {
    const member = makeUserRecord({ sessionsFrom: new Date(Date.now() + 60_000).toISOString() });
    const { shell, cookies } = fakeShell([member]);
    const handler = apiHandler("auth/get-user", async ({ user }) => userView(user, now()), noServices, shell);
    expect((await handler(makeEvent({ cookies }))).statusCode).toBe(401);
  });

  test("a visitor's session in the member's cookie opens nothing", async () => {
    const { shell, cookies } = fakeShell([makeVisitor()]);
    const handler = apiHandler("auth/get-user", async ({ user }) => userView(user, now()), noServices, shell);
    const forged = cookies.map((cookie) => cookie.replace("__Host-onboarding", "__Host-session"));
    expect((await handler(makeEvent({ cookies: forged }))).statusCode).toBe(401);
  });

  test("a member without a subscription is told that one is required", async () => {
    const { shell, cookies } = fakeShell([makeUserRecord({ subscriptionStatus: "incomplete" })]);
    const handler = apiHandler("disputes/create-dispute", () => Promise.reject(new Error("called")), noServices, shell);
    const answer = await handler(makeEvent({ method: "POST", cookies, body: {} }));
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain("SUBSCRIPTION_REQUIRED");
  });

  test("the role is checked before the request is read: a member learns nothing of an admin's route (8.2.1)", async () => {
    const { shell, cookies } = fakeShell([makeUserRecord()]);
    const handler = apiHandler("admin/list-users", async () => ({ users: [] }), noServices, shell);
    const answer = await handler(makeEvent({ cookies, query: { limit: "none" } }));
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, "FORBIDDEN"]);
  });

  test("an administrator passes, and then the request is read", async () => {
    const { shell, cookies } = fakeShell([makeUserRecord({ isAdmin: true })]);
    const handler = apiHandler("admin/list-users", async () => ({ users: [] }), noServices, shell);
    expect((await handler(makeEvent({ cookies }))).statusCode).toBe(200);
    expect((await handler(makeEvent({ cookies, query: { limit: "none" } }))).statusCode).toBe(400);
  });

  test("the admin key supplements the role: a wrong one is refused and counted", async () => {
    const { shell, cookies } = fakeShell([makeUserRecord({ isAdmin: true })]);
    const attempts: string[] = [];
    const limits = {
      assertMayTry: async () => undefined,
      attempt: async (_: string, who: string) => void attempts.push(who),
    };
    const services = () => ({ adminKey: async () => "right", limits });
    const handler = apiHandler("subscription/activate", async ({ user }) => userView(user, now()), services, shell);
    const withKey = (adminKey: string) =>
      handler(makeEvent({ method: "POST", cookies, body: { userId: "u", adminKey } }));

    expect(codeOf(await withKey("wrong"))).toBe("INVALID_ADMIN_KEY");
    expect(attempts).toHaveLength(1);
    expect((await withKey("right")).statusCode).toBe(200);
  });
});

describe("visitors of the onboarding", () => {
  const progress = (user: UserRecord) => ({
    profile: {},
    documents: [],
    report: null,
    selection: {},
    isMember: !!user.registeredAt,
  });

  test("the first call opens a visitor by a cookie of 24 hours that no script can read (3.3.1-3.3.4)", async () => {
    const { shell, calls } = fakeShell();
    const handler = apiHandler("onboarding/get-progress", async ({ user }) => progress(user), noServices, shell);
    const answer = await handler(makeEvent());
    expect(calls.opened).toBe(1);
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^__Host-onboarding=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=86400$/),
    ]);
  });

  test("the next call with the cookie is the same visitor's", async () => {
    const { shell, cookies, calls } = fakeShell([makeVisitor()]);
    const handler = apiHandler("onboarding/get-progress", async ({ user }) => progress(user), noServices, shell);
    const answer = await handler(makeEvent({ cookies }));
    expect([answer.cookies, calls.opened]).toEqual([undefined, 0]);
  });

  test("an invalid call opens nobody", async () => {
    const { shell, calls } = fakeShell();
    const handler = apiHandler("onboarding/save-progress", async () => undefined, noServices, shell);
    const answer = await handler(makeEvent({ method: "PATCH", body: { username: 7 } }));
    expect([answer.statusCode, calls.opened]).toEqual([400, 0]);
  });

  test("a member takes part as a member", async () => {
    const { shell, cookies } = fakeShell([makeUserRecord()]);
    const handler = apiHandler("onboarding/get-progress", async ({ user }) => progress(user), noServices, shell);
    expect(JSON.parse((await handler(makeEvent({ cookies }))).body ?? "").isMember).toBe(true);
  });

  test("the cookie of a visitor who has become a member opens nothing any more", async () => {
    const visitor = makeVisitor();
    const { shell, cookies, calls, people } = fakeShell([visitor]);
    people.set(visitor.userId, { ...visitor, registeredAt: "2026-01-06T00:00:00.000Z" });
    const handler = apiHandler("onboarding/get-progress", async ({ user }) => progress(user), noServices, shell);
    const answer = await handler(makeEvent({ cookies }));
    expect(calls.opened).toBe(1);
    expect(JSON.parse(answer.body ?? "").isMember).toBe(false);
  });
});

describe("other sites", () => {
  test.each([
    ["of another site", { origin: "https://evil.example" }],
    ["of no site", { origin: "null" }],
    ["of the same host without encryption", { origin: "http://redress.example" }],
    ["that the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
  ])("a change from a page %s is refused (3.5.1)", async (_, headers) => {
    const answer = await post(registration, { headers });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, "FORBIDDEN"]);
  });

  test.each([
    ["without the distribution's key", undefined],
    ["with another key", "another key"],
  ])("a call to the API's own address %s is refused", async (_, key) => {
    const headers = { "x-origin-key": key ?? "", "cloudfront-viewer-address": "198.51.100.1:443" };
    const answer = await post(registration, { headers });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, "FORBIDDEN"]);
  });

  test.each([
    ["from the site itself", { origin: "https://redress.example", "sec-fetch-site": "same-origin" }],
    ["from a program", {}],
  ])("a change %s is taken", async (_, headers) => {
    expect((await post(registration, { headers })).statusCode).toBe(201);
  });
});

describe("what is sent", () => {
  test.each([
    ["text", "name=Maya", { "content-type": "text/plain" }, 415],
    ["a form (3.5.2)", "email=a", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["content of no type", "{}", {}, 415],
    ["JSON that is not", "{", { "content-type": "application/json" }, 400],
    ["JSON nested without end", "[".repeat(100_000), { "content-type": "application/json" }, 400],
    ["JSON with a charset", JSON.stringify(registration), { "content-type": "application/json; charset=utf-8" }, 201],
    ["more than 1 MB (4.3.1)", `"${"a".repeat(1024 * 1024)}"`, { "content-type": "application/json" }, 413],
    ["nothing where fields are needed", "", {}, 400],
  ])("%s is answered as documented", async (_, body, headers: Record<string, string>, status) => {
    expect((await post(body, { headers })).statusCode).toBe(status);
  });

  test("each wrong field is named (2.2.1)", async () => {
    const { body } = await post({ ...registration, email: "none", password: "short" });
    const { code, fieldErrors, requestId } = JSON.parse(body ?? "");
    expect([code, requestId]).toEqual(["VALIDATION_FAILED", "request-1"]);
    expect(fieldErrors).toEqual({
      email: ["Please enter a valid email address"],
      password: ["Must be at least 8 characters"],
    });
  });

  test("unknown fields do not reach the route, and prototypes stay what they are (15.3.3, 15.3.6)", async () => {
    const text = `{"isAdmin":true,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(registration).slice(1)}`;
    const { seen } = await post(text, { headers: { "content-type": "application/json" } });
    expect(seen).toEqual([registration]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Object.getPrototypeOf(seen[0])).toBe(Object.prototype);
  });

  test("half a character is replaced: no table takes it", async () => {
    const text = JSON.stringify(registration).replace('"Maya"', '"Ma\\ud800ya \\ud83d\\ude00"');
    const { seen } = await post(text, { headers: { "content-type": "application/json" } });
    expect(seen).toEqual([{ ...registration, firstName: "Ma\ufffdya 😀" }]);
  });

  test("a signed event is handed on as it came", async () => {
    const { shell } = fakeShell();
    const seen: string[] = [];
    const route = async ({ rawBody }: { rawBody: string }) => {
      seen.push(rawBody);
      return { received: true as const };
    };
    const handler = apiHandler("payments/receive-event", route, noServices, shell);
    await handler(makeEvent({ method: "POST", body: ' { "a": 1}', headers: { "content-type": "text/plain" } }));
    expect(seen).toEqual([' { "a": 1}']);
  });

  test("the client's address is CloudFront's word, without the port", async () => {
    const { shell } = fakeShell();
    const seen: string[] = [];
    const route = async ({ address }: { address: string }) => {
      seen.push(address);
      return { received: true as const };
    };
    const handler = apiHandler("mail/receive-event", route, noServices, shell);
    await handler(makeEvent({ headers: { "CloudFront-Viewer-Address": "2001:db8::7:52431" } }));
    await handler(makeEvent({ address: "198.51.100.4" }));
    expect(seen).toEqual(["2001:db8::7", "198.51.100.4"]);
  });
});

describe("what is answered", () => {
  test("every answer carries the headers that keep it to itself (3.4)", async () => {
    for (const answer of [await getUser(makeUserRecord()), await getUser(undefined)]) {
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "content-type": "application/json; charset=utf-8",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      });
    }
  });

  test("only what the route table names leaves (15.3.1)", async () => {
    const { shell, cookies } = fakeShell([makeUserRecord()]);
    const route = async ({ user }: { user: UserRecord }) => ({ ...userView(user, now()), ssnLast4: "0001" });
    const answer = await apiHandler("auth/get-user", route, noServices, shell)(makeEvent({ cookies }));
    expect(answer.body).not.toContain("0001");
  });

  test.each([
    ["a lost race", Object.assign(new Error("x"), { name: "ConditionalCheckFailedException" }), 409, "CONFLICT"],
    ["throttling", Object.assign(new Error("x"), { name: "ThrottlingException" }), 503, "SERVICE_UNAVAILABLE"],
    ["a time limit", Object.assign(new Error("x"), { name: "TimeoutError" }), 503, "SERVICE_UNAVAILABLE"],
    [
      "a fault of the cloud",
      Object.assign(new Error("x"), { $metadata: { httpStatusCode: 500 } }),
      503,
      "SERVICE_UNAVAILABLE",
    ],
    ["a fault of ours", new Error("table Users, maya@example.com"), 500, "INTERNAL"],
  ])("%s is answered without a word of what is inside (13.4.2)", async (_, error, status, code) => {
    const { shell, cookies } = fakeShell([makeUserRecord()]);
    const answer = await apiHandler(
      "auth/get-user",
      () => Promise.reject(error),
      noServices,
      shell,
    )(makeEvent({ cookies }));
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
    expect(Object.keys(JSON.parse(answer.body ?? ""))).toEqual(["code", "message", "requestId"]);
    expect(answer.headers?.["retry-after"]).toBe(status === 503 ? "2" : undefined);
  });

  test("a log line says who by id, and nothing that was typed (16.2.5)", async () => {
    const user = makeUserRecord({ email: "maya@example.com" });
    await getUser(user, { headers: { "user-agent": "secret-agent" } });
    const [line = ""] = lines;
    expect(JSON.parse(line)).toEqual({
      at: expect.any(String),
      event: "request",
      requestId: "request-1",
      route: "auth/get-user",
      actorId: user.userId,
      status: 200,
      durationMs: expect.any(Number),
    });
  });

  test("the event that keeps a function warm is answered without I/O", async () => {
    const { shell, calls } = fakeShell();
    const handler = apiHandler("auth/get-user", () => Promise.reject(new Error("called")), noServices, shell);
    const warming: unknown = { source: "keep-warm" };
    const answer = await handler(warming as Parameters<typeof handler>[0]);
    expect([answer.statusCode, calls.reads]).toEqual([204, 0]);
  });
});

describe("an Idempotency-Key (2.3.4)", () => {
  function counting() {
    const { shell, sessions } = fakeShell();
    const world = { runs: 0, refuse: false };
    const member = makeUserRecord();
    const route = async () => {
      world.runs += 1;
      if (world.refuse) throw new AppError("ACCOUNT_EXISTS");
      const session = newSession(member.userId, "password", now());
      sessions.set(session.id, session.record);
      return reply(userView(member, now()), { session });
    };
    const handler = apiHandler("auth/register", route, noServices, shell);
    const send = (key: string, body: unknown = registration) =>
      handler(makeEvent({ method: "POST", body, headers: { "idempotency-key": key } }));
    return { world, send };
  }

  test("gives the first answer again, with a session of its own", async () => {
    const { world, send } = counting();
    const [first, second] = [await send("k1"), await send("k1")];
    expect(world.runs).toBe(1);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(second.cookies?.[0]).toMatch(/^__Host-session=[\w-]{43};/);
    expect(second.cookies?.[0]).not.toBe(first.cookies?.[0]);
  });

  test("with another body is refused", async () => {
    const { send } = counting();
    await send("k1");
    expect(codeOf(await send("k1", { ...registration, firstName: "Ana" }))).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  test("of a refused call can be used again", async () => {
    const { world, send } = counting();
    world.refuse = true;
    expect(codeOf(await send("k1"))).toBe("ACCOUNT_EXISTS");
    world.refuse = false;
    expect((await send("k1")).statusCode).toBe(201);
  });

  test("that is no key is refused", async () => {
    const { send } = counting();
    expect((await send("k 1")).statusCode).toBe(400);
  });
});

describe("a call whose function is nearly out of time", () => {
  async function late(route: () => Promise<never>, parts: EventParts = {}) {
    const { shell } = fakeShell();
    const outcomes: string[] = [];
    const services = shell();
    const abandon = async (call: KeyedCall) => {
      outcomes.push("key given back");
      await services.answers.abandon(call);
    };
    const watched = () => ({ ...services, answers: { ...services.answers, abandon } });
    const handler = apiHandler("auth/register", route, noServices, watched);
    const body = { email: "maya@example.com", firstName: "Maya", lastName: "Lopez", password: "quiet rivers" };
    const startedAt = performance.now();
    const remainingMs = 2_500;
    const context = { getRemainingTimeInMillis: () => remainingMs - (performance.now() - startedAt) };
    const answer = await handler(makeEvent({ method: "POST", body, ...parts }), context as Context);
    return { ...answer, outcomes, leftMs: remainingMs - (performance.now() - startedAt) };
  }
  const hanging = () => new Promise<never>(() => undefined);

  test("gives up on a table that hangs, gives the key back and says that it may be tried again", async () => {
    const { outcomes, leftMs, ...answer } = await late(() => beforeDeadline(hanging), {
      headers: { "idempotency-key": "k-1" },
    });
    expect(answer).toMatchObject({ statusCode: 503, headers: { "retry-after": "2" } });
    expect(JSON.parse(answer.body ?? "")).toMatchObject({ code: "SERVICE_UNAVAILABLE", requestId: "request-1" });
    expect(outcomes).toEqual(["key given back"]);
    expect(leftMs).toBeGreaterThan(500);
  });

  test("asks nothing more of the cloud, whatever the route does next", async () => {
    const asked: string[] = [];
    const route = async () => {
      await beforeDeadline(hanging).catch(() => undefined);
      return beforeDeadline(async () => {
        asked.push("once more");
        return hanging();
      });
    };
    expect(await late(route)).toMatchObject({ statusCode: 503 });
    expect(asked).toEqual([]);
  });

  test("is answered though something hangs that nobody can give up", async () => {
    const { leftMs, ...answer } = await late(hanging);
    expect(answer).toMatchObject({
      statusCode: 503,
      headers: { "retry-after": "2", "cache-control": "no-store", "x-request-id": "request-1" },
    });
    expect(leftMs).toBeGreaterThan(0);
    expect(lines.join()).toContain("DeadlineError");
  });
});
