import { answering, idToken, testPool } from "#functions/testing/fake-cognito";
import { identityReader } from "./identity-token";
import { OutsideSignIn } from "./outside-sign-in";

async function provider(status = 200) {
  const body = status === 200 ? { id_token: idToken({ nonce: "n" }) } : { error: "invalid_grant" };
  const server = await answering(() => ({ status, body }));
  const settings = {
    authDomain: server.origin,
    clientId: "client1",
    redirectUri: "https://redress.example/api/callback",
  };
  return { ...server, outside: new OutsideSignIn(settings, identityReader(testPool)) };
}

test("a code is redeemed with its verifier, at the address it was asked for", async () => {
  const { outside, requests, close } = await provider();
  const identity = await outside.identityOf({ code: "c1", codeVerifier: "v1" });
  await close();
  expect(identity).toMatchObject({ subject: "subject-1", nonce: "n" });
  expect(requests[0]?.target).toBe("/oauth2/token");
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    grant_type: "authorization_code",
    client_id: "client1",
    redirect_uri: "https://redress.example/api/callback",
    code: "c1",
    code_verifier: "v1",
  });
});

test("a code that is not taken identifies nobody", async () => {
  const { outside, close } = await provider(400);
  await expect(outside.identityOf({ code: "c1", codeVerifier: "v1" })).rejects.toThrow("400");
  await close();
});
