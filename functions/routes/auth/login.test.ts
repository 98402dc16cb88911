import { Partitions } from "#functions/repositories/partitions";
import { newSession } from "#functions/repositories/sessions";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { at, rightPassword as password, signInWorld } from "#functions/testing/sign-in-world";
import { login } from "./login";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

async function world(email: string, username?: string) {
  const made = await signInWorld(tables, email, username);
  const send = (body: { email: string; password: string; code?: string }, cookies = {}, address = "203.0.113.7") =>
    login(makeRequest<"auth/login">({ body, cookies, address }), made.services);
  return { ...made, send };
}

test.each([
  ["e-mail", "a@example.com", "user.a", "a@example.com"],
  ["username", "b@example.com", "User.B", "user.b"],
])("a member signs in with %s and password", async (_, email, username, name) => {
  const { send, member, services } = await world(email, username);
  const { value, options } = await send({ email: name, password });
  expect(value).toMatchObject({ id: member.userId, lastLoginAt: at.toISOString() });
  const session = await services.sessions.find(options.session?.id ?? "", at);
  expect(session).toMatchObject({ memberId: member.userId, kind: "member", method: "password" });
});

test("a session keeps the names of browser and system, and nothing else that the browser sends", async () => {
  const { services } = await world("device@example.com");
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0 secret-word";
  const body = { email: "device@example.com", password };
  const { options } = await login(makeRequest<"auth/login">({ body, userAgent }), services);
  const session = await services.sessions.find(options.session?.id ?? "", at);

  expect(session?.device).toEqual({ browser: "Firefox", system: "Linux" });
  expect(JSON.stringify(session)).not.toContain("secret-word");
});

test("sign-ins and failures are logged with the member's id, and never with what was typed", async () => {
  const { send, member } = await world("logged@example.com");
  const lines = jest.spyOn(console, "log").mockImplementation(() => undefined);
  await send({ email: "logged@example.com", password: "not this one" }).catch(() => undefined);
  await send({ email: "logged@example.com", password });
  const logged = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
  lines.mockRestore();

  expect(logged).toEqual([
    expect.objectContaining({ event: "sign-in", outcome: "refused", subjectId: member.userId }),
    expect.objectContaining({ event: "sign-in", outcome: "signed in", subjectId: member.userId }),
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/logged@|not this one/);
});

test("a right password that needs a code, and tries that have to wait, are logged with the member's id", async () => {
  const { send, member, pool } = await world("attacked@example.com");
  await pool.setSecondFactor(member.userId, true);
  const typed = { email: "attacked@example.com", password };
  const lines = jest.spyOn(console, "log").mockImplementation(() => undefined);
  await send(typed).catch(() => undefined);
  for (let time = 0; time < 5; time += 1) await send({ ...typed, code: "000000" }).catch(() => undefined);
  const logged = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
  lines.mockRestore();

  expect(logged.map(({ subjectId }) => subjectId)).toEqual(logged.map(() => member.userId));
  expect(logged.map(({ outcome }) => outcome)).toEqual([
    "code asked for",
    ...Array.from({ length: 4 }, () => "refused"),
    "refused for now",
  ]);
});

test("a wrong password and an unknown name are refused alike, and both ask the pool (6.3.8)", async () => {
  const { send, asked } = await world("c@example.com");
  const wrong = await send({ email: "c@example.com", password: "not this one" }).catch((error: Error) => error);
  const unknown = await send({ email: "nobody@example.com", password }).catch((error: Error) => error);
  expect(unknown).toEqual(wrong);
  expect(wrong).toMatchObject({ code: "INVALID_CREDENTIALS", status: 401 });
  expect(asked).toHaveLength(2);
});

test("every sign-in opens a new session and ends the browser's old one (7.2.4)", async () => {
  const { send, services, member } = await world("f@example.com");
  const old = await services.sessions.open(newSession(member.userId, "password", at));
  const { options } = await send({ email: "f@example.com", password }, { "__Host-session": old.id });
  expect(options.session?.id).not.toBe(old.id);
  expect(await services.sessions.find(old.id, at)).toBeUndefined();
});

test("a disabled member is refused like a wrong password (7.4.2)", async () => {
  const { send, services, member } = await world("g@example.com");
  await services.users.update(member.userId, { disabledAt: at.toISOString() });
  await expect(send({ email: "g@example.com", password })).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
});

test("the deployment's owner is recognised once, with a proven address alone, whatever becomes of the account", async () => {
  const { send, services, member } = await world("boss@example.com");
  const signIn = async () => (await send({ email: "boss@example.com", password })).value.isAdmin;
  process.env.ADMIN_EMAIL = "Boss@example.com";
  expect(await signIn()).toBe(false);
  await services.users.update(member.userId, { emailProvenAt: at.toISOString() });
  expect(await signIn()).toBe(true);
  const { lastChange } = (await services.users.get(member.userId)) ?? {};
  expect(lastChange).toMatchObject({ action: "made_admin", by: "deployment" });

  await services.users.update(member.userId, { isAdmin: false });
  expect(await signIn()).toBe(false);
  await new Partitions(tables.documents, tables.usersTable).delete({ userId: member.userId, sk: "USER" });
  await services.users.put({ ...member, emailProvenAt: at.toISOString() });
  expect(await signIn()).toBe(false);
  delete process.env.ADMIN_EMAIL;
});

test("a member who has a second factor needs the code too, and wrong codes count as wrong sign-ins (6.3.1)", async () => {
  const { send, member, pool, services } = await world("h@example.com");
  await pool.setSecondFactor(member.userId, true);
  const typed = { email: "h@example.com", password };
  await expect(send(typed)).rejects.toMatchObject({ code: "SECOND_FACTOR_REQUIRED", status: 401 });
  await expect(send({ ...typed, code: "000000" })).rejects.toMatchObject({ code: "SECOND_FACTOR_WRONG" });
  await expect(send({ ...typed, password: "not this one", code: pool.code })).rejects.toMatchObject({
    code: "INVALID_CREDENTIALS",
  });
  const { options } = await send({ ...typed, code: pool.code });
  const opened = { memberId: member.userId, hasSecondFactor: true };
  expect(await services.sessions.find(options.session?.id ?? "", at)).toMatchObject(opened);

  // Asking for the code is no wrong try.
  for (let time = 0; time < 9; time += 1) await send(typed).catch(() => undefined);
  const { options: again } = await send({ ...typed, code: pool.code });
  expect(again.session).toBeDefined();
  for (let time = 0; time < 4; time += 1) await send({ ...typed, code: "000000" }).catch(() => undefined);
  await expect(send({ ...typed, code: pool.code })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("later e-mails are in the language that the member has chosen by the time of the sign-in", async () => {
  const { send, member, services } = await world("language@example.com");
  const stored = async () => (await services.users.get(member.userId))?.language;
  await send({ email: "language@example.com", password }, { language: "es" });
  expect(await stored()).toBe("es");
  await send({ email: "language@example.com", password });
  expect(await stored()).toBe("es");
  await send({ email: "language@example.com", password }, { language: "en" });
  expect(await stored()).toBe("en");
});
