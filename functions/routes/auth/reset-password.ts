import { openField } from "#functions/providers/aws/field-encryption";
import type { LimitRepository } from "#functions/repositories/limits";
import {
  devices,
  emails,
  history,
  identities,
  limits,
  passwordResets,
  proofs,
  userPool,
  users,
} from "#functions/services";
import { assertSamePerson, type SamePersonServices } from "#functions/services/members/assert-same-person";
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

type Services = ForgottenPasswordServices &
  SamePersonServices & {
    limits: Pick<LimitRepository, "hit" | "forget">;
  };

/**
 * Sets a new password with the code of an e-mail. No one is signed in by it, and every session of the member is over.
 *
 * @throws AppError RESET_CODE_INVALID, TOO_MANY_REQUESTS, and VALIDATION_FAILED for a password that is too easy or where the birth
 * date is asked for (the code stays good)
 */
export async function resetPassword({ body, address, cookies }: RequestOf<"auth/reset-password">, services: Services) {
  const { limits } = services;
  const { password, dateOfBirth } = body;
  const deviceId = cookies[DEVICE_COOKIE];
  const at = services.now();
  await limits.hit("reset-password", address, addressLimit(), at);
  const { user, code } = await findResetCode(body.code, services, at);
  await assertUncommon(password, user);
  const isSamePerson = await assertSamePerson(user, { dateOfBirth, deviceId }, services, at);

  await setForgottenPassword(user, { code, password, isSamePerson }, services, at);
  await forgetTries({ account: user.userId, address, deviceId }, limits);
  return reply(undefined, { browserOf: user.userId });
}

export const handler = apiHandler("auth/reset-password", resetPassword, () => ({
  users: users(),
  devices: devices(),
  identities: identities(),
  history: history(),
  openField,
  emails: emails(),
  limits: limits(),
  proofs: proofs(),
  resets: passwordResets(),
  pool: userPool(),
  now,
}));
