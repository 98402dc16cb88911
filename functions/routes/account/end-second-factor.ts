import { UserPool } from "#functions/providers/identity/user-pool";
import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { cognito } from "#functions/runtime/aws-cognito";
import { documents } from "#functions/runtime/aws-dynamodb";
import { deployedPasswords } from "#functions/runtime/deployed-passwords";
import { env } from "#functions/runtime/env";
import { now } from "#functions/runtime/now";
import { assertPassword, type OwnPasswordServices } from "#functions/runtime/own-password";

export type EndServices = OwnPasswordServices & {
  users: Pick<UserRepository, "update">;
  emails: Pick<EmailRepository, "add">;
  pool: Pick<UserPool, "setSecondFactor">;
};

/**
 * Turns the second factor off for whoever has both: the password and the app.
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
  users: new UserRepository(documents(), env("USERS_TABLE")),
  emails: new EmailRepository(documents(), env("USERS_TABLE")),
  limits: new LimitRepository(documents(), env("USERS_TABLE")),
  passwords: deployedPasswords(),
  pool: new UserPool(cognito(), env("USER_POOL_ID")),
  now,
}));
