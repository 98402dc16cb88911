import type { UserPool } from "#functions/providers/identity/user-pool";
import type { LimitRepository } from "#functions/repositories/limits";
import {
  emailCodes,
  emailCorrections,
  emails,
  limits,
  passwordCheck,
  passwordResets,
  userPool,
  users,
  writeTogether,
} from "#functions/services";
import { type CorrectAddressServices, correctAddress } from "#functions/services/members/correct-address";
import { assertPassword, type OwnPasswordServices } from "#functions/services/members/own-password";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"account/correct-email">, "user" | "body">;
type Services = OwnPasswordServices &
  CorrectAddressServices & {
    limits: Pick<LimitRepository, "hit">;
    pool: Pick<UserPool, "setEmail">;
  };

const CORRECTIONS_A_DAY = { most: 5, seconds: 86_400 };

/**
 * Corrects an address that was mistyped, as long as it is unproven. What was mailed to the old one opens and proves nothing any
 * more; a code goes to the new one. The same address again is no change: after a crash the call is made once more.
 *
 * @throws AppError VALIDATION_FAILED for `password`, EMAIL_CONFIRMED for an address that is proven, ACCOUNT_EXISTS (the owner gets the mail
 * of a registration with a known address), TOO_MANY_REQUESTS above 5 a day
 */
export async function correctEmail({ user, body }: Request, services: Services): Promise<undefined> {
  const { limits, pool, now } = services;
  const { userId } = user;
  const { email, password } = body;
  const at = now();
  if (user.emailProvenAt) throw new AppError("EMAIL_CONFIRMED");
  await assertPassword(userId, password, undefined, services);
  await limits.hit("correct-email", userId, CORRECTIONS_A_DAY, at);
  if (email !== user.email) await correctAddress(user, email, services, at);
  await pool.setEmail(userId, email);
}

export const handler = apiHandler("account/correct-email", correctEmail, () => ({
  users: users(),
  corrections: emailCorrections(),
  emails: emails(),
  limits: limits(),
  codes: emailCodes(),
  resets: passwordResets(),
  passwords: passwordCheck(),
  pool: userPool(),
  writeTogether,
  now,
}));
