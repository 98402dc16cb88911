import { createHmac } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  DescribeUserPoolClientCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import {
  addMaya,
  ClientId,
  closeCognito,
  email,
  password,
  startCognito,
  UserPoolId,
} from "../../testing/start-cognito";
import { codeAt } from "./totp";

afterEach(closeCognito);

test("a member signs in, and aws-jwt-verify accepts the tokens", async () => {
  const { client, pool, signIn } = await startCognito();
  const username = await addMaya(client);
  const { IdToken = "", AccessToken = "" } = (await signIn()).AuthenticationResult ?? {};
  const id = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse: "id" });
  const access = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse: "access" });
  for (const verifier of [id, access]) verifier.cacheJwks(pool.key.jwks());
  const idClaims = await id.verify(IdToken);
  const accessClaims = await access.verify(AccessToken);

  expect(idClaims).toMatchObject({ email, email_verified: true, sub: username, "cognito:username": username });
  expect(accessClaims).toMatchObject({ username, sub: username });
});

test.each([
  ["flattens a user name to lower case in what it puts out", false, "01KANQ7M5T0000000000000000".toLowerCase()],
  ["keeps the case of a user name where the template says so", true, "01KANQ7M5T0000000000000000"],
])("the pool %s", async (_, isCaseSensitive, shown) => {
  const Username = "01KANQ7M5T0000000000000000";
  const { client, pool, signIn } = await startCognito({ isCaseSensitive });
  const UserAttributes = [{ Name: "email", Value: "Maya@Outside.example" }];
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: "SUPPRESS", UserAttributes }));
  await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }));
  const { IdToken = "", AccessToken = "" } = (await signIn(password, Username)).AuthenticationResult ?? {};
  const read = await client.send(new GetUserCommand({ AccessToken }));
  const otherCase = client.send(new AdminGetUserCommand({ UserPoolId, Username: Username.toLowerCase() }));
  if (isCaseSensitive) await expect(otherCase).rejects.toMatchObject({ name: "UserNotFoundException" });
  else expect((await otherCase).Username).toBe(shown);

  const email = isCaseSensitive ? "Maya@Outside.example" : "maya@outside.example";
  expect(pool.key.read(IdToken)).toMatchObject({ "cognito:username": shown, email });
  expect(pool.key.read(AccessToken).username).toBe(shown);
  expect(read).toMatchObject({ Username: shown });
});

test("a wrong password and an unknown user are one answer", async () => {
  const { client, signIn } = await startCognito();
  await addMaya(client);
  const refused = { name: "NotAuthorizedException", message: "Incorrect username or password." };
  await expect(signIn("Wrong-Password-1!")).rejects.toMatchObject(refused);
  await expect(signIn(password, "nobody@outside.example")).rejects.toMatchObject(refused);
});

test("a client with a secret takes a password only from those who have the secret, in the flows that it allows", async () => {
  const flows = ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"];
  const { client, pool, signIn } = await startCognito({ hasClientSecret: true, authFlows: flows });
  await addMaya(client);
  await expect(signIn()).rejects.toMatchObject({ message: "USER_PASSWORD_AUTH flow not enabled for this client" });
  const described = await client.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
  const secret = described.UserPoolClient?.ClientSecret ?? "";
  const ask = (SECRET_HASH?: string) => {
    const AuthParameters = { USERNAME: email, PASSWORD: password, ...(SECRET_HASH && { SECRET_HASH }) };
    const AuthFlow = "ADMIN_USER_PASSWORD_AUTH";
    return client.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters }));
  };
  await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining("SECRET_HASH was not received") });
  await expect(ask("bm90IGl0")).rejects.toMatchObject({ message: expect.stringContaining("Unable to verify secret") });
  const hash = createHmac("sha256", secret).update(`${email}${ClientId}`).digest("base64");
  const { RefreshToken: REFRESH_TOKEN = "" } = (await ask(hash)).AuthenticationResult ?? {};
  const AuthParameters = { REFRESH_TOKEN };
  const refresh = new InitiateAuthCommand({ AuthFlow: "REFRESH_TOKEN_AUTH", ClientId, AuthParameters });
  await expect(client.send(refresh)).rejects.toMatchObject({ name: "NotAuthorizedException" });

  expect(described.UserPoolClient?.ExplicitAuthFlows).toEqual(flows);
  expect(pool.client.secret).toBe(secret);
});

test("users, passwords, sign-ins and the signing key survive a restart", async () => {
  const { client, open, pool, signIn } = await startCognito();
  await addMaya(client);
  const { AuthenticationResult } = await signIn();
  const reopened = await open();

  expect(reopened.key.jwks()).toEqual(pool.key.jwks());
  expect(reopened.users.get(email)).toEqual(pool.users.get(email));
  expect(reopened.refresh(AuthenticationResult?.RefreshToken ?? "").tokens.TokenType).toBe("Bearer");
});

test("a second account of one address is refused", async () => {
  const { client } = await startCognito();
  await addMaya(client);
  await expect(addMaya(client)).rejects.toMatchObject({ name: "UsernameExistsException" });
});

test("a disabled user cannot sign in or refresh until enabled", async () => {
  const { client, refresh, signIn } = await startCognito();
  await addMaya(client);
  const user = { UserPoolId, Username: email };
  const { AuthenticationResult } = await signIn();
  await client.send(new AdminDisableUserCommand(user));
  await expect(signIn()).rejects.toMatchObject({ name: "NotAuthorizedException", message: "User is disabled." });
  await expect(refresh(AuthenticationResult?.RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await client.send(new AdminEnableUserCommand(user));
  expect((await signIn()).AuthenticationResult).toBeDefined();
});

test.each(["RevokeToken", "AdminUserGlobalSignOut"])("%s ends refresh and access tokens", async (way) => {
  const { client, refresh, signIn } = await startCognito();
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
});

test("an access token ends after an hour of the service's time, a refresh token after 30 days", async () => {
  const { client, clock, refresh, signIn } = await startCognito();
  await addMaya(client);
  const { AccessToken, RefreshToken } = (await signIn()).AuthenticationResult ?? {};
  clock.hoursOn = 1;
  const late = client.send(new GetUserCommand({ AccessToken }));
  await expect(late).rejects.toMatchObject({ message: "Access Token has expired" });
  expect((await refresh(RefreshToken)).AuthenticationResult).toBeDefined();
  clock.hoursOn = 30 * 24 + 1;
  await expect(refresh(RefreshToken)).rejects.toMatchObject({ message: "Invalid Refresh Token" });
});

test("a member changes the password with the old one", async () => {
  const { client, signIn } = await startCognito();
  await addMaya(client);
  const { AccessToken } = (await signIn()).AuthenticationResult ?? {};
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
  await expect(change("Wrong-1!", "Another-Pass-2!")).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await expect(change(password, "short")).rejects.toMatchObject({ name: "InvalidPasswordException" });
  await change(password, "Another-Pass-2!");

  await expect(signIn()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  expect((await signIn("Another-Pass-2!")).AuthenticationResult).toBeDefined();
});

test("a temporary password leads to the challenge for a new one", async () => {
  const { client, signIn } = await startCognito();
  const created = { UserPoolId, Username: email, TemporaryPassword: password, MessageAction: "SUPPRESS" } as const;
  await client.send(new AdminCreateUserCommand(created));
  const answer = await signIn();
  const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));

  expect(answer).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
  expect(user).toMatchObject({ UserStatus: "FORCE_CHANGE_PASSWORD", Enabled: true });
});

test("a deleted user is not found, and an operation that is not used is refused", async () => {
  const { client } = await startCognito();
  await addMaya(client);
  const user = { UserPoolId, Username: email };
  await client.send(new AdminDeleteUserCommand(user));
  const read = client.send(new AdminGetUserCommand(user));
  await expect(read).rejects.toMatchObject({ name: "UserNotFoundException" });
  const listed = client.send(new ListUsersCommand({ UserPoolId }));
  await expect(listed).rejects.toMatchObject({ name: "UnknownOperationException" });
});

test("an authenticator app is set up with an access token, and then asked for at the sign-in, each session and each code once", async () => {
  const { client, signIn } = await startCognito();
  await addMaya(client);
  const { AccessToken } = (await signIn()).AuthenticationResult ?? {};
  const prefer = (Enabled: boolean) =>
    client.send(
      new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: email, SoftwareTokenMfaSettings: { Enabled } }),
    );
  await expect(prefer(true)).rejects.toMatchObject({ name: "InvalidParameterException" });
  const { SecretCode = "" } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const verify = (UserCode: string) => client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const shown = (steps: number) => codeAt(SecretCode, new Date(Date.now() + steps * 30_000));
  const right = shown(0);
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
  const next = shown(1);
  await expect(answer(next)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  // What set the app up, or signed in, is used up: reading it over a shoulder gains nothing.
  await expect(answer(right, (await signIn()).Session)).rejects.toMatchObject({ name: "ExpiredCodeException" });
  expect((await answer(next, (await signIn()).Session)).AuthenticationResult?.IdToken).toBeDefined();
  await expect(answer(next, (await signIn()).Session)).rejects.toMatchObject({ name: "ExpiredCodeException" });
  await prefer(false);
  expect((await signIn()).AuthenticationResult).toBeDefined();
});
