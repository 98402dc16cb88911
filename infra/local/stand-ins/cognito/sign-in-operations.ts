import * as z from "zod";
import { type Operation, operation } from "../json-service";
import { ServiceError } from "../stand-in";
import { isPassword } from "./passwords";
import { assertPool, type Pool, type PoolTokens } from "./pool";
import type { Challenges } from "./software-token";

const INVALID = "InvalidParameterException";

const ByPassword = z.object({
  USERNAME: z.string().min(1),
  PASSWORD: z.string().min(1),
  SECRET_HASH: z.string().optional(),
});
const ByToken = z.object({ REFRESH_TOKEN: z.string().min(1), SECRET_HASH: z.string().optional() });
const refreshes = z.enum(["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"]);
const Client = z.object({ ClientId: z.string() });
const PoolClient = Client.extend({ UserPoolId: z.string() });

const PublicInput = z.discriminatedUnion("AuthFlow", [
  Client.extend({ AuthFlow: z.literal("USER_PASSWORD_AUTH"), AuthParameters: ByPassword }),
  Client.extend({ AuthFlow: refreshes, AuthParameters: ByToken }),
]);
const AdminInput = z.discriminatedUnion("AuthFlow", [
  PoolClient.extend({ AuthFlow: z.literal("ADMIN_USER_PASSWORD_AUTH"), AuthParameters: ByPassword }),
  PoolClient.extend({ AuthFlow: refreshes, AuthParameters: ByToken }),
]);

const CodeAnswer = Client.extend({
  ChallengeName: z.literal("SOFTWARE_TOKEN_MFA"),
  Session: z.string(),
  ChallengeResponses: z.object({
    USERNAME: z.string(),
    SOFTWARE_TOKEN_MFA_CODE: z.string(),
    SECRET_HASH: z.string().optional(),
  }),
});

/** Signing in, by anyone who knows the client (`InitiateAuth`) and by those whose role permits it (`Admin…`). */
export function signInOperations(pool: Pool, challenges: Challenges): Record<string, Operation> {
  return {
    InitiateAuth: operation(PublicInput, (input) => signIn(pool, challenges, input), INVALID),
    RespondToAuthChallenge: operation(CodeAnswer, (input) => respond(pool, challenges, input), INVALID),
    AdminInitiateAuth: operation(
      AdminInput,
      (input) => {
        assertPool(pool, input.UserPoolId);
        return signIn(pool, challenges, input);
      },
      INVALID,
    ),
    AdminRespondToAuthChallenge: operation(
      CodeAnswer.extend({ UserPoolId: z.string() }),
      (input) => {
        assertPool(pool, input.UserPoolId);
        return respond(pool, challenges, input);
      },
      INVALID,
    ),
    DescribeUserPoolClient: operation(
      PoolClient,
      ({ UserPoolId, ClientId }) => {
        assertPool(pool, UserPoolId);
        pool.client.assertIs(ClientId);
        return { UserPoolClient: { UserPoolId, ...pool.client.describe() } };
      },
      INVALID,
    ),
  };
}

type AuthInput = z.output<typeof PublicInput> | z.output<typeof AdminInput>;

async function signIn(pool: Pool, challenges: Challenges, { AuthFlow, AuthParameters, ClientId }: AuthInput) {
  pool.client.assertIs(ClientId);
  pool.client.assertAllows(AuthFlow);
  if ("REFRESH_TOKEN" in AuthParameters) {
    const { user, tokens } = pool.refresh(AuthParameters.REFRESH_TOKEN);
    pool.client.assertHash(AuthParameters.SECRET_HASH, user.username, user.id);
    return answered(tokens);
  }

  const { USERNAME, PASSWORD, SECRET_HASH } = AuthParameters;
  pool.client.assertHash(SECRET_HASH, USERNAME);
  const user = pool.users.find(USERNAME);
  if (user) pool.lockout.assertOpen(user.id, pool.settings.now());
  const isRight = await isPassword(PASSWORD, user?.password);
  if (user === undefined || !isRight) {
    if (user) pool.lockout.addFailure(user.id, pool.settings.now());
    throw new ServiceError("NotAuthorizedException", "Incorrect username or password.");
  }
  if (!user.isEnabled) throw new ServiceError("NotAuthorizedException", "User is disabled.");
  if (user.softwareToken?.isOn) {
    const Session = challenges.open(user, pool.settings.now());
    return {
      ChallengeName: "SOFTWARE_TOKEN_MFA",
      ChallengeParameters: { USER_ID_FOR_SRP: user.username, FRIENDLY_DEVICE_NAME: "" },
      Session,
    };
  }
  pool.lockout.clear(user.id);
  if (user.status === "CONFIRMED") return answered(await pool.signIn(user));
  return {
    ChallengeName: "NEW_PASSWORD_REQUIRED",
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: "[]", userAttributes: "{}" },
    Session: user.id.repeat(2),
  };
}

async function respond(pool: Pool, challenges: Challenges, input: z.output<typeof CodeAnswer>) {
  const { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH } = input.ChallengeResponses;
  pool.client.assertIs(input.ClientId);
  pool.client.assertHash(SECRET_HASH, USERNAME);
  const user = pool.users.get(challenges.take(input.Session, pool.settings.now()));
  pool.lockout.assertOpen(user.id, pool.settings.now());
  const signedIn = await pool.withCode(user, code).catch((error: unknown) => {
    pool.lockout.addFailure(user.id, pool.settings.now());
    throw error;
  });
  pool.lockout.clear(user.id);
  return answered(await pool.signIn(signedIn));
}

function answered(AuthenticationResult: PoolTokens) {
  return { ChallengeParameters: {}, AuthenticationResult };
}
