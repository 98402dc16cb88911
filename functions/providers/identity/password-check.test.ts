import { createHmac } from "node:crypto";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { answering, idToken, testPool } from "#functions/testing/fake-cognito";
import { AppClient } from "./app-client";
import { identityReader } from "./identity-token";
import { PasswordCheck } from "./password-check";

const SECRET = "the-client-secret";
type Answer = { status: number; body: unknown };
const refused = (__type: string): Answer => ({ status: 400, body: { __type, message: "no" } });

/** The pool answers as Cognito does: tokens for the right password, or the challenge for a code, else NotAuthorizedException. */
async function pool({ claims = {}, code }: { claims?: Record<string, unknown>; code?: string } = {}) {
  const tokens = (name: string): Answer => {
    const token = idToken({ "cognito:username": name, ...claims });
    const result = { IdToken: token, AccessToken: token, RefreshToken: "r", ExpiresIn: 3600, TokenType: "Bearer" };
    return { status: 200, body: { AuthenticationResult: result, ChallengeParameters: {} } };
  };
  const server = await answering((body, target) => {
    const { AuthParameters: typed, ChallengeResponses: answered } = JSON.parse(body);
    if (target.endsWith("DescribeUserPoolClient")) {
      return { status: 200, body: { UserPoolClient: { ClientId: testPool.clientId, ClientSecret: SECRET } } };
    }
    const { USERNAME: name, SECRET_HASH: hash } = typed ?? answered;
    if (hash !== createHmac("sha256", SECRET).update(`${name}${testPool.clientId}`).digest("base64")) {
      return refused("NotAuthorizedException");
    }
    if (answered) {
      return answered.SOFTWARE_TOKEN_MFA_CODE === code ? tokens(name) : refused("CodeMismatchException");
    }
    if (typed.PASSWORD === "locked") {
      return { status: 400, body: { __type: "NotAuthorizedException", message: "Password attempts exceeded" } };
    }
    if (typed.PASSWORD !== "right") return refused("NotAuthorizedException");
    if (code === undefined) return tokens(name);
    return { status: 200, body: { ChallengeName: "SOFTWARE_TOKEN_MFA", Session: "s1", ChallengeParameters: {} } };
  });
  const credentials = { accessKeyId: "a", secretAccessKey: "b" };
  const cognito = new CognitoIdentityProviderClient({ endpoint: server.origin, region: "us-east-1", credentials });
  const client = new AppClient(cognito, testPool);
  return { ...server, check: new PasswordCheck(cognito, client, identityReader(testPool)) };
}

test("a password is asked in a signed call with the client's secret, which is read once", async () => {
  const { check, requests, close } = await pool();
  expect(await check.isRight("maya", "right")).toBe(true);
  expect(await check.isRight("maya", "wrong")).toBe(false);
  await close();
  const [describe, first, second] = requests;
  expect([describe, first, second].map((request) => request?.target.split(".")[1])).toEqual([
    "DescribeUserPoolClient",
    "AdminInitiateAuth",
    "AdminInitiateAuth",
  ]);
  expect(JSON.parse(first?.body ?? "")).toMatchObject({
    AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
    ClientId: testPool.clientId,
    UserPoolId: testPool.userPoolId,
  });
  expect(first?.authorization).toMatch(/^AWS4-HMAC-SHA256 /);
});

test("a token that names another user opens nothing", async () => {
  const { check, close } = await pool({ claims: { "cognito:username": "li" } });
  expect(await check.isRight("maya", "right")).toBe(false);
  await close();
});

test("an upper-case member id is recognised in the lower case that a case-insensitive pool makes of it", async () => {
  const { check, close } = await pool({ claims: { "cognito:username": "01kanq7m5t0000000000000000" } });
  expect(await check.isRight("01KANQ7M5T0000000000000000", "right")).toBe(true);
  await close();
});

test("a pool that does not answer is an outage, not a wrong password", async () => {
  const { check, close } = await pool();
  await close();
  await expect(check.isRight("maya", "right")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});

test("a pool that is locked for the user has judged nothing: wait, not wrong", async () => {
  const { check, close } = await pool();
  const refusal = { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 30 };
  await expect(check.check("maya", "locked")).rejects.toMatchObject(refusal);
  await expect(check.isRight("maya", "locked")).rejects.toMatchObject(refusal);
  await expect(check.newSecret("maya", "locked")).rejects.toMatchObject(refusal);
  await expect(check.confirmSecret("maya", "locked", "123456")).rejects.toMatchObject(refusal);
  await close();
});

test.each([
  ["no code", undefined, "code_required"],
  ["a wrong code", "000000", "code_wrong"],
  ["the right code", "123456", "right_with_code"],
])("with a second factor and %s", async (_, code, result) => {
  const { check, close } = await pool({ code: "123456" });
  expect(await check.check("maya", "right", code)).toBe(result);
  expect(await check.check("maya", "wrong", code)).toBe("wrong");
  expect(await check.isRight("maya", "right")).toBe(true);
  expect(await check.newSecret("maya", "right")).toBeUndefined();
  await close();
});
