import type { Identity } from "#functions/providers/identity/identity-token";
import { OutsideUnavailable } from "#functions/providers/identity/outside-sign-in";
import { AdminRepository } from "#functions/repositories/admins";
import { EmailRepository } from "#functions/repositories/emails";
import { newMember, newVisitor } from "#functions/repositories/new-user";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { PaymentRepository } from "#functions/repositories/payments";
import { ReportRepository } from "#functions/repositories/reports";
import { newSession, newVisitorSession, SessionRepository } from "#functions/repositories/sessions";
import { type Transact, transact } from "#functions/repositories/table";
import { UserRepository } from "#functions/repositories/users";
import { encodeSignIn } from "#functions/shell/sign-in-cookie";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { AppError } from "#shared/api/errors";
import { finishSignIn } from "./finish-sign-in";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date("2026-03-05T10:00:00Z");
const pending = {
  state: "s".repeat(43),
  nonce: "n".repeat(43),
  codeVerifier: "v".repeat(43),
  returnTo: "/credit-report",
};
/** Every failure goes on, after a sign-in with the password, to where this one was to lead. */
const BACK = "&returnTo=%2Fcredit-report";
const person = (subject: string, email: string): Identity => ({
  subject,
  username: `Outside_${subject}`,
  email,
  isEmailVerified: true,
  firstName: "Maya",
  lastName: "Lopez",
  nonce: pending.nonce,
  providers: ["Outside"],
});

function world(identity: Identity | Error) {
  const { documents, usersTable, reportsTable } = tables;
  const together: Transact = (items) => transact(documents, items);
  const services = {
    users: new UserRepository(documents, usersTable),
    sessions: new SessionRepository(documents, usersTable),
    admins: new AdminRepository(documents, usersTable),
    onboarding: new OnboardingRepository(documents, usersTable),
    payments: new PaymentRepository(tables.documents, tables.usersTable),
    emails: new EmailRepository(documents, usersTable),
    reports: new ReportRepository(documents, reportsTable),
    transact: together,
    outside: { identityOf: async () => (identity instanceof Error ? Promise.reject(identity) : identity) },
    ...{ openStates: [], now: () => at },
  };
  const right: { code?: string; state?: string; error?: string } = { code: "c", state: pending.state };
  const comeBack = (query = right, kept = pending, cookies: Record<string, string> = {}) =>
    finishSignIn(
      makeRequest<"auth/finish-sign-in">({ query, cookies: { "__Host-signin": encodeSignIn(kept), ...cookies } }),
      services,
    );
  return { services, comeBack };
}

type Services = ReturnType<typeof world>["services"];

function passwordAccount({ users }: Services, email: string, facts: { emailProvenAt?: string } = {}) {
  const opening = { email, firstName: "M", lastName: "L", signInMethod: "password" as const, isAdmin: false };
  return users.register({ member: { ...newMember("en", opening, at), ...facts } });
}

test("a new person becomes a member and comes back to where they were", async () => {
  const { comeBack, services } = world(person("1", "new@example.com"));
  const { location, options } = await comeBack();
  expect(location).toBe("/credit-report");
  expect(options.session?.record).toMatchObject({ method: "provider", poolUsername: "Outside_1" });
  const user = await services.users.getByEmail("new@example.com");
  expect(user).toMatchObject({ firstName: "Maya", subscriptionStatus: "incomplete", signInMethod: "provider" });
  expect(options.session?.record.memberId).toBe(user?.userId);
});

test("a new person whose onboarding is open in the browser keeps what was done there", async () => {
  const { comeBack, services } = world(person("onboarding", "open.onboarding@example.com"));
  const visitor = newVisitor("en", at);
  const session = newVisitorSession(visitor.userId, at);
  await services.users.openVisitor(visitor, session);
  await services.users.update(visitor.userId, { email: "open.onboarding@example.com" });

  const { options } = await comeBack(undefined, undefined, { "__Host-onboarding": session.id });
  expect(options.session?.record.memberId).toBe(visitor.userId);
  const kept = { userId: visitor.userId, emailProvenAt: at.toISOString() };
  expect(await services.users.getByEmail("open.onboarding@example.com")).toMatchObject(kept);
});

test.each([
  ["in another alphabet", "Мария", "Лопес"],
  ["with a web address in it", "www.free-money.example", "https://free-money.example"],
])(
  "a name %s, which our own registration refuses, is not taken from an outside provider either",
  async (kind, first, last) => {
    const email = `${kind.slice(0, 3)}.lopez@example.com`.replace(" ", "");
    const identity = { ...person(kind, email), firstName: first, lastName: last };
    const { comeBack, services } = world(identity);
    await comeBack();
    const user = await services.users.getByEmail(email);
    expect(user).toMatchObject({ firstName: "", lastName: "" });
  },
);

test("a known person is the same member next time, even under another address, with the language chosen by then", async () => {
  const { options: first } = await world(person("2", "two@example.com")).comeBack();
  const { comeBack, services } = world(person("2", "changed@example.com"));
  await comeBack(undefined, undefined, { language: "es" });
  expect((await services.users.get(first.session?.record.memberId ?? ""))?.language).toBe("es");
});

test("a verified address opens the account whose address is proven; an unverified one opens none", async () => {
  const identity = person("3", "three@example.com");
  const { services, comeBack } = world(identity);
  const member = await passwordAccount(services, "three@example.com", { emailProvenAt: at.toISOString() });

  const unverified = await world({ ...identity, isEmailVerified: false }).comeBack();
  expect([unverified.location, unverified.options.session]).toEqual([`/login?error=email${BACK}`, undefined]);
  expect((await comeBack()).options.session?.record.memberId).toBe(member.userId);
});

test("an address that the provider has proven once joins another name of the same provider", async () => {
  const { options: first } = await world(person("7", "seven@example.com")).comeBack();
  const { options: second } = await world(person("7b", "seven@example.com")).comeBack();
  expect(second.session?.record.memberId).toBe(first.session?.record.memberId);
});

test("a person who opened a password account with someone else's address beforehand gets nothing of theirs", async () => {
  const { services, comeBack } = world(person("8", "victim@example.com"));
  const squatter = await passwordAccount(services, "victim@example.com");

  const { location, options } = await comeBack();
  expect([location, options.session]).toEqual([`/login?error=unproven${BACK}`, undefined]);
  expect(await services.users.getByIdentity("8")).toBeUndefined();
  expect(await services.users.get(squatter.userId)).toEqual({ ...squatter, version: 1 });
});

test("a session of the account itself proves nothing: a squatter may have left it open in this browser", async () => {
  const { services, comeBack } = world(person("9", "nine@example.com"));
  const member = await passwordAccount(services, "nine@example.com");
  const { id } = await services.sessions.open(newSession(member.userId, "password", new Date(at.getTime() - 60_000)));

  const { location, options } = await comeBack(undefined, pending, { "__Host-session": id });
  expect([location, options.session]).toEqual([`/login?error=unproven${BACK}`, undefined]);
  expect(await services.users.getByIdentity("9")).toBeUndefined();
});

test("once its owner has proven the address by the mailed link, the provider opens the account", async () => {
  const { services, comeBack } = world(person("9b", "proven-nine@example.com"));
  const member = await passwordAccount(services, "proven-nine@example.com", { emailProvenAt: at.toISOString() });
  for (const _ of ["by its address", "by its identity"]) {
    expect((await comeBack()).options.session?.record.memberId).toBe(member.userId);
  }
});

test.each([
  ["another state (10.1.2)", { code: "c", state: "x".repeat(43) }, pending, "state"],
  ["no state", { code: "c" }, pending, "state"],
  ["a cookie that is not ours", { code: "c", state: pending.state }, { ...pending, nonce: "" }, "state"],
  ["a person who cancels", { error: "access_denied", state: pending.state }, pending, "cancelled"],
  ["the provider's refusal", { error: "server_error", state: pending.state }, pending, "provider"],
  ["another nonce (10.5.1)", { code: "c", state: pending.state }, { ...pending, nonce: "m".repeat(43) }, "provider"],
])("%s leads to the sign-in screen", async (_, query, kept, why) => {
  const { location, options } = await world(person("4", "four@example.com")).comeBack(query, kept);
  expect(location).toBe(`/login?error=${why}${kept === pending || why === "provider" ? BACK : ""}`);
  expect(options.session).toBeUndefined();
});

test("so does a code that is not taken, a provider that does not answer, and a disabled member", async () => {
  expect((await world(new Error("invalid_grant")).comeBack()).location).toBe(`/login?error=provider${BACK}`);
  expect((await world(new OutsideUnavailable()).comeBack()).location).toBe(`/login?error=unavailable${BACK}`);
  const { comeBack, services } = world(person("5", "five@example.com"));
  const { options } = await comeBack();
  await services.users.update(options.session?.record.memberId ?? "", { disabledAt: at.toISOString() });
  const lines = jest.spyOn(console, "log").mockImplementation(() => undefined);
  expect((await comeBack()).location).toBe(`/login?error=disabled${BACK}`);
  const [refused] = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
  lines.mockRestore();
  expect(refused).toMatchObject({ outcome: "refused", subjectId: options.session?.record.memberId });
});

test("the deployment's owner is recognised by the address that the provider has verified, and once", async () => {
  process.env.ADMIN_EMAIL = "owner@example.com";
  const { services, comeBack } = world(person("10", "owner@example.com"));
  await comeBack();
  const owner = await services.users.getByEmail("owner@example.com");
  expect(owner).toMatchObject({ isAdmin: true, lastChange: { action: "made_admin", by: "deployment" } });
  await services.users.update(owner?.userId ?? "", { isAdmin: false });
  await comeBack();
  expect((await services.users.getByEmail("owner@example.com"))?.isAdmin).toBe(false);
  delete process.env.ADMIN_EMAIL;
});

test("the outside provider does not stand in for a second factor, neither at the first sign-in nor later", async () => {
  const { services, comeBack } = world(person("20", "twenty@example.com"));
  const since = at.toISOString();
  const member = await passwordAccount(services, "twenty@example.com");
  await services.users.update(member.userId, { emailProvenAt: since, secondFactorSince: since });
  const asked = await comeBack();
  expect([asked.location, asked.options.session]).toEqual([`/login?error=factor${BACK}`, undefined]);
  expect(await services.users.getByIdentity("20")).toBeUndefined();

  await services.users.update(member.userId, { secondFactorSince: undefined });
  expect((await comeBack()).options.session?.record).toMatchObject({ memberId: member.userId });
  await services.users.update(member.userId, { secondFactorSince: since });
  expect((await comeBack()).location).toMatch(/^\/login\?error=factor/);
});

test("an address that another account takes at the same moment leads to the sign-in screen", async () => {
  const { services, comeBack } = world(person("11", "eleven@example.com"));
  services.users.register = () => Promise.reject(new AppError("ACCOUNT_EXISTS"));
  expect((await comeBack()).location).toBe(`/login?error=unproven${BACK}`);
});

test("what the pool's domain remembers can be ended by signing out, also after a sign-in that failed", async () => {
  const hint = expect.stringMatching(/^__Host-outside=1; .*Max-Age=3600$/);
  const { comeBack } = world({ ...person("12", "twelve@example.com"), isEmailVerified: false });
  expect((await comeBack()).options.cookies).toContainEqual(hint);
  expect((await world(person("12", "twelve@example.com")).comeBack()).options.cookies).toContainEqual(hint);
});

test("no one is sent to another site, whatever the cookie says", async () => {
  const kept = { ...pending, returnTo: "//evil.example" };
  const { location } = await world(person("6", "six@example.com")).comeBack(undefined, kept);
  expect(location).toBe("/dashboard");
});

test.each(["//evil.example", "https://evil.example/", "/dashboard"])(
  "a person who cancels a sign-in that was to lead to %s comes to the bare sign-in screen",
  async (returnTo) => {
    const { comeBack } = world(person("13", "thirteen@example.com"));
    const { location } = await comeBack({ error: "access_denied", state: pending.state }, { ...pending, returnTo });
    expect(location).toBe("/login?error=cancelled");
  },
);

test("the drafts that were to be sent are still selected after a cancelled sign-in", async () => {
  const returnTo = "/subscribe?selectedDisputes=01KANQ7M5T0000000000000000,01KANQ7M5T0000000000000001";
  const { comeBack } = world(person("14", "fourteen@example.com"));
  const { location } = await comeBack({ error: "access_denied", state: pending.state }, { ...pending, returnTo });
  expect(new URL(location, "https://redress.example").searchParams.get("returnTo")).toBe(returnTo);
});
