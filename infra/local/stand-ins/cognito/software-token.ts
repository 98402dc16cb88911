import { randomBytes } from "node:crypto";
import * as z from "zod";
import { type Operation, operation } from "../json-service";
import { ServiceError } from "../stand-in";
import type { Pool } from "./pool";
import { isCode, newSecret } from "./totp";
import type { PoolUser } from "./users";

const SESSION_MS = 3 * 60_000;
const INVALID = "InvalidParameterException";

/** Sign-ins whose password was right and whose code is awaited: each session is good for three minutes, and once. */
export class Challenges {
  private readonly sessions = new Map<string, { username: string; until: number }>();

  open({ username }: PoolUser, at: Date): string {
    const session = randomBytes(64).toString("base64url");
    this.sessions.set(session, { username, until: at.getTime() + SESSION_MS });
    return session;
  }

  /** @throws ServiceError NotAuthorizedException when the session is unknown, used or too old */
  take(session: string, at: Date): string {
    const found = this.sessions.get(session);
    this.sessions.delete(session);
    if (found && found.until > at.getTime()) return found.username;
    throw new ServiceError("NotAuthorizedException", "Invalid session for the user.");
  }
}

/** The second factor of an authenticator app: its set-up with an access token, and its code at the sign-in. */
export function softwareTokenOperations(pool: Pool, challenges: Challenges): Record<string, Operation> {
  const { users, settings } = pool;
  const AccessToken = z.string();
  return {
    AssociateSoftwareToken: operation(
      z.object({ AccessToken }),
      async (input) => {
        const user = pool.holderOfAccess(input.AccessToken);
        const secret = newSecret();
        await users.change(user, { softwareToken: { secret, isVerified: false, isOn: false } });
        return { SecretCode: secret };
      },
      INVALID,
    ),
    VerifySoftwareToken: operation(
      z.object({ AccessToken, UserCode: z.string().regex(/^[0-9]{6}$/) }),
      async (input) => {
        const user = pool.holderOfAccess(input.AccessToken);
        const token = user.softwareToken;
        if (!token || !isCode(token.secret, input.UserCode, settings.now())) {
          throw new ServiceError("EnableSoftwareTokenMFAException", "Code mismatch");
        }
        await users.change(user, { softwareToken: { ...token, isVerified: true } });
        return { Status: "SUCCESS" };
      },
      INVALID,
    ),
    RespondToAuthChallenge: operation(RespondInput, (input) => respond(pool, challenges, input), INVALID),
  };
}

const RespondInput = z.object({
  ChallengeName: z.literal("SOFTWARE_TOKEN_MFA"),
  ClientId: z.string(),
  Session: z.string(),
  ChallengeResponses: z.object({ USERNAME: z.string(), SOFTWARE_TOKEN_MFA_CODE: z.string() }),
});

async function respond(pool: Pool, challenges: Challenges, input: z.output<typeof RespondInput>) {
  const at = pool.settings.now();
  const user = pool.users.get(challenges.take(input.Session, at));
  const code = input.ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE;
  if (!user.softwareToken || !isCode(user.softwareToken.secret, code, at)) {
    throw new ServiceError("CodeMismatchException", "Invalid code received for user");
  }
  return { ChallengeParameters: {}, AuthenticationResult: await pool.signIn(user) };
}
