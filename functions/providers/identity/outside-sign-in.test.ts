import { answering, idToken, testPool } from "#functions/testing/fake-cognito";
import { identityReader } from "./identity-token";
import { OutsideSignIn, OutsideUnavailable } from "./outside-sign-in";

async function provider(status = 200, claims: Record<string, unknown> = {}) {
  const body = status === 200 ? { id_token: idToken({ nonce: "n", ...claims }) } : { error: "invalid_grant" };
  const server = await answering(() => ({ status, body }));
  const settings = {
    authDomain: server.origin,
    clientId: "client1",
    redirectUri: "https://redress.example/api/callback",
    siteOrigin: "https://redress.example",
  };
  return { ...server, outside: new OutsideSignIn(settings, async () => "the-secret", identityReader(testPool)) };
}

test("a code is redeemed with its verifier and the client's secret, at the address it was asked for", async () => {
  const { outside, requests, close } = await provider();
  const identity = await outside.identityOf({ code: "c1", codeVerifier: "v1" });
  await close();
  expect(identity).toMatchObject({ subject: "subject-1", nonce: "n" });
  expect(requests[0]?.target).toBe("/oauth2/token");
  expect(requests[0]?.authorization).toBe(`Basic ${Buffer.from("client1:the-secret").toString("base64")}`);
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    grant_type: "authorization_code",
    client_id: "client1",
    redirect_uri: "https://redress.example/api/callback",
    code: "c1",
    code_verifier: "v1",
  });
});

test("a code that the provider refuses identifies no one", async () => {
  const { outside, close } = await provider(400);
  await expect(outside.identityOf({ code: "c1", codeVerifier: "v1" })).rejects.toThrow("400");
  await close();
});

test.each([
  ["a person of the pool itself", undefined],
  ["another provider's person", [{ providerName: "Elsewhere" }]],
  ["a person of both", [{ providerName: "Outside" }, { providerName: "Elsewhere" }]],
])("%s is not taken for the outside provider's", async (_, identities) => {
  const { outside, close } = await provider(200, { identities });
  await expect(outside.identityOf({ code: "c1", codeVerifier: "v1" })).rejects.toThrow("not the outside provider's");
  await close();
});

test("a provider that fails or does not answer is an outage", async () => {
  const { outside, close } = await provider(503);
  await expect(outside.identityOf({ code: "c1", codeVerifier: "v1" })).rejects.toThrow(OutsideUnavailable);
  await close();
  await expect(outside.identityOf({ code: "c1", codeVerifier: "v1" })).rejects.toThrow(OutsideUnavailable);
});
