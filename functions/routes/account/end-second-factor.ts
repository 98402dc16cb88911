import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import type { UserRepository } from "#functions/repositories/users";
import { emails, limits, passwordCheck, userPool, users } from "#functions/services";
import { assertPassword, type OwnPasswordServices } from "#functions/services/members/own-password";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

export type EndServices = OwnPasswordServices & {
  users: Pick<UserRepository, "update">;
  emails: Pick<EmailRepository, "add">;
  pool: Pick<UserPool, "setSecondFactor">;
};

/**
 * Turns the second factor off for a member who has both: the password and the app.
 *
 * @throws AppError VALIDATION_FAILED for `password` or `code`, TOO_MANY_REQUESTS
 */
export async function endSecondFactor(
  { user: { userId, language }, body: { password, code } }: RequestOf<"account/end-second-factor">,
  services: EndServices,
) {
  const { users, emails, pool, now } = services;
  const at = now();
  await assertPassword(userId, password, code, services);
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
