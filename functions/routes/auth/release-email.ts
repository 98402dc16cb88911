import type { LimitRepository } from "#functions/repositories/limits";
import type { PasswordResets } from "#functions/repositories/password-resets";
import type { UserRepository } from "#functions/repositories/users";
import {
  emailCodes,
  emailCorrections,
  history,
  limits,
  passwordResets,
  userPool,
  users,
  writeTogether,
} from "#functions/services";
import { type ReleaseAddressServices, releaseAddress } from "#functions/services/members/release-address";
import { findResetCode } from "#functions/services/members/set-forgotten-password";
import { addressLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Services = ReleaseAddressServices & {
  users: Pick<UserRepository, "get">;
  resets: Pick<PasswordResets, "find">;
  limits: Pick<LimitRepository, "hit">;
  now: () => Date;
};

/**
 * Takes an address off an account that is not its owner's, who proves by the code of a mail that the address is theirs: it was
 * mistyped, or typed by a squatter. They learn nothing of the account, which keeps everything else, its sessions too, and can be
 * given another address; theirs is free for an account of their own.
 *
 * @throws AppError RESET_CODE_INVALID, CONFLICT for an address that was proven before (a new password opens the account then),
 * TOO_MANY_REQUESTS
 */
export async function releaseEmail({ body, address }: RequestOf<"auth/release-email">, services: Services) {
  const { limits, now } = services;
  const at = now();
  await limits.hit("reset-password", address, addressLimit(), at);
  const { user } = await findResetCode(body.code, services, at);
  await releaseAddress(user, services, at);
}

export const handler = apiHandler("auth/release-email", releaseEmail, () => ({
  users: users(),
  resets: passwordResets(),
  corrections: emailCorrections(),
  codes: emailCodes(),
  history: history(),
  limits: limits(),
  pool: userPool(),
  writeTogether,
  now,
}));
