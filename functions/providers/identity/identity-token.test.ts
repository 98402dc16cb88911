import { idToken, testPool } from "#functions/testing/fake-cognito";
import { identityReader } from "./identity-token";

const read = identityReader(testPool);

test("a token of the pool says who someone is", async () => {
  expect(await read(idToken({ given_name: "Maya", nonce: "n" }))).toEqual({
    subject: "subject-1",
    username: "maya",
    email: "maya@example.com",
    isEmailVerified: true,
    firstName: "Maya",
    lastName: undefined,
    nonce: "n",
    providers: ["Outside"],
  });
});

test.each([
  ["for another application (9.2.3)", { aud: "client2" }, {}],
  ["of another issuer (9.1.3)", { iss: "https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other" }, {}],
  ["that is no id token (9.2.2)", { token_use: "access", client_id: "client1" }, {}],
  ["that has expired (9.2.1)", { exp: 1_700_000_000 }, {}],
  ["without a signature (9.1.2)", {}, { alg: "none" }],
  ["of an unknown key (9.1.3)", {}, { kid: "k2" }],
  ["that names no user", { "cognito:username": "" }, {}],
])("a token %s is refused", async (_, claims, header) => {
  await expect(read(idToken(claims, header))).rejects.toThrow();
});

test("a token that was changed is refused (9.1.1)", async () => {
  const [header, , signature] = idToken().split(".");
  const forged = Buffer.from(JSON.stringify({ sub: "admin" })).toString("base64url");
  await expect(read(`${header}.${forged}.${signature}`)).rejects.toThrow();
});

test("an address that the provider has not verified is not taken as verified", async () => {
  expect((await read(idToken({ email_verified: "false" }))).isEmailVerified).toBe(false);
  expect((await read(idToken({ email_verified: undefined }))).isEmailVerified).toBe(false);
});
