import { ServiceError } from "../stand-in";

const FREE_FAILURES = 5;
const LONGEST_MS = 15 * 60_000;

type Failures = { count: number; lockedUntil: number; lastTryAt: number };

/**
 * The pool's own lockout, which no template can change: five wrong passwords of one user lock that user for a second, each
 * further one for twice as long (2^(n-5) seconds, up to about 15 minutes), wherever they come from. Tries during it count for
 * nothing and are refused even with the right password. A success, or 15 minutes without a try, ends the count; a password that
 * is replaced does not. It is in memory only: a restart ends it too.
 *
 * Source: Amazon Cognito Developer Guide, "Authentication with Amazon Cognito user pools", section "Lockout behavior for failed
 * sign-in attempts"; wrong codes: "Adding MFA to a user pool".
 */
export class Lockout {
  private readonly byUser = new Map<string, Failures>();

  /** @throws ServiceError NotAuthorizedException while the user is locked */
  assertOpen(userId: string, at: Date): void {
    const failures = this.byUser.get(userId);
    if (failures === undefined) return;
    const time = at.getTime();
    if (time - failures.lastTryAt >= LONGEST_MS) this.byUser.delete(userId);
    else if (failures.lockedUntil > time) {
      failures.lastTryAt = time;
      throw new ServiceError("NotAuthorizedException", "Password attempts exceeded");
    }
  }

  addFailure(userId: string, at: Date): void {
    const time = at.getTime();
    const count = (this.byUser.get(userId)?.count ?? 0) + 1;
    const lockMs = count < FREE_FAILURES ? 0 : Math.min(1_000 * 2 ** (count - FREE_FAILURES), LONGEST_MS);
    this.byUser.set(userId, { count, lockedUntil: time + lockMs, lastTryAt: time });
  }

  clear(userId: string): void {
    this.byUser.delete(userId);
  }
}
