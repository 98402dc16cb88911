import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  GetUserCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { anyone, type Said, said } from "./said";

/** As the template makes the pool: names in any case, a policy of eight characters, sign-in by the service alone. */
const flows = ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"] as const;
export const pool = {
  isEmailUsername: false,
  isCaseSensitive: true,
  authFlows: flows,
  passwordPolicy: { MinimumLength: 8 },
};
export type PoolIds = { UserPoolId: string; ClientId: string };

export const peopleAt = (endpoint: string) => new CognitoIdentityProviderClient({ endpoint, ...anyone });

export async function preparePeople(cognito: CognitoIdentityProviderClient): Promise<PoolIds> {
  const PasswordPolicy = {
    MinimumLength: pool.passwordPolicy.MinimumLength,
    RequireLowercase: false,
    RequireUppercase: false,
    RequireNumbers: false,
    RequireSymbols: false,
  };
  const made = await cognito.send(
    new CreateUserPoolCommand({
      PoolName: "witnessed",
      Policies: { PasswordPolicy },
      UsernameConfiguration: { CaseSensitive: pool.isCaseSensitive },
    }),
  );
  const UserPoolId = made.UserPool?.Id ?? "";
  const client = await cognito.send(
    new CreateUserPoolClientCommand({
      UserPoolId,
      ClientName: "witnessed",
      ExplicitAuthFlows: [...flows],
      PreventUserExistenceErrors: "ENABLED",
    }),
  );
  return { UserPoolId, ClientId: client.UserPoolClient?.ClientId ?? "" };
}

/** A member's life in the pool: made, signed in, signed out everywhere, locked, gone. */
export async function speakOfPeople(
  cognito: CognitoIdentityProviderClient,
  { UserPoolId, ClientId }: PoolIds,
): Promise<Said> {
  const [Username, password] = ["01kanq7m5t0000000000000000", "a long harmless sentence"];
  const member = { UserPoolId, Username };
  const UserAttributes = [{ Name: "email", Value: "maya@outside.example" }];
  const create = (name = Username) =>
    cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: name, MessageAction: "SUPPRESS", UserAttributes }));
  const setPassword = (Password: string) =>
    said(cognito.send(new AdminSetUserPasswordCommand({ ...member, Password, Permanent: true })), () => "set");
  const begin = (AuthFlow: "ADMIN_USER_PASSWORD_AUTH" | "REFRESH_TOKEN_AUTH", AuthParameters: Record<string, string>) =>
    cognito.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters }));
  const signIn = (PASSWORD = password) => begin("ADMIN_USER_PASSWORD_AUTH", { USERNAME: Username, PASSWORD });
  const tokens = (answer: Awaited<ReturnType<typeof signIn>>) =>
    answer.ChallengeName ?? Object.keys(answer.AuthenticationResult ?? {}).sort();
  const steps: Said = {};

  steps["is made"] = await said(create(), ({ User }) => [User?.Username, User?.Enabled, User?.UserStatus]);
  steps["is made twice"] = await said(create(), () => "made");
  steps["a short password"] = await setPassword("short");
  steps["a password"] = await setPassword(password);
  const read = (name = Username) => cognito.send(new AdminGetUserCommand({ UserPoolId, Username: name }));
  steps["is read"] = await said(read(), ({ Username: name, UserStatus, Enabled }) => [name, UserStatus, Enabled]);
  steps["is read in other letters"] = await said(read(Username.toUpperCase()), () => "read");
  steps["signs in"] = await said(signIn(), tokens);
  steps["signs in with another password"] = await said(signIn("another sentence"), tokens);

  const { AuthenticationResult } = await signIn();
  const { AccessToken, RefreshToken = "" } = AuthenticationResult ?? {};
  const self = () => said(cognito.send(new GetUserCommand({ AccessToken })), (user) => user.Username);
  const refresh = () => said(begin("REFRESH_TOKEN_AUTH", { REFRESH_TOKEN: RefreshToken }), tokens);
  steps["reads itself"] = await self();
  steps["its session goes on"] = await refresh();
  await cognito.send(new AdminUserGlobalSignOutCommand(member));
  steps["reads itself after the sign-out everywhere"] = await self();
  steps["its session goes on after the sign-out everywhere"] = await refresh();
  await cognito.send(new AdminDisableUserCommand(member));
  steps["signs in while disabled"] = await said(signIn(), tokens);
  await cognito.send(new AdminEnableUserCommand(member));
  steps["signs in again"] = await said(signIn(), tokens);
  await cognito.send(new AdminDeleteUserCommand(member));
  steps["is read after its deletion"] = await said(read(), () => "read");
  steps["is deleted twice"] = await said(cognito.send(new AdminDeleteUserCommand(member)), () => "deleted");
  return steps;
}
