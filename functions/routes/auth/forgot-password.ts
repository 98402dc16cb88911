import type { LimitRepository } from "#functions/repositories/limits";
import type { PasswordResets } from "#functions/repositories/password-resets";
import { limits, passwordResets } from "#functions/services";
import { addressLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Services = {
  limits: Pick<LimitRepository, "hit">;
  resets: Pick<PasswordResets, "ask">;
  now: () => Date;
};

const RESETS_PER_HOUR = { most: 5, seconds: 3_600 };

/**
 * Takes a request for a new password down. It does not look whether there is such an account: the same writes, the same
 * answer, the same time for everyone (ASVS 6.3.8). The mail follows from the table's stream.
 *
 * @throws AppError TOO_MANY_REQUESTS above 5 an hour for one e-mail, known or not
 */
export async function forgotPassword({ body, address }: RequestOf<"auth/forgot-password">, services: Services) {
  const { limits, resets } = services;
  const at = services.now();
  await limits.hit("forgot-password", address, addressLimit(), at);
  await limits.hit("forgot-password", body.email, RESETS_PER_HOUR, at);
  await resets.ask(body.email, at);
}

export const handler = apiHandler("auth/forgot-password", forgotPassword, () => ({
  limits: limits(),
  resets: passwordResets(),
  now,
}));
