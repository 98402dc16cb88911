import { answering, idToken, testPool } from "#functions/testing/fake-cognito";
import { identityReader } from "./identity-token";
import { PasswordCheck } from "./password-check";

/** The pool answers InitiateAuth as Cognito does: tokens for the right password, else NotAuthorizedException. */
async function pool(claims: Record<string, unknown> = {}) {
  const server = await answering((body) => {
    const { AuthParameters: typed } = JSON.parse(body);
    if (typed.PASSWORD !== "right") {
      return { status: 400, body: { __type: "NotAuthorizedException", message: "Incorrect username or password." } };
    }
    const token = idToken({ "cognito:username": typed.USERNAME, ...claims });
    const result = { IdToken: token, AccessToken: token, RefreshToken: "r", ExpiresIn: 3600, TokenType: "Bearer" };
    return { status: 200, body: { AuthenticationResult: result, ChallengeParameters: {} } };
  });
  return { ...server, check: new PasswordCheck({ ...testPool, endpoint: server.origin }, identityReader(testPool)) };
}

test("the right password is right, a wrong one is not", async () => {
  const { check, requests, close } = await pool();
  expect(await check.isRight("maya", "right")).toBe(true);
  expect(await check.isRight("maya", "wrong")).toBe(false);
  await close();
  expect(requests[0]?.target).toBe("AWSCognitoIdentityProviderService.InitiateAuth");
  expect(JSON.parse(requests[0]?.body ?? "")).toMatchObject({
    AuthFlow: "USER_PASSWORD_AUTH",
    ClientId: testPool.clientId,
  });
});

test("a token that names somebody else opens nothing", async () => {
  const { check, close } = await pool({ "cognito:username": "li" });
  expect(await check.isRight("maya", "right")).toBe(false);
  await close();
});

test("a pool that does not answer is an outage, not a wrong password", async () => {
  const { check, close } = await pool();
  await close();
  await expect(check.isRight("maya", "right")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});

/** A pool that asks for the code 123456 after every right password. */
async function poolWithSecondFactor() {
  const tokens = (name: string) => {
    const token = idToken({ "cognito:username": name });
    const result = { IdToken: token, AccessToken: token, RefreshToken: "r", ExpiresIn: 3600, TokenType: "Bearer" };
    return { status: 200, body: { AuthenticationResult: result, ChallengeParameters: {} } };
  };
  const server = await answering((body, target) => {
    const { AuthParameters, ChallengeResponses } = JSON.parse(body);
    if (target.endsWith("RespondToAuthChallenge")) {
      const isRight = ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE === "123456";
      return isRight ? tokens("maya") : { status: 400, body: { __type: "CodeMismatchException", message: "no" } };
    }
    if (AuthParameters.PASSWORD !== "right") return { status: 400, body: { __type: "NotAuthorizedException" } };
    return { status: 200, body: { ChallengeName: "SOFTWARE_TOKEN_MFA", Session: "s1", ChallengeParameters: {} } };
  });
  return { ...server, check: new PasswordCheck({ ...testPool, endpoint: server.origin }, identityReader(testPool)) };
}

test.each([
  ["no code", undefined, "code_required"],
  ["a wrong code", "000000", "code_wrong"],
  ["the right code", "123456", "right"],
])("with a second factor and %s", async (_, code, result) => {
  const { check, close } = await poolWithSecondFactor();
  expect(await check.check("maya", "right", code)).toBe(result);
  expect(await check.check("maya", "wrong", code)).toBe("wrong");
  expect(await check.isRight("maya", "right")).toBe(true);
  expect(await check.newSecret("maya", "right")).toBeUndefined();
  await close();
});
