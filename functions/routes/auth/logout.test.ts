import { newSession, newVisitorSession, type SessionRecord } from "#functions/repositories/sessions";
import type { RequestOf } from "#functions/shell/api-handler";
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
    outside: {
      authDomain: "https://id.example",
      clientId: "client-1",
      redirectUri: "https://redress.example/api/callback",
      siteOrigin: "https://redress.example",
    },
    now: () => at,
  };
  const leave = (
    headers: Record<string, string> = {},
    cookies: Record<string, string> = { "__Host-session": id },
    query: RequestOf<"auth/logout">["query"] = {},
  ) => logout(makeRequest<"auth/logout">({ cookies, headers, query }), services);
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

const byTheDomain = "https://id.example/logout?client_id=client-1&logout_uri=https%3A%2F%2Fredress.example%2F";

test("a person who came through the outside provider leaves by the pool's domain, signed out under its own name for them", async () => {
  const { leave, sessions, signedOut, id, record } = world();
  sessions.set(id, { ...record, method: "provider", poolUsername: "Outside_7" });
  expect((await leave()).location).toBe(byTheDomain);
  expect(signedOut).toEqual(["Outside_7"]);
});

test("a visitor's session ends on the server too, so that a copied cookie gives no one what was typed", async () => {
  const { services, sessions } = world();
  const visitor = newVisitorSession("visitor", at);
  sessions.set(visitor.id, visitor.record);
  const cookies = { "__Host-onboarding": visitor.id };
  await logout(makeRequest<"auth/logout">({ cookies, query: {} }), services);

  expect(sessions.has(visitor.id)).toBe(false);
});

test("a browser that the pool's domain may remember leaves by it, though its session is over", async () => {
  const { leave } = world();
  const { location, options } = await leave({}, { "__Host-outside": "1" });
  expect(location).toBe(byTheDomain);
  expect(options.cookies).toContainEqual(expect.stringMatching(/^__Host-outside=; .*Max-Age=0$/));
});

test("a page that stays does not go by the pool's domain, whose memory is kept in mind for the next way there", async () => {
  const { leave, sessions, id } = world();
  const { location, options } = await leave({}, { "__Host-session": id, "__Host-outside": "1" }, { stays: "1" });
  expect([location, sessions.size]).toEqual(["/", 0]);
  expect(options.cookies).not.toContainEqual(expect.stringMatching(/^__Host-outside=/));
});

test("the session is over also when the pool does not answer", async () => {
  const { leave, services, sessions } = world();
  services.pool.signOutEverywhere = () => Promise.reject(new Error("down"));
  expect((await leave()).location).toBe("/");
  expect(sessions.size).toBe(0);
});

test.each(["cross-site", "same-site"])("a page that is called %s cannot sign a member out (3.5.3)", async (site) => {
  const { leave, sessions } = world();
  await expect(leave({ "sec-fetch-site": site })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(sessions.size).toBe(1);
});
