import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { answering } from "#functions/testing/fake-cognito";
import { UserPool } from "./user-pool";

/** A pool that refuses the call of a name with an error of a name. */
async function pool(refusal?: { target: string; error: string }) {
  const targets: string[] = [];
  const server = await answering((_, target) => {
    targets.push(target.split(".")[1] ?? "");
    const isRefused = refusal && target.endsWith(refusal.target);
    return isRefused ? { status: 400, body: { __type: refusal.error, message: "no" } } : { status: 200, body: {} };
  });
  const client = new CognitoIdentityProviderClient({
    endpoint: server.origin,
    region: "us-east-1",
    credentials: { accessKeyId: "a", secretAccessKey: "b" },
  });
  return { ...server, targets, users: new UserPool(client, "us-east-1_Test12345") };
}

const maya = { userId: "u1", email: "maya@example.com", password: "a bridge over it" };

test("a user is created without a mail of the pool's own, under the member's id, with a password that stays", async () => {
  const { users, requests, targets, close } = await pool();
  await users.create(maya);
  await close();
  expect(targets).toEqual(["AdminCreateUser", "AdminSetUserPassword"]);
  expect(JSON.parse(requests[0]?.body ?? "")).toMatchObject({ Username: "u1", MessageAction: "SUPPRESS" });
  expect(JSON.parse(requests[1]?.body ?? "")).toMatchObject({ Username: "u1", Permanent: true });
});

test.each([
  ["an e-mail", "AdminCreateUser", "InvalidParameterException", "email"],
  ["a password", "AdminSetUserPassword", "InvalidPasswordException", "password"],
  ["a password that ends with a space", "AdminSetUserPassword", "InvalidParameterException", "password"],
])("%s that the pool does not take is named", async (_, target, error, field) => {
  const { users, close } = await pool({ target, error });
  await expect(users.create(maya)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { [field]: ["Invalid format"] },
  });
  await close();
});

test("a password for an account that was deleted a moment ago is refused, and is no fault", async () => {
  const { users, close } = await pool({ target: "AdminSetUserPassword", error: "UserNotFoundException" });
  await expect(users.setPassword("u1", "a bridge over it")).rejects.toMatchObject({ code: "CONFLICT" });
  await close();
});

test("a user whom the pool does not know is removed and signed out already", async () => {
  const removing = await pool({ target: "AdminDeleteUser", error: "UserNotFoundException" });
  await removing.users.remove("u1");
  await removing.close();
  const leaving = await pool({ target: "AdminUserGlobalSignOut", error: "UserNotFoundException" });
  await leaving.users.signOutEverywhere("u1");
  await leaving.close();
});
