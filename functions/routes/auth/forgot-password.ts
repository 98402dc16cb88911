import { documents } from "#functions/repositories/documents-client";
import { LimitRepository } from "#functions/repositories/limits";
import { PasswordResets } from "#functions/repositories/password-resets";
import { addressLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { env } from "#functions/shell/env";
import { now } from "#functions/shell/now";

export type ForgotServices = {
  limits: Pick<LimitRepository, "hit">;
  resets: Pick<PasswordResets, "ask">;
  now: () => Date;
};

const RESETS_PER_HOUR = { most: 5, seconds: 3_600 };

/**
 * Takes note that somebody forgot a password. It does not look whether there is such an account: the same writes, the same
 * answer, the same time for everyone (ASVS 6.3.8). The mail follows from the table's stream.
 *
 * @throws AppError TOO_MANY_REQUESTS above 5 an hour for one e-mail, known or not
 */
export async function forgotPassword(
  { body: { email }, address }: RequestOf<"auth/forgot-password">,
  { limits, resets, now }: ForgotServices,
) {
  const at = now();
  await limits.hit("forgot-password", address, addressLimit(), at);
  await limits.hit("forgot-password", email, RESETS_PER_HOUR, at);
  await resets.ask(email, at);
}

export const handler = apiHandler("auth/forgot-password", forgotPassword, () => ({
  limits: new LimitRepository(documents(), env("USERS_TABLE")),
  resets: new PasswordResets(documents(), env("USERS_TABLE")),
  now,
}));
