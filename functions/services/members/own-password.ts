import type { CheckResult, PasswordCheck } from "#functions/providers/identity/password-check";
import type { LimitRepository } from "#functions/repositories/limits";
import { AppError } from "#shared/api/errors";

export type OwnPasswordServices = {
  limits: Pick<LimitRepository, "attempt" | "forget" | "takeBack">;
  passwords: Pick<PasswordCheck, "check">;
  now: () => Date;
};

/** The limit of tries by a person who is signed in. */
const OWN_PASSWORD = "own-password";

/**
 * Makes one try of a member's own password. It is counted before it is made: ten wrong ones are free, then each waits longer. A try
 * that the user pool did not judge, because it was locked or did not answer, counts as none.
 *
 * @param check throws when what was typed is wrong; returns, and the count begins again, when it is right
 * @throws AppError TOO_MANY_REQUESTS, and what `check` throws
 */
export async function countOwnTry<R>(
  userId: string,
  { limits, now }: Pick<OwnPasswordServices, "limits" | "now">,
  check: () => Promise<R>,
): Promise<R> {
  await limits.attempt(OWN_PASSWORD, userId, now());
  try {
    const result = await check();
    await limits.forget(OWN_PASSWORD, userId);
    return result;
  } catch (error) {
    const isJudged = error instanceof AppError && error.code === "VALIDATION_FAILED";
    if (!isJudged) await limits.takeBack(OWN_PASSWORD, userId);
    throw error;
  }
}

/**
 * Asks a member who is signed in for the password again, and for the code where one is given. Tries are counted by
 * `countOwnTry()`; strangers who try to sign in do not count here, nor these there.
 *
 * @returns `code_required` when the password is right, a second factor is on and no code was given
 * @throws AppError VALIDATION_FAILED for `password` or `code`, TOO_MANY_REQUESTS
 */
export async function assertPassword(
  userId: string,
  password: string,
  code: string | undefined,
  services: OwnPasswordServices,
): Promise<Extract<CheckResult, "right" | "right_with_code" | "code_required">> {
  return countOwnTry(userId, services, async () => {
    const result = await services.passwords.check(userId, password, code);
    if (result === "wrong") throw refusalOf("password", "This is not your current password");
    if (result === "code_wrong") throw wrongCode();
    return result;
  });
}

/**
 * Asks for the password of a member who has no second factor, before one is set up.
 *
 * @throws AppError CONFLICT when a second factor is on, and what `assertPassword()` throws
 */
export async function assertPasswordAlone(
  userId: string,
  password: string,
  services: OwnPasswordServices,
): Promise<void> {
  const result = await assertPassword(userId, password, undefined, services);
  if (result === "code_required") throw new AppError("CONFLICT");
}

/** What is said of a code that the app does not show. */
export function wrongCode(): AppError {
  return refusalOf("code", "This code is not right");
}

function refusalOf(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { fieldErrors: { [field]: [message] } });
}
