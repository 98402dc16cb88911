import { createHash } from "node:crypto";
import { decodeSignIn } from "#functions/shell/sign-in-cookie";
import { makeRequest } from "#functions/testing/make-request";
import { startSignIn } from "./start-sign-in";

const outside = {
  authDomain: "https://id.example",
  clientId: "client-1",
  redirectUri: "https://redress.example/api/callback",
  siteOrigin: "https://redress.example",
};
const start = (returnTo?: string) =>
  startSignIn(makeRequest<"auth/start-sign-in">({ query: { returnTo } }), { outside });

test("the browser leaves with code flow, PKCE, state and nonce, and keeps what proves that it left (10.1.2, 10.2.1)", async () => {
  const { location, options } = await start("/disputes?open=1");
  const url = new URL(location);
  const [cookie = ""] = options.cookies ?? [];
  const pending = decodeSignIn(cookie.slice("__Host-signin=".length, cookie.indexOf(";")));

  expect(url.origin + url.pathname).toBe("https://id.example/oauth2/authorize");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: "code",
    client_id: "client-1",
    redirect_uri: outside.redirectUri,
    scope: "openid email profile",
    state: pending?.state,
    nonce: pending?.nonce,
    code_challenge: createHash("sha256")
      .update(pending?.codeVerifier ?? "")
      .digest("base64url"),
    code_challenge_method: "S256",
    identity_provider: "Outside",
  });
  expect(pending?.returnTo).toBe("/disputes?open=1");
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/);
});

test("a person who comes from a page whose session has ended chooses how to sign in again", async () => {
  const request = makeRequest<"auth/start-sign-in">({ query: { returnTo: "/disputes?open=1", ended: "1" } });
  const { location, options } = await startSignIn(request, { outside });

  expect(location).toBe("/login?return=%2Fdisputes%3Fopen%3D1&ended=1");
  expect(options.cookies).toBeUndefined();
});

test("no two sign-ins are alike", async () => {
  const states = await Promise.all([start(), start()]);
  expect(new URL(states[0].location).searchParams.get("state")).not.toBe(
    new URL(states[1].location).searchParams.get("state"),
  );
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/a\\b",
  "javascript:alert(1)",
  "dashboard",
  "",
  "/ evil",
  "/\t/evil.example",
  "/\n/evil.example",
])("it does not come back to %j (3.7.2)", async (returnTo) => {
  await expect(start(returnTo)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test("where there is no outside provider, the sign-in screen says so", async () => {
  const request = makeRequest<"auth/start-sign-in">({ query: { returnTo: "/disputes" } });
  expect((await startSignIn(request, {})).location).toBe("/login?error=absent&returnTo=%2Fdisputes");
});

test("a sign-in is never answered from the memory of the pool's domain, and comes back to where it was to", async () => {
  const call = (query: { returnTo?: string }, cookies: Record<string, string>) =>
    startSignIn(makeRequest<"auth/start-sign-in">({ query, cookies }), { outside });
  const forget = await call({ returnTo: "/disputes" }, { "__Host-outside": "1" });
  const logout = "https://id.example/logout?client_id=client-1&logout_uri=https%3A%2F%2Fredress.example%2Fapi%2Flogin";
  expect(forget.location).toBe(logout);
  expect(forget.options.cookies).toContainEqual(expect.stringMatching(/^__Host-outside=; .*Max-Age=0$/));

  const kept = forget.options.cookies?.[0]?.split(/[=;]/)[1] ?? "";
  const { location, options } = await call({}, { "__Host-signin": kept });
  expect(location).toMatch(/^https:\/\/id\.example\/oauth2\/authorize/);
  expect(decodeSignIn(options.cookies?.[0]?.split(/[=;]/)[1])?.returnTo).toBe("/disputes");
});
