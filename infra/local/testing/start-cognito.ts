import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { createCognito } from "../stand-ins/cognito/cognito";
import { Pool, type PoolSettings } from "../stand-ins/cognito/pool";
import { serve } from "../stand-ins/http";

const opened: (() => Promise<void>)[] = [];
export const UserPoolId = "us-east-1_Local1234";
export const ClientId = "localclient0000000000000000";
export const email = "maya@outside.example";
export const password = "Redress-Demo-1!";
const authFlows = ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"];

type Rules = Pick<PoolSettings, "isEmailUsername" | "isCaseSensitive" | "hasClientSecret" | "authFlows">;

/** Stops what `startCognito` started: for `afterEach`, so that a test that fails leaves nothing behind. */
export async function closeCognito(): Promise<void> {
  for (const close of opened.splice(0)) await close();
}

/** The stand-in as a server on a free port with an empty pool, and the AWS client that speaks to it. */
export async function startCognito(rules: Rules = { isEmailUsername: true }) {
  const folder = await mkdtemp(join(tmpdir(), "cognito-"));
  const clock = { hoursOn: 0 };
  const now = () => new Date(Date.now() + clock.hoursOn * 3_600_000);
  const open = () => Pool.open({ folder, poolId: UserPoolId, clientId: ClientId, authFlows, ...rules, now });
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
  opened.push(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return { client, clock, open, origin: server.origin, pool, refresh, signIn };
}

/** Makes the user `email` with the password `password`, its address proven. @returns its name in the pool */
export async function addMaya(client: CognitoIdentityProviderClient): Promise<string | undefined> {
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
