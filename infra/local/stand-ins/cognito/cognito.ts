import * as z from "zod";
import { jsonService, type Operation, operation } from "../json-service";
import { ServiceError, type StandIn } from "../stand-in";
import { adminOperations, attributesOf } from "./admin-operations";
import { hashPassword, isPassword, mustFollow } from "./passwords";
import type { Pool, PoolTokens } from "./pool";
import { Challenges, softwareTokenOperations } from "./software-token";

const INVALID = "InvalidParameterException";

/**
 * Stands in for Amazon Cognito's user pools, for the operations that the product uses.
 *
 * Source: Amazon Cognito User Pools API Reference. An unknown user is answered as a wrong password is, after the same
 * work (PreventUserExistenceErrors). Operations with a member's own tokens are not signed, as in the cloud.
 */
export function createCognito(pool: Pool): StandIn {
  const challenges = new Challenges();
  return jsonService({
    ...adminOperations(pool),
    ...memberOperations(pool, challenges),
    ...softwareTokenOperations(pool, challenges),
  });
}

function memberOperations(pool: Pool, challenges: Challenges): Record<string, Operation> {
  const AccessToken = z.string();
  return {
    InitiateAuth: operation(AuthInput, (input) => signIn(pool, challenges, input), INVALID),
    RevokeToken: operation(
      z.object({ Token: z.string(), ClientId: z.string() }),
      async ({ Token, ClientId }) => {
        mustBeClient(pool, ClientId);
        if (Token.split(".").length === 3) {
          throw new ServiceError("UnsupportedTokenTypeException", "Only refresh tokens can be revoked.");
        }
        await pool.revoke(Token);
        return {};
      },
      INVALID,
    ),
    GetUser: operation(z.object({ AccessToken }), (input) => {
      const user = pool.holderOfAccess(input.AccessToken);
      return { Username: user.username, UserAttributes: attributesOf(user) };
    }),
    GlobalSignOut: operation(z.object({ AccessToken }), async (input) => {
      await pool.users.change(pool.holderOfAccess(input.AccessToken), { grants: [] });
      return {};
    }),
    ChangePassword: operation(
      z.object({ AccessToken, PreviousPassword: z.string(), ProposedPassword: z.string() }),
      async (input) => {
        const user = pool.holderOfAccess(input.AccessToken);
        if (!(await isPassword(input.PreviousPassword, user.password))) throw wrongPassword();
        mustFollow(pool.settings.passwordPolicy ?? {}, input.ProposedPassword);
        await pool.users.change(user, { password: await hashPassword(input.ProposedPassword) });
        return {};
      },
      INVALID,
    ),
  };
}

const AuthInput = z.discriminatedUnion("AuthFlow", [
  z.object({
    AuthFlow: z.literal("USER_PASSWORD_AUTH"),
    ClientId: z.string(),
    AuthParameters: z.object({ USERNAME: z.string().min(1), PASSWORD: z.string().min(1) }),
  }),
  z.object({
    AuthFlow: z.enum(["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"]),
    ClientId: z.string(),
    AuthParameters: z.object({ REFRESH_TOKEN: z.string().min(1) }),
  }),
]);

async function signIn(pool: Pool, challenges: Challenges, input: z.output<typeof AuthInput>) {
  mustBeClient(pool, input.ClientId);
  if (input.AuthFlow !== "USER_PASSWORD_AUTH") return answered(pool.refresh(input.AuthParameters.REFRESH_TOKEN));

  const { USERNAME, PASSWORD } = input.AuthParameters;
  const user = pool.users.find(USERNAME);
  const isRight = await isPassword(PASSWORD, user?.password);
  if (user === undefined || !isRight) throw wrongPassword();
  if (!user.isEnabled) throw new ServiceError("NotAuthorizedException", "User is disabled.");
  if (user.softwareToken?.isOn) {
    const Session = challenges.open(user, pool.settings.now());
    return {
      ChallengeName: "SOFTWARE_TOKEN_MFA",
      ChallengeParameters: { USER_ID_FOR_SRP: user.username, FRIENDLY_DEVICE_NAME: "" },
      Session,
    };
  }
  if (user.status === "CONFIRMED") return answered(await pool.signIn(user));
  return {
    ChallengeName: "NEW_PASSWORD_REQUIRED",
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: "[]", userAttributes: "{}" },
    Session: user.id.repeat(2),
  };
}

function answered(AuthenticationResult: PoolTokens) {
  return { ChallengeParameters: {}, AuthenticationResult };
}

function mustBeClient(pool: Pool, clientId: string): void {
  if (clientId === pool.settings.clientId) return;
  throw new ServiceError("ResourceNotFoundException", `User pool client ${clientId} does not exist.`);
}

function wrongPassword(): ServiceError {
  return new ServiceError("NotAuthorizedException", "Incorrect username or password.");
}
