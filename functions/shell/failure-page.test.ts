import { handler as unknown } from "#functions/routes/unknown";
import { fakeShell } from "#functions/testing/fake-shell";
import { makeEvent } from "#functions/testing/make-event";
import { AppError } from "#shared/api/errors";
import { apiHandler } from "./api-handler";

const { shell } = fakeShell([]);
const browser = { "sec-fetch-site": "same-origin" };
const failing = (error: Error) => ({
  callback: apiHandler(
    "auth/finish-sign-in",
    () => Promise.reject(error),
    () => ({}),
    shell,
  ),
  start: apiHandler(
    "auth/start-sign-in",
    () => Promise.reject(error),
    () => ({}),
    shell,
  ),
});

test.each([
  ["a fault", new Error("broken"), "fault"],
  ["an outage", new AppError("SERVICE_UNAVAILABLE"), "fault"],
  ["a limit", new AppError("TOO_MANY_REQUESTS"), "limit"],
  ["what cannot be read", new AppError("VALIDATION_FAILED"), "link"],
])("%s on the way through the outside provider ends on the sign-in page, never on JSON", async (_, error, why) => {
  const { callback, start } = failing(error);
  for (const answer of [await callback(makeEvent({})), await start(makeEvent({ headers: browser }))]) {
    expect([answer.statusCode, answer.headers?.location]).toEqual([302, `/login?error=${why}`]);
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^__Host-signin=; .*Max-Age=0$/));
    expect(answer.body).toBeUndefined();
  }
});

test("the sign-in page goes on to where the sign-in was to lead", async () => {
  const { callback } = failing(new AppError("SERVICE_UNAVAILABLE"));
  const [state, nonce, codeVerifier] = ["s", "n", "v"].map((letter) => letter.repeat(43));
  const kept = { state, nonce, codeVerifier, returnTo: "/disputes?view=sent" };
  const waiting = Buffer.from(JSON.stringify(kept)).toString("base64url");
  const { headers } = await callback(makeEvent({ cookies: [`__Host-signin=${waiting}`] }));
  expect(headers?.location).toBe("/login?error=fault&returnTo=%2Fdisputes%3Fview%3Dsent");
});

test("a callback that is not well formed ends on the page too", async () => {
  const { callback } = failing(new Error("not reached"));
  const answer = await callback(makeEvent({ query: { code: "c".repeat(3_000), state: "s" } }));
  expect(answer.headers?.location).toBe("/login?error=link");
});

test("a program that begins a sign-in with a bad address gets the documented answer", async () => {
  const { start } = failing(new AppError("VALIDATION_FAILED"));
  expect((await start(makeEvent({}))).statusCode).toBe(400);
});

test.each(["/api/login", "/api/callback"])("a form that a page sends to %s ends on the page", async (rawPath) => {
  const { statusCode, headers } = await unknown({ ...makeEvent({ method: "POST", headers: browser }), rawPath });
  expect([statusCode, headers?.location]).toEqual([303, "/login?error=link"]);
});
