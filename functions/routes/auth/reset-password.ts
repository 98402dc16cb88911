import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import type { LimitRepository } from "#functions/repositories/limits";
import type { PasswordResets } from "#functions/repositories/password-resets";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { emails, limits, passwordResets, userPool, users } from "#functions/services";
import { assertUncommon } from "#functions/services/members/assert-uncommon";
import { type ReplaceServices, replacePassword } from "#functions/services/members/replace-password";
import { addressLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { DEVICE_COOKIE } from "#functions/shell/cookies";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import { forgetTries } from "#functions/shell/sign-in-tries";
import { AppError } from "#shared/api/errors";

export type ResetServices = Omit<ReplaceServices, "pool"> & {
  users: Pick<UserRepository, "get">;
  emails: Pick<EmailRepository, "add">;
  limits: Pick<LimitRepository, "hit" | "forget">;
  resets: Pick<PasswordResets, "find" | "take" | "restore">;
  pool: Pick<UserPool, "givePassword" | "setSecondFactor">;
};

/**
 * Sets a new password with the code of a mail. The code is used up before the password is set: of two at once one succeeds,
 * and after a crash in between a new mail is asked for. Nobody is signed in by it, and every session of the member is over.
 *
 * An account whose address was never proven may be another person's work until now: with the password and the sessions goes the
 * second factor that was set up in it.
 *
 * @throws AppError RESET_CODE_INVALID, VALIDATION_FAILED for a password that is too easy (the code stays good), TOO_MANY_REQUESTS
 */
export async function resetPassword(
  { body: { code, password }, address, cookies }: RequestOf<"auth/reset-password">,
  services: ResetServices,
) {
  const { users, emails, limits, resets, pool } = services;
  const at = services.now();
  await limits.hit("reset-password", address, addressLimit(), at);
  const good = await resets.find(code, at);
  const user = good && (await users.get(good.userId));
  if (!good || !user?.registeredAt || user.disabledAt) throw new AppError("RESET_CODE_INVALID");
  await assertUncommon(password, user);
  if (!(await resets.take(good))) throw new AppError("RESET_CODE_INVALID");

  // Whoever has the code reads the mail of that address.
  const proven = { emailProvenAt: at.toISOString(), secondFactorSince: undefined };
  const setting = { ...services, pool: poolFor(user, pool) };
  await replacePassword(user, password, setting, user.emailProvenAt ? {} : proven).catch(async (error: unknown) => {
    if (error instanceof AppError) await resets.restore(good);
    throw error;
  });
  await forgetTries({ account: user.userId, address, deviceId: cookies[DEVICE_COOKIE] }, limits);
  await emails.add({ userId: user.userId, kind: "passwordChanged", language: user.language }, at);
  return reply(undefined, { browserOf: user.userId });
}

/**
 * How the pool takes the new password of this member. A factor of before the address was proven goes before the record says that
 * it is: after a crash in between, the next mail does all of it again.
 */
function poolFor({ email = "", emailProvenAt }: UserRecord, pool: ResetServices["pool"]): ReplaceServices["pool"] {
  return {
    setPassword: async (userId, password) => {
      await pool.givePassword({ userId, email, password });
      if (!emailProvenAt) await pool.setSecondFactor(userId, false);
    },
  };
}

export const handler = apiHandler("auth/reset-password", resetPassword, () => ({
  users: users(),
  emails: emails(),
  limits: limits(),
  resets: passwordResets(),
  pool: userPool(),
  now,
}));
