import type { LimitRepository } from "#functions/repositories/limits";
import { AppError } from "#shared/api/errors";

/** `account`: a member's id, or the name that was typed where there is none. `deviceId`: only of a browser that the member has used. */
export type SignInTry = { account: string; address: string; deviceId?: string };

type Limits<N extends keyof LimitRepository> = Pick<LimitRepository, N>;

const LIMIT = "sign-in";
/** Wrong passwords from one place, which a success there does not make forgotten. */
const WRONG = "sign-in-wrong";
const WRONG_LIMIT = { most: 50, seconds: 12 * 3_600 };
/** Of all places where the member has never signed in. NIST SP 800-63B allows at most 100 wrong ones in a row. */
const STRANGERS = "sign-in-strangers";
const STRANGERS_LIMIT = { free: 100 };

/**
 * Counts a try to sign in before it is made. Ten are free in one place, then each waits longer; 50 wrong ones there end the half-day;
 * and of all places together where the member has never signed in 100 are free. A place is a browser that the member has used, or
 * an address: so strangers lock themselves out and not the owner.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countTry(given: SignInTry, limits: Limits<"assertRoom" | "attempt">, at: Date): Promise<void> {
  await limits.assertRoom(WRONG, placeOf(given), WRONG_LIMIT, at);
  await limits.attempt(LIMIT, placeOf(given), at);
  if (given.deviceId === undefined) await limits.attempt(STRANGERS, given.account, at, STRANGERS_LIMIT);
}

/** A try that was wrong. @throws AppError TOO_MANY_REQUESTS */
export async function noteWrong(given: SignInTry, limits: Limits<"hit">, at: Date): Promise<void> {
  await limits.hit(WRONG, placeOf(given), WRONG_LIMIT, at);
}

/** A try that was right: the place is trusted again; what strangers tried elsewhere stays counted. */
export async function noteRight(given: SignInTry, limits: Limits<"forget" | "takeBack">): Promise<void> {
  await limits.forget(LIMIT, placeOf(given));
  if (given.deviceId === undefined) await limits.takeBack(STRANGERS, given.account);
}

/** Whether a try from an address would have to wait. */
export async function isLocked(given: SignInTry, limits: Limits<"assertMayTry">, at: Date): Promise<boolean> {
  try {
    await limits.assertMayTry(LIMIT, placeOf(given), at);
    await limits.assertMayTry(STRANGERS, given.account, at, STRANGERS_LIMIT);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return true;
    throw error;
  }
}

/** Who has proven to own the account may try again at once, from this browser and this address. */
export async function forgetTries(given: SignInTry, limits: Limits<"forget">): Promise<void> {
  await limits.forget(LIMIT, placeOf(given));
  await limits.forget(LIMIT, placeOf({ ...given, deviceId: undefined }));
  await limits.forget(STRANGERS, given.account);
}

function placeOf({ account, address, deviceId }: SignInTry): string {
  return `${account} ${deviceId ?? address}`;
}
