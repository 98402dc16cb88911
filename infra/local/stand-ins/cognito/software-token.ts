import { randomBytes } from "node:crypto";
import * as z from "zod";
import { type Operation, operation } from "../json-service";
import { ServiceError } from "../stand-in";
import type { Pool } from "./pool";
import { newSecret } from "./totp";
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

/** The second factor of an authenticator app: its set-up with an access token. */
export function softwareTokenOperations(pool: Pool): Record<string, Operation> {
  const { users } = pool;
  const AccessToken = z.string();
  return {
    AssociateSoftwareToken: operation(
      z.object({ AccessToken }),
      async (input) => {
        const user = pool.holderOfAccess(input.AccessToken);
        const secret = newSecret();
        await users.change(user, { softwareToken: { secret, isVerified: false, isOn: false, usedSteps: [] } });
        return { SecretCode: secret };
      },
      INVALID,
    ),
    VerifySoftwareToken: operation(
      z.object({ AccessToken, UserCode: z.string().regex(/^[0-9]{6}$/) }),
      async (input) => {
        const user = pool.holderOfAccess(input.AccessToken);
        const { softwareToken: token } = await pool.withCode(user, input.UserCode).catch(() => {
          throw new ServiceError("EnableSoftwareTokenMFAException", "Code mismatch");
        });
        await users.change(user, { softwareToken: token && { ...token, isVerified: true } });
        return { Status: "SUCCESS" };
      },
      INVALID,
    ),
  };
}
