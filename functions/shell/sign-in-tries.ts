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
 * Of all these places, what reaches the user pool: it locks a member after five wrong passwords in a row, a stranger's included, and
 * counts from none again after about 15 minutes without a try. One minute more makes sure.
 */
const ROW = "sign-in-row";
const ROW_LIMIT = { most: 4, quietSeconds: 16 * 60 };

/**
 * Counts a try to sign in before it is made. A place is a browser that the member has used, or an address. In a browser that the
 * member has used ten are free, then each waits longer. All other places of an account share four in a row, until 16 minutes
 * without a try have passed, and 100 in all, after which each waits longer; at one of their addresses ten are free, too. 50 wrong
 * ones in one place end the half-day there. So strangers lock themselves out, and the owner neither here nor in the user pool.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countTry(
  given: SignInTry,
  limits: Limits<"assertRoom" | "attempt" | "attemptInRow">,
  at: Date,
): Promise<void> {
  await limits.assertRoom(WRONG, placeOf(given), WRONG_LIMIT, at);
  if (given.deviceId === undefined) await limits.attemptInRow(ROW, given.account, ROW_LIMIT, at);
  await limits.attempt(LIMIT, placeOf(given), at);
  if (given.deviceId === undefined) await limits.attempt(STRANGERS, given.account, at, STRANGERS_LIMIT);
}

/** A try that the user pool did not judge, because it was locked or did not answer, counts as none. */
export async function takeTryBack(given: SignInTry, limits: Limits<"takeBack">): Promise<void> {
  await limits.takeBack(LIMIT, placeOf(given));
  if (given.deviceId !== undefined) return;
  await limits.takeBack(ROW, given.account);
  await limits.takeBack(STRANGERS, given.account);
}

/** The password was right, and its code is missing: the pool has counted nothing. */
export async function noteCodeRequired(given: SignInTry, limits: Limits<"takeBack">): Promise<void> {
  if (given.deviceId === undefined) await limits.takeBack(ROW, given.account);
}

/** A try that was wrong. @throws AppError TOO_MANY_REQUESTS */
export async function noteWrong(given: SignInTry, limits: Limits<"hit">, at: Date): Promise<void> {
  await limits.hit(WRONG, placeOf(given), WRONG_LIMIT, at);
}

/** A try that was right: the place is trusted again, and the pool's count is over; what strangers tried in all stays counted. */
export async function noteRight(given: SignInTry, limits: Limits<"forget" | "takeBack">): Promise<void> {
  await limits.forget(LIMIT, placeOf(given));
  await limits.forget(ROW, given.account);
  if (given.deviceId === undefined) await limits.takeBack(STRANGERS, given.account);
}

/** Whether a try from an address would have to wait, in whichever of the counts of `countTry()`. */
export async function isLocked(
  given: SignInTry,
  limits: Limits<"assertMayTry" | "assertRoom" | "assertRoomInRow">,
  at: Date,
): Promise<boolean> {
  try {
    await limits.assertRoom(WRONG, placeOf(given), WRONG_LIMIT, at);
    if (given.deviceId === undefined) await limits.assertRoomInRow(ROW, given.account, ROW_LIMIT, at);
    await limits.assertMayTry(LIMIT, placeOf(given), at);
    if (given.deviceId === undefined) await limits.assertMayTry(STRANGERS, given.account, at, STRANGERS_LIMIT);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return true;
    throw error;
  }
}

/**
 * The person who has proven to own the account may try again at once, in this browser. The row of strangers stays: the pool's
 * count does not end with a new password.
 */
export async function forgetTries(given: SignInTry, limits: Limits<"forget">): Promise<void> {
  await limits.forget(LIMIT, placeOf(given));
  await limits.forget(LIMIT, placeOf({ ...given, deviceId: undefined }));
  await limits.forget(STRANGERS, given.account);
}

function placeOf({ account, address, deviceId }: SignInTry): string {
  return `${account} ${deviceId ?? address}`;
}
