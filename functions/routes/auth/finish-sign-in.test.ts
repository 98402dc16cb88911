import type { Identity } from "#functions/providers/identity/identity-token";
import { newMember } from "#functions/repositories/new-user";
import { SessionRepository } from "#functions/repositories/sessions";
import { UserRepository } from "#functions/repositories/users";
import { encodeSignIn } from "#functions/runtime/sign-in-cookie";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { finishSignIn } from "./finish-sign-in";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
  jest.spyOn(console, "log").mockImplementation();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const pending = {
  state: "s".repeat(43),
  nonce: "n".repeat(43),
  codeVerifier: "v".repeat(43),
  returnTo: "/credit-report",
};
const person = (subject: string, email: string): Identity => ({
  subject,
  username: `Outside_${subject}`,
  email,
  isEmailVerified: true,
  firstName: "Maya",
  lastName: "Lopez",
  nonce: pending.nonce,
});

function world(identity: Identity | Error) {
  const { documents, usersTable } = tables;
  const services = {
    users: new UserRepository(documents, usersTable),
    sessions: new SessionRepository(documents, usersTable),
    outside: { identityOf: async () => (identity instanceof Error ? Promise.reject(identity) : identity) },
    now: () => at,
  };
  const comeBack = (
    query: { code?: string; state?: string; error?: string } = { code: "c", state: pending.state },
    kept = pending,
  ) =>
    finishSignIn(
      makeRequest<"auth/finish-sign-in">({ query, cookies: { "__Host-signin": encodeSignIn(kept) } }),
      services,
    );
  return { services, comeBack };
}

test("somebody new becomes a member and comes back to where they were", async () => {
  const { comeBack, services } = world(person("1", "new@example.com"));
  const { location, options } = await comeBack();
  expect(location).toBe("/credit-report");
  expect(options.session?.record).toMatchObject({ method: "provider", poolUsername: "Outside_1" });
  const user = await services.users.getByEmail("new@example.com");
  expect(user).toMatchObject({ firstName: "Maya", subscriptionStatus: "incomplete", signInMethod: "provider" });
  expect(options.session?.record.memberId).toBe(user?.userId);
});

test("somebody known is the same member next time, even under another address", async () => {
  const { options: first } = await world(person("2", "two@example.com")).comeBack();
  const { options: second } = await world(person("2", "changed@example.com")).comeBack();
  expect(second.session?.record.memberId).toBe(first.session?.record.memberId);
});

test("a verified address opens the account that has it; an unverified one opens nobody's", async () => {
  const identity = person("3", "three@example.com");
  const { services } = world(identity);
  const opening = { email: "three@example.com", firstName: "M", lastName: "L", signInMethod: "password" as const };
  const member = await services.users.register({ member: newMember("en", { ...opening, isAdmin: false }, at) });

  const unverified = await world({ ...identity, isEmailVerified: false }).comeBack();
  expect([unverified.location, unverified.options.session]).toEqual(["/login?error=email", undefined]);
  const { options } = await world(identity).comeBack();
  expect(options.session?.record.memberId).toBe(member.userId);
});

test.each([
  ["another state (10.1.2)", { code: "c", state: "x".repeat(43) }, pending, "state"],
  ["no state", { code: "c" }, pending, "state"],
  ["a cookie that is not ours", { code: "c", state: pending.state }, { ...pending, nonce: "" }, "state"],
  ["the provider's refusal", { error: "access_denied", state: pending.state }, pending, "provider"],
  ["another nonce (10.5.1)", { code: "c", state: pending.state }, { ...pending, nonce: "m".repeat(43) }, "provider"],
])("%s leads to the sign-in screen", async (_, query, kept, why) => {
  const { location, options } = await world(person("4", "four@example.com")).comeBack(query, kept);
  expect(location).toBe(`/login?error=${why}`);
  expect(options.session).toBeUndefined();
});

test("so does a code that is not taken, and a disabled member", async () => {
  expect((await world(new Error("invalid_grant")).comeBack()).location).toBe("/login?error=provider");
  const { comeBack, services } = world(person("5", "five@example.com"));
  const { options } = await comeBack();
  await services.users.update(options.session?.record.memberId ?? "", { disabledAt: at.toISOString() });
  expect((await comeBack()).location).toBe("/login?error=disabled");
});

test("nobody is sent to another site, whatever the cookie says", async () => {
  const { location } = await world(person("6", "six@example.com")).comeBack(undefined, {
    ...pending,
    returnTo: "//evil.example",
  });
  expect(location).toBe("/dashboard");
});
