import type { CheckResult, PasswordCheck } from "#functions/providers/identity/password-check";
import type { LimitRepository } from "#functions/repositories/limits";
import { AppError } from "#shared/api/errors";

export type OwnPasswordServices = {
  limits: Pick<LimitRepository, "attempt" | "forget">;
  passwords: Pick<PasswordCheck, "check">;
  now: () => Date;
};

/** The limit of tries by who is signed in. */
export const OWN_PASSWORD = "own-password";

/**
 * Asks a member who is signed in for the password again, and for the code where one is given. Ten wrong tries are free, then
 * each waits longer; strangers who try to sign in do not count here, nor these there.
 *
 * @returns `code_required` when the password is right, a second factor is on and no code was given
 * @throws AppError VALIDATION_FAILED for `password` or `code`, TOO_MANY_REQUESTS
 */
export async function assertPassword(
  userId: string,
  password: string,
  code: string | undefined,
  { limits, passwords, now }: OwnPasswordServices,
): Promise<Extract<CheckResult, "right" | "right_with_code" | "code_required">> {
  await limits.attempt(OWN_PASSWORD, userId, now());
  const result = await passwords.check(userId, password, code);
  if (result === "wrong") throw refusalOf("password", "This is not your current password");
  if (result === "code_wrong") throw wrongCode();
  await limits.forget(OWN_PASSWORD, userId);
  return result;
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
