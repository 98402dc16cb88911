import type { UserRecord } from "#functions/repositories/users";
import { userView } from "#functions/services/members/user-view";
import { fakeShell, noServices } from "#functions/testing/fake-shell";
import { type EventParts, makeEvent } from "#functions/testing/make-event";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { AppError, SESSION_ENDED } from "#shared/api/errors";
import { routeNames, routes } from "#shared/api/routes";
import { apiHandler } from "./api-handler";
import { now } from "./now";

process.env.SITE_ORIGIN = "https://redress.example";

async function getUser(caller: UserRecord | undefined, parts: EventParts = {}, expired = false) {
  const { shell, cookies, calls } = fakeShell(caller ? [caller] : [], expired);
  const handler = apiHandler("auth/get-user", async ({ user }) => userView(user, now()), noServices, shell);
  return { ...(await handler(makeEvent({ cookies, ...parts }))), calls };
}

const codeOf = ({ body }: { body?: string }) => JSON.parse(body ?? "{}").code;

describe("who may call", () => {
  test("a member is known by the session (8.3.1), at the cost of two reads", async () => {
    const answer = await getUser(makeUserRecord({ firstName: "Maya" }));
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.body ?? "")).toMatchObject({ firstName: "Maya", subscriptionStatus: "active" });
    expect(answer.calls.reads).toBe(2);
  });

  test.each([
    ["a caller without a session", undefined, {}, false, undefined],
    ["an expired session (7.3.2)", makeUserRecord(), {}, true, SESSION_ENDED],
    [
      "a made-up session (7.2.1)",
      makeUserRecord(),
      { cookies: [`__Host-session=${"a".repeat(43)}`] },
      false,
      SESSION_ENDED,
    ],
    ["a disabled member (7.4.2)", makeUserRecord({ disabledAt: "2026-01-06T00:00:00.000Z" }), {}, false, SESSION_ENDED],
    ["a visitor", makeVisitor(), {}, false, undefined],
  ])("%s is not a member, and reads whether a session was there", async (_, caller, parts, expired, details) => {
    const answer = await getUser(caller, parts, expired);
    expect(answer.statusCode).toBe(401);
    const body = JSON.parse(answer.body ?? "");
    expect(body).toMatchObject({ code: "UNAUTHENTICATED", message: "Unauthorized" });
    expect(body.details).toBe(details);
  });

  test.each(routeNames.filter((name) => routes[name].access !== "public"))(
    "%s takes a disabled administrator for signed out, from the next request on",
    async (name) => {
      const disabled = makeUserRecord({ isAdmin: true, disabledAt: "2026-01-06T00:00:00.000Z" });
      const { shell, cookies } = fakeShell([disabled]);
      const callers: string[] = [];
      const route = async ({ user }: { user?: UserRecord }) => {
        callers.push(user?.userId ?? "none");
        throw new AppError("CONFLICT");
      };
      const limits = { attempt: async () => undefined, forget: async () => undefined };
      const handler = apiHandler(name, route, () => ({ adminKey: async () => "key", limits }), shell);
      const { method, access } = routes[name];
      const answer = await handler(makeEvent({ method, cookies }));
      if (access !== "onboarding") expect(answer.statusCode).toBe(401);
      expect(callers).not.toContain(disabled.userId);
      expect(answer.cookies?.join()).toContain("__Host-session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0");
    },
  );
  test.each([
    "account/export-data",
    "account/delete-account",
    "admin/export-clients",
    "admin/set-admin-status",
  ] as const)("the server itself asks for a sign-in of the last 20 minutes before %s", (name) => {
    expect(routes[name].recentSignIn).toBe(true);
  });

  test.each([
    ["after 20 minutes is let through", 20 * 60_000, 200],
    ["after more than 20 minutes must sign in again", 20 * 60_000 + 10_000, 403],
  ])("an administrator who changes a role %s (7.5.1)", async (_, ageMs, status) => {
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

  const secondFactorSince = "2026-01-05T15:00:00.000Z";
  test.each([
    ["without one is refused", {}, { method: "password" as const }, 403],
    ["who gave it passes", { secondFactorSince }, { hasSecondFactor: true }, 200],
    ["who has one, in a session that began without it, is refused", { secondFactorSince }, {}, 403],
    ["whose factor was turned off since is refused", {}, { hasSecondFactor: true }, 403],
    ["of the outside provider is refused without one here", {}, { method: "provider" as const }, 403],
  ])("where administrators need a second factor, one %s", async (_, changes, facts, status) => {
    process.env.REQUIRE_ADMIN_SECOND_FACTOR = "true";
    const { shell, cookies, sessions } = fakeShell([makeUserRecord({ isAdmin: true, ...changes })]);
    for (const [id, record] of sessions) sessions.set(id, { ...record, ...facts });
    const handler = apiHandler("admin/list-users", async () => ({ users: [] }), noServices, shell);
    const answer = await handler(makeEvent({ cookies }));
    delete process.env.REQUIRE_ADMIN_SECOND_FACTOR;
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.body).toContain("SECOND_FACTOR_MISSING");
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

  test("a member without a subscription reads that one is required", async () => {
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
});

const contact = {
  phone: "(212) 555-0100",
  address: { street: "100 Main Street", city: "Albany", state: "NY", zipCode: "12207" },
};

describe("visitors of the onboarding", () => {
  const progress = (user: UserRecord) => ({
    profile: {},
    documents: [],
    report: null,
    selection: {},
    isMember: !!user.registeredAt,
    openStates: [],
    isPullOffered: true,
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

  test("an invalid call creates no visitor", async () => {
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

  test("what a member changes after the session has ended is refused, and done to no new visitor", async () => {
    const { shell, cookies, calls } = fakeShell([makeUserRecord()], true);
    const callers: UserRecord[] = [];
    const route = async ({ user }: { user: UserRecord }) => {
      callers.push(user);
      return undefined;
    };
    const handler = apiHandler("account/save-contact", route, noServices, shell);
    const refused = await handler(makeEvent({ method: "PUT", body: contact, cookies }));

    expect(refused.statusCode).toBe(401);
    expect(JSON.parse(refused.body ?? "")).toMatchObject({ code: "UNAUTHENTICATED", details: SESSION_ENDED });
    expect([callers, calls.opened]).toEqual([[], 0]);
    expect(refused.cookies?.join()).toContain("__Host-session=;");
  });

  test.each([
    ["someone without a session", undefined],
    ["a visitor of whom nothing is known", makeVisitor()],
  ])(
    "%s has no address to correct, whatever is sent: nothing is read or opened before that is said",
    async (_, caller) => {
      const { shell, cookies, calls } = fakeShell(caller ? [caller] : []);
      const handler = apiHandler("account/save-contact", () => Promise.reject(new Error("called")), noServices, shell);
      for (const body of [{}, contact]) {
        const answer = await handler(makeEvent({ method: "PUT", body, cookies }));
        expect([answer.statusCode, codeOf(answer)]).toEqual([401, "UNAUTHENTICATED"]);
      }
      expect(calls.opened).toBe(0);
    },
  );

  test("a visitor after the credit check corrects the address", async () => {
    const { shell, cookies } = fakeShell([makeVisitor({ ssnLast4: "0001" })]);
    const handler = apiHandler("account/save-contact", async () => undefined, noServices, shell);
    expect((await handler(makeEvent({ method: "PUT", body: contact, cookies }))).statusCode).toBe(204);
  });

  test("the onboarding itself needs no new sign-in after a session has ended", async () => {
    const { shell, cookies, calls } = fakeShell([makeUserRecord()], true);
    const reading = apiHandler("onboarding/get-progress", async ({ user }) => progress(user), noServices, shell);
    expect((await reading(makeEvent({ cookies }))).statusCode).toBe(200);
    const saving = apiHandler("onboarding/save-progress", async () => undefined, noServices, shell);
    expect((await saving(makeEvent({ method: "PATCH", body: {}, cookies }))).statusCode).toBe(204);
    expect(calls.opened).toBe(2);
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
