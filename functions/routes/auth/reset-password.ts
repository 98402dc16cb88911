import type { LimitRepository } from "#functions/repositories/limits";
import { emails, limits, passwordResets, userPool, users } from "#functions/services";
import { assertUncommon } from "#functions/services/members/assert-uncommon";
import {
  type ForgottenPasswordServices,
  findResetCode,
  setForgottenPassword,
} from "#functions/services/members/set-forgotten-password";
import { addressLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { DEVICE_COOKIE } from "#functions/shell/cookies";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import { forgetTries } from "#functions/shell/sign-in-tries";

type Services = ForgottenPasswordServices & {
  limits: Pick<LimitRepository, "hit" | "forget">;
};

/**
 * Sets a new password with the code of an e-mail. No one is signed in by it, and every session of the member is over.
 *
 * @throws AppError RESET_CODE_INVALID, VALIDATION_FAILED for a password that is too easy (the code stays good), TOO_MANY_REQUESTS
 */
export async function resetPassword({ body, address, cookies }: RequestOf<"auth/reset-password">, services: Services) {
  const { limits } = services;
  const { password } = body;
  const at = services.now();
  await limits.hit("reset-password", address, addressLimit(), at);
  const { user, code } = await findResetCode(body.code, services, at);
  await assertUncommon(password, user);

  await setForgottenPassword(user, { code, password }, services, at);
  await forgetTries({ account: user.userId, address, deviceId: cookies[DEVICE_COOKIE] }, limits);
  return reply(undefined, { browserOf: user.userId });
}

export const handler = apiHandler("auth/reset-password", resetPassword, () => ({
  users: users(),
  emails: emails(),
  limits: limits(),
  resets: passwordResets(),
  pool: userPool(),
  now,
}));
