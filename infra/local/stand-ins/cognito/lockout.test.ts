import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { serve } from "../http";
import { createCognito } from "./cognito";
import { Pool } from "./pool";

const UserPoolId = "us-east-1_Local1234";
const ClientId = "localclient0000000000000000";
const Username = "maya";
const right = "Redress-Demo-1!";
const wrong = "Wrong-Password-1!";
const refused = { name: "NotAuthorizedException", message: "Incorrect username or password." };
const locked = { name: "NotAuthorizedException", message: "Password attempts exceeded" };

/** A pool with Maya in it, whose clock stops until it is moved. */
async function startPool() {
  const folder = await mkdtemp(join(tmpdir(), "lockout-"));
  const clock = { seconds: 0 };
  const now = () => new Date(Date.UTC(2026, 2, 5) + clock.seconds * 1_000);
  const settings = { folder, poolId: UserPoolId, clientId: ClientId, authFlows: ["ALLOW_USER_PASSWORD_AUTH"], now };
  const server = await serve(createCognito(await Pool.open(settings)));
  const credentials = { accessKeyId: "a", secretAccessKey: "b" };
  const client = new CognitoIdentityProviderClient({ endpoint: server.origin, region: "us-east-1", credentials });
  const UserAttributes = [{ Name: "email", Value: "maya@outside.example" }];
  const setPassword = (Password: string) =>
    client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: "SUPPRESS", UserAttributes }));
  await setPassword(right);

  const signIn = (PASSWORD: string, USERNAME = Username) => {
    const AuthParameters = { USERNAME, PASSWORD };
    return client.send(new InitiateAuthCommand({ AuthFlow: "USER_PASSWORD_AUTH", ClientId, AuthParameters }));
  };
  const guess = async (times: number) => {
    for (let time = 0; time < times; time += 1) await expect(signIn(wrong)).rejects.toMatchObject(refused);
  };
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { clock, close, guess, setPassword, signIn };
}

let pool: Awaited<ReturnType<typeof startPool>>;
beforeEach(async () => {
  pool = await startPool();
});
afterEach(() => pool.close());

test("four wrong passwords lock no one", async () => {
  await pool.guess(4);
  expect((await pool.signIn(right)).AuthenticationResult).toBeDefined();
});

test("the fifth locks the user for a second, also for the right password, and each further one for twice as long", async () => {
  await pool.guess(5);
  for (const seconds of [1, 2, 4, 8, 16]) {
    pool.clock.seconds += seconds - 0.1;
    await expect(pool.signIn(right)).rejects.toMatchObject(locked);
    pool.clock.seconds += 0.1;
    await pool.guess(1);
  }
});

test("no lock is longer than 15 minutes", async () => {
  await pool.guess(5);
  for (let lock = 1; lock <= 900; lock *= 2) {
    pool.clock.seconds += lock;
    await pool.guess(1);
  }
  pool.clock.seconds += 899;
  await expect(pool.signIn(right)).rejects.toMatchObject(locked);
  pool.clock.seconds += 1;
  expect((await pool.signIn(right)).AuthenticationResult).toBeDefined();
});

test("tries during a lock do not make it longer", async () => {
  await pool.guess(5);
  for (let time = 0; time < 10; time += 1) await expect(pool.signIn(wrong)).rejects.toMatchObject(locked);
  pool.clock.seconds += 1;
  expect((await pool.signIn(right)).AuthenticationResult).toBeDefined();
});

test("a success ends the count", async () => {
  await pool.guess(4);
  await pool.signIn(right);
  await pool.guess(4);
  expect((await pool.signIn(right)).AuthenticationResult).toBeDefined();
});

test("15 minutes without a try end the count, a little less do not", async () => {
  await pool.guess(4);
  pool.clock.seconds += 900;
  await pool.guess(4);
  pool.clock.seconds += 899;
  await pool.guess(1);
  await expect(pool.signIn(right)).rejects.toMatchObject(locked);
});

test("a new password does not end a lock", async () => {
  await pool.guess(5);
  await pool.setPassword("Another-Pass-2!");
  await expect(pool.signIn("Another-Pass-2!")).rejects.toMatchObject(locked);
});
