import { newSession, newVisitorSession, type SessionRecord } from "#functions/repositories/sessions";
import { makeRequest } from "#functions/testing/make-request";
import { logout } from "./logout";

const at = new Date("2026-03-05T10:00:00Z");

function world() {
  const { id, record } = newSession("maya", "password", at);
  const sessions = new Map<string, SessionRecord>([[id, record]]);
  const signedOut: string[] = [];
  const services = {
    sessions: {
      find: async (key: string) => sessions.get(key),
      close: async (key: string) => void sessions.delete(key),
    },
    pool: { signOutEverywhere: async (username: string) => void signedOut.push(username) },
    now: () => at,
  };
  const leave = (headers: Record<string, string> = {}) =>
    logout(makeRequest<"auth/logout">({ cookies: { "__Host-session": id }, headers }), services);
  return { services, sessions, signedOut, leave, record, id };
}

test("a logout ends the session, revokes the pool's tokens, clears both cookies and leads home (7.4.1, 14.3.1)", async () => {
  const { leave, sessions, signedOut } = world();
  const { location, options } = await leave();
  expect([location, sessions.size, signedOut]).toEqual(["/", 0, ["maya"]]);
  expect(options.cookies).toEqual([
    expect.stringMatching(/^__Host-session=; .*Max-Age=0$/),
    expect.stringMatching(/^__Host-onboarding=; .*Max-Age=0$/),
  ]);
});

test("who came through the outside provider is signed out under the pool's own name for them", async () => {
  const { leave, sessions, signedOut, id, record } = world();
  sessions.set(id, { ...record, method: "provider", poolUsername: "Outside_7" });
  await leave();
  expect(signedOut).toEqual(["Outside_7"]);
});

test("a visitor's session ends on the server too, so that a copied cookie gives nobody what was typed", async () => {
  const { services, sessions } = world();
  const visitor = newVisitorSession("visitor", at);
  sessions.set(visitor.id, visitor.record);
  const cookies = { "__Host-onboarding": visitor.id };
  await logout(makeRequest<"auth/logout">({ cookies }), services);

  expect(sessions.has(visitor.id)).toBe(false);
});

test("the session is over also when the pool does not answer", async () => {
  jest.spyOn(console, "log").mockImplementation();
  const { leave, services, sessions } = world();
  services.pool.signOutEverywhere = () => Promise.reject(new Error("down"));
  expect((await leave()).location).toBe("/");
  expect(sessions.size).toBe(0);
});

test("another site's page cannot sign anybody out (3.5.3)", async () => {
  const { leave, sessions } = world();
  await expect(leave({ "sec-fetch-site": "cross-site" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(sessions.size).toBe(1);
});
