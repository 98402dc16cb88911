import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from "amazon-cognito-identity-js";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { serve } from "../http";
import { createCognito } from "./cognito";
import { Pool } from "./pool";
import { codeAt } from "./totp";

const UserPoolId = "us-east-1_Local1234";
const ClientId = "localclient0000000000000000";
const email = "maya@outside.example";
const password = "Redress-Demo-1!";

async function startCognito() {
  const folder = await mkdtemp(join(tmpdir(), "cognito-"));
  const clock = { hoursOn: 0 };
  const now = () => new Date(Date.now() + clock.hoursOn * 3_600_000);
  const open = () => Pool.open({ folder, poolId: UserPoolId, clientId: ClientId, isEmailUsername: true, now });
  const pool = await open();
  const server = await serve(createCognito(pool));
  const credentials = { accessKeyId: "a", secretAccessKey: "b" };
  const client = new CognitoIdentityProviderClient({ endpoint: server.origin, region: "us-east-1", credentials });
  const signIn = (PASSWORD = password, USERNAME = email) =>
    client.send(
      new InitiateAuthCommand({ AuthFlow: "USER_PASSWORD_AUTH", ClientId, AuthParameters: { USERNAME, PASSWORD } }),
    );
  const refresh = (REFRESH_TOKEN = "") =>
    client.send(
      new InitiateAuthCommand({ AuthFlow: "REFRESH_TOKEN_AUTH", ClientId, AuthParameters: { REFRESH_TOKEN } }),
    );
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { client, clock, close, open, origin: server.origin, pool, refresh, signIn };
}

async function addMaya(client: CognitoIdentityProviderClient): Promise<string | undefined> {
  const UserAttributes = [
    { Name: "email", Value: email },
    { Name: "email_verified", Value: "true" },
  ];
  const created = await client.send(
    new AdminCreateUserCommand({ UserPoolId, Username: email, MessageAction: "SUPPRESS", UserAttributes }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
  );
  return created.User?.Username;
}

function signInAsInTheLambda(endpoint: string): Promise<CognitoUserSession> {
  const pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint });
  const user = new CognitoUser({ Username: email, Pool: pool });
  user.setAuthenticationFlowType("USER_PASSWORD_AUTH");
  return new Promise((onSuccess, onFailure) =>
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), { onSuccess, onFailure }),
  );
}

test("a member signs in through amazon-cognito-identity-js, and aws-jwt-verify accepts the tokens", async () => {
  const { client, close, origin, pool } = await startCognito();
  const username = await addMaya(client);
  const session = await signInAsInTheLambda(origin);
  const id = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse: "id" });
  const access = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse: "access" });
  for (const verifier of [id, access]) verifier.cacheJwks(pool.key.jwks());
  const idClaims = await id.verify(session.getIdToken().getJwtToken());
  const accessClaims = await access.verify(session.getAccessToken().getJwtToken());
  await close();

  expect(idClaims).toMatchObject({ email, email_verified: true, sub: username, "cognito:username": username });
  expect(accessClaims).toMatchObject({ username, sub: username });
});

test("a wrong password and an unknown user are one answer", async () => {
  const { client, close, signIn } = await startCognito();
  await addMaya(client);
  const refused = { name: "NotAuthorizedException", message: "Incorrect username or password." };
  await expect(signIn("Wrong-Password-1!")).rejects.toMatchObject(refused);
  await expect(signIn(password, "nobody@outside.example")).rejects.toMatchObject(refused);
  await close();
});

test("users, passwords, sign-ins and the signing key survive a restart", async () => {
  const { client, close, open, pool, signIn } = await startCognito();
  await addMaya(client);
  const { AuthenticationResult } = await signIn();
  const reopened = await open();
  await close();

  expect(reopened.key.jwks()).toEqual(pool.key.jwks());
  expect(reopened.users.get(email)).toEqual(pool.users.get(email));
  expect(reopened.refresh(AuthenticationResult?.RefreshToken ?? "").TokenType).toBe("Bearer");
});

test("a second account of one address is refused", async () => {
  const { client, close } = await startCognito();
  await addMaya(client);
  await expect(addMaya(client)).rejects.toMatchObject({ name: "UsernameExistsException" });
  await close();
});

test("a disabled user cannot sign in or refresh until enabled", async () => {
  const { client, close, refresh, signIn } = await startCognito();
  await addMaya(client);
  const user = { UserPoolId, Username: email };
  const { AuthenticationResult } = await signIn();
  await client.send(new AdminDisableUserCommand(user));
  await expect(signIn()).rejects.toMatchObject({ name: "NotAuthorizedException", message: "User is disabled." });
  await expect(refresh(AuthenticationResult?.RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await client.send(new AdminEnableUserCommand(user));
  expect((await signIn()).AuthenticationResult).toBeDefined();
  await close();
});

test.each(["RevokeToken", "AdminUserGlobalSignOut"])("%s ends refresh and access tokens", async (way) => {
  const { client, close, refresh, signIn } = await startCognito();
  await addMaya(client);
  const { AccessToken, RefreshToken } = (await signIn()).AuthenticationResult ?? {};
  expect((await refresh(RefreshToken)).AuthenticationResult?.AccessToken).toBeDefined();
  const user = await client.send(new GetUserCommand({ AccessToken }));
  expect(user.UserAttributes).toContainEqual({ Name: "email", Value: email });

  if (way === "RevokeToken") await client.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken }));
  else await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: email }));

  await expect(refresh(RefreshToken)).rejects.toMatchObject({ message: "Invalid Refresh Token" });
  const late = client.send(new GetUserCommand({ AccessToken }));
  await expect(late).rejects.toMatchObject({ message: "Access Token has been revoked" });
  await close();
});

test("an access token ends after an hour of the service's time, a refresh token after 30 days", async () => {
  const { client, clock, close, refresh, signIn } = await startCognito();
  await addMaya(client);
  const { AccessToken, RefreshToken } = (await signIn()).AuthenticationResult ?? {};
  clock.hoursOn = 1;
  const late = client.send(new GetUserCommand({ AccessToken }));
  await expect(late).rejects.toMatchObject({ message: "Access Token has expired" });
  expect((await refresh(RefreshToken)).AuthenticationResult).toBeDefined();
  clock.hoursOn = 30 * 24 + 1;
  await expect(refresh(RefreshToken)).rejects.toMatchObject({ message: "Invalid Refresh Token" });
  await close();
});

test("a member changes the password with the old one", async () => {
  const { client, close, signIn } = await startCognito();
  await addMaya(client);
  const { AccessToken } = (await signIn()).AuthenticationResult ?? {};
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
  await expect(change("Wrong-1!", "Another-Pass-2!")).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await expect(change(password, "short")).rejects.toMatchObject({ name: "InvalidPasswordException" });
  await change(password, "Another-Pass-2!");

  await expect(signIn()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  expect((await signIn("Another-Pass-2!")).AuthenticationResult).toBeDefined();
  await close();
});

test("a temporary password leads to the challenge for a new one", async () => {
  const { client, close, signIn } = await startCognito();
  const created = { UserPoolId, Username: email, TemporaryPassword: password, MessageAction: "SUPPRESS" } as const;
  await client.send(new AdminCreateUserCommand(created));
  const answer = await signIn();
  const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
  await close();

  expect(answer).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
  expect(user).toMatchObject({ UserStatus: "FORCE_CHANGE_PASSWORD", Enabled: true });
});

test("a deleted user is not found, and an operation that is not used is refused", async () => {
  const { client, close } = await startCognito();
  await addMaya(client);
  const user = { UserPoolId, Username: email };
  await client.send(new AdminDeleteUserCommand(user));
  const read = client.send(new AdminGetUserCommand(user));
  await expect(read).rejects.toMatchObject({ name: "UserNotFoundException" });
  const listed = client.send(new ListUsersCommand({ UserPoolId }));
  await expect(listed).rejects.toMatchObject({ name: "UnknownOperationException" });
  await close();
});

test("an authenticator app is set up with an access token, and then asked for at the sign-in, each session once", async () => {
  const { client, close, signIn } = await startCognito();
  await addMaya(client);
  const { AccessToken } = (await signIn()).AuthenticationResult ?? {};
  const prefer = (Enabled: boolean) =>
    client.send(
      new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: email, SoftwareTokenMfaSettings: { Enabled } }),
    );
  await expect(prefer(true)).rejects.toMatchObject({ name: "InvalidParameterException" });
  const { SecretCode = "" } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const verify = (UserCode: string) => client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const right = codeAt(SecretCode, new Date());
  const wrong = right === "000000" ? "000001" : "000000";
  await expect(verify(wrong)).rejects.toMatchObject({ name: "EnableSoftwareTokenMFAException" });
  await verify(right);
  expect((await signIn()).AuthenticationResult).toBeDefined();

  await prefer(true);
  const { ChallengeName, Session, AuthenticationResult } = await signIn();
  expect([ChallengeName, AuthenticationResult]).toEqual(["SOFTWARE_TOKEN_MFA", undefined]);
  const answer = (code: string, session = Session) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ChallengeName: "SOFTWARE_TOKEN_MFA",
        ClientId,
        Session: session,
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    );
  await expect(answer(wrong)).rejects.toMatchObject({ name: "CodeMismatchException" });
  await expect(answer(right)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  const fresh = (await signIn()).Session;
  expect((await answer(codeAt(SecretCode, new Date()), fresh)).AuthenticationResult?.IdToken).toBeDefined();
  await prefer(false);
  expect((await signIn()).AuthenticationResult).toBeDefined();
  await close();
});
