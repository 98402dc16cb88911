import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import type { UserRepository } from "#functions/repositories/users";
import { emails, limits, passwordCheck, userPool, users } from "#functions/services";
import { assertPassword, type OwnPasswordServices } from "#functions/services/members/own-password";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

export type EndServices = OwnPasswordServices & {
  users: Pick<UserRepository, "update">;
  emails: Pick<EmailRepository, "add">;
  pool: Pick<UserPool, "setSecondFactor">;
};

/**
 * Turns the second factor off for a member who has both: the password and the app.
 *
 * @throws AppError VALIDATION_FAILED for `password` or `code`, CONFLICT where none is on, TOO_MANY_REQUESTS
 */
export async function endSecondFactor(
  { user: { userId, language, secondFactorSince }, body: { password, code } }: RequestOf<"account/end-second-factor">,
  services: EndServices,
) {
  const { users, emails, pool, now } = services;
  const at = now();
  const result = await assertPassword(userId, password, code, services);
  // After a crash in between, the user pool alone has it off: then the same call completes it.
  if (result === "right" && secondFactorSince === undefined) throw new AppError("CONFLICT");
  await pool.setSecondFactor(userId, false);
  await users.update(userId, { secondFactorSince: undefined, secondFactorEndedAt: at.toISOString() });
  await emails.add({ userId, kind: "secondFactorOff", language }, at);
}

export const handler = apiHandler("account/end-second-factor", endSecondFactor, () => ({
  users: users(),
  emails: emails(),
  limits: limits(),
  passwords: passwordCheck(),
  pool: userPool(),
  now,
}));
