import { AppError } from "#shared/api/errors";
import { isGuessable, type Person } from "#shared/domain/account/password-rules";

/** Refuses a new password that is easy to guess. @throws AppError VALIDATION_FAILED for the field `password` */
export async function assertUncommon(password: string, person: Person): Promise<void> {
  if (!(await isGuessable(password, person))) return;
  throw new AppError("VALIDATION_FAILED", {
    fieldErrors: { password: ["This password is too easy to guess. Please choose another one."] },
  });
}
