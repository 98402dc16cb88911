import * as z from "zod";
import { jsonService, type Operation, operation } from "../json-service";
import { ServiceError, type StandIn } from "../stand-in";
import { adminOperations, attributesOf } from "./admin-operations";
import { hashPassword, isPassword, mustFollow } from "./passwords";
import type { Pool } from "./pool";
import { signInOperations } from "./sign-in-operations";
import { Challenges, softwareTokenOperations } from "./software-token";

const INVALID = "InvalidParameterException";

/**
 * Stands in for Amazon Cognito's user pools, for the operations that the product uses.
 *
 * Source: Amazon Cognito User Pools API Reference. An unknown user is answered as a wrong password is, after the same
 * work (PreventUserExistenceErrors). Operations with a member's own tokens are not signed, as in the cloud.
 */
export function createCognito(pool: Pool): StandIn {
  return jsonService({
    ...adminOperations(pool),
    ...signInOperations(pool, new Challenges()),
    ...memberOperations(pool),
    ...softwareTokenOperations(pool),
  });
}

function memberOperations(pool: Pool): Record<string, Operation> {
  const AccessToken = z.string();
  return {
    RevokeToken: operation(
      z.object({ Token: z.string(), ClientId: z.string(), ClientSecret: z.string().optional() }),
      async ({ Token, ClientId, ClientSecret }) => {
        pool.client.assertIs(ClientId);
        pool.client.assertSecret(ClientSecret);
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

function wrongPassword(): ServiceError {
  return new ServiceError("NotAuthorizedException", "Incorrect username or password.");
}
