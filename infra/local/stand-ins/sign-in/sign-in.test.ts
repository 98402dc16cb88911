import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { closeInTheEnd } from "#functions/testing/left-open";
import { Pool } from "../cognito/pool";
import { serve } from "../http";
import { createSignIn } from "./sign-in";

const poolId = "us-east-1_Local1234";
const clientId = "localclient0000000000000000";
const callback = "http://localhost:3000/api/callback";
const prefix = "/__local/sign-in";

/** A browser without scripts: it keeps cookies and follows nothing by itself. */
function browser() {
  const cookies = new Map<string, string>();
  return async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=", 2) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = response.headers.get("location");
    return { status: response.status, text: await response.text(), next: next ? new URL(next, url).href : "" };
  };
}

async function startSignIn() {
  const folder = await mkdtemp(join(tmpdir(), "sign-in-"));
  const now = () => new Date();
  const pool = await Pool.open({ folder, poolId, clientId, hasClientSecret: true, isCaseSensitive: true, now });
  const urls = { callbackUrls: [callback], logoutUrls: ["http://localhost:3000/"] };
  const server = await serve(createSignIn({ folder, pool, prefix, providerName: "Outside", ...urls }));
  const home = `${server.origin}${prefix}`;
  const verifier = randomBytes(32).toString("base64url");
  const authorize = (changes: Record<string, string> = {}) =>
    `${home}/oauth2/authorize?${new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: callback,
      scope: "openid email profile",
      state: "the-state",
      nonce: "the-nonce",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      identity_provider: "Outside",
      ...changes,
    })}`;
  const redeem = (code: string, code_verifier = verifier, secret = pool.client.secret) =>
    fetch(`${home}/oauth2/token`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}` },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: clientId,
        redirect_uri: callback,
        code,
        code_verifier,
      }),
    });
  const close = closeInTheEnd(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { authorize, close, home, pool, redeem };
}

async function comeBack(authorize: string, form: Record<string, string>, visit = browser()): Promise<URL> {
  const page = (await visit(authorize)).next;
  const chosen = await visit(page, form);
  return new URL((await visit(chosen.next)).next);
}

test("a person chooses an outside account and comes back with a code for the pool's tokens", async () => {
  const { authorize, close, pool, redeem } = await startSignIn();
  const back = await comeBack(authorize(), { subject: "outside-alex" });
  const tokens = await (await redeem(back.searchParams.get("code") ?? "")).json();
  const verifier = CognitoJwtVerifier.create({ userPoolId: poolId, clientId, tokenUse: "id" });
  verifier.cacheJwks(pool.key.jwks());
  const claims = await verifier.verify(tokens.id_token);
  await close();

  expect(back.origin + back.pathname).toBe(callback);
  expect(back.searchParams.get("state")).toBe("the-state");
  const names = { given_name: "Alex", family_name: "Rivera" };
  expect(claims).toMatchObject({ email: "alex@outside.example", email_verified: true, nonce: "the-nonce", ...names });
  expect(claims["cognito:username"]).toBe("Outside_outside-alex");
  expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 3600 });
});

test("the page lists accounts, and a new one comes back as the same user each time", async () => {
  const { authorize, close, pool, redeem } = await startSignIn();
  const visit = browser();
  const page = await visit((await visit(authorize())).next);
  const subjects: unknown[] = [];
  for (const email of ["nia@outside.example", "NIA@outside.example"]) {
    const back = await comeBack(authorize(), { email, name: "Nia Okafor" });
    const { id_token } = await (await redeem(back.searchParams.get("code") ?? "")).json();
    subjects.push(pool.key.read(id_token).sub);
  }
  await close();

  expect(page.text).toContain("jordan@outside.example");
  expect(subjects[0]).toBe(subjects[1]);
});

test("the domain remembers who signed in, and asks again only after its logout", async () => {
  const { authorize, close, home } = await startSignIn();
  const visit = browser();
  await comeBack(authorize(), { subject: "outside-alex" }, visit);
  const remembered = new URL((await visit(authorize())).next);
  const out = await visit(`${home}/logout?client_id=${clientId}&logout_uri=http://localhost:3000/`);
  const asked = await visit((await visit(authorize())).next);
  await close();

  expect(remembered.origin + remembered.pathname).toBe(callback);
  expect(remembered.searchParams.has("code")).toBe(true);
  expect([out.status, out.next]).toEqual([302, "http://localhost:3000/"]);
  expect(asked.text).toContain("Choose an account");
});

test("a code is not redeemed without the client's secret", async () => {
  const { authorize, close, redeem } = await startSignIn();
  const code = (await comeBack(authorize(), { subject: "outside-alex" })).searchParams.get("code") ?? "";
  const answer = await redeem(code, undefined, "guessed");
  await close();

  expect(answer.status).toBe(401);
});

test("a code works once, and only with the verifier of its challenge", async () => {
  const { authorize, close, redeem } = await startSignIn();
  const first = (await comeBack(authorize(), { subject: "outside-alex" })).searchParams.get("code") ?? "";
  const stolen = await redeem(first, randomBytes(32).toString("base64url"));
  const second = (await comeBack(authorize(), { subject: "outside-alex" })).searchParams.get("code") ?? "";
  const used = await redeem(second);
  const again = await redeem(second);
  await close();

  expect([stolen.status, used.status, again.status]).toEqual([400, 200, 400]);
});

test("a person who cancels comes back with access_denied", async () => {
  const { authorize, close } = await startSignIn();
  const back = await comeBack(authorize(), { cancel: "yes" });
  await close();

  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(back.searchParams.get("state")).toBe("the-state");
});

test("another client, another redirect address and a missing challenge are refused", async () => {
  const { authorize, close } = await startSignIn();
  const visit = browser();
  const client = await visit(authorize({ client_id: "other" }));
  const redirect = await visit(authorize({ redirect_uri: "https://elsewhere.example/" }));
  const challenge = await visit(authorize({ code_challenge: "" }));
  await close();

  expect([client.status, client.next, redirect.status, redirect.next]).toEqual([400, "", 400, ""]);
  expect(new URL(challenge.next).searchParams.get("error")).toBe("invalid_request");
});

test("a disabled user of an outside provider gets no tokens", async () => {
  const { authorize, close, pool, redeem } = await startSignIn();
  const user = await pool.outsideUser("Outside", "outside-alex", {});
  await pool.users.change(user, { isEnabled: false });
  const back = await comeBack(authorize(), { subject: "outside-alex" });
  const answer = await redeem(back.searchParams.get("code") ?? "");
  await close();

  expect(answer.status).toBe(400);
});

test("logout leads only to an address that the pool knows", async () => {
  const { close, home } = await startSignIn();
  const visit = browser();
  const known = await visit(`${home}/logout?client_id=${clientId}&logout_uri=http://localhost:3000/`);
  const other = await visit(`${home}/logout?client_id=${clientId}&logout_uri=https://elsewhere.example/`);
  await close();

  expect([known.status, known.next, other.status]).toEqual([302, "http://localhost:3000/", 400]);
});
