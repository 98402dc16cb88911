import { ulid } from "ulid";
import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailCodes } from "#functions/repositories/email-codes";
import type { EmailCorrections } from "#functions/repositories/email-corrections";
import type { HistoryRepository } from "#functions/repositories/history";
import type { LimitRepository } from "#functions/repositories/limits";
import type { PasswordResets } from "#functions/repositories/password-resets";
import { asConflict, type Transact } from "#functions/repositories/table";
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
import { findResetCode } from "#functions/services/members/set-forgotten-password";
import { addressLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Services = {
  users: Pick<UserRepository, "get">;
  resets: Pick<PasswordResets, "find" | "removeWrite">;
  corrections: Pick<EmailCorrections, "releaseWrites">;
  codes: Pick<EmailCodes, "removeWrite">;
  history: Pick<HistoryRepository, "auditWrite">;
  limits: Pick<LimitRepository, "hit">;
  pool: Pick<UserPool, "setEmail">;
  writeTogether: Transact;
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
  const { corrections, codes, history, limits, pool, resets, writeTogether } = services;
  const at = services.now();
  await limits.hit("reset-password", address, addressLimit(), at);
  const { user } = await findResetCode(body.code, services, at);
  const { userId, emailProvenAt } = user;
  if (emailProvenAt) throw new AppError("CONFLICT");

  const entry = { id: ulid(at.getTime()), userId, at: at.toISOString(), by: "release-email" };
  // The pool first: it uses the address for nothing, and after a crash in between the code is still good.
  await pool.setEmail(userId, NO_ADDRESS);
  await writeTogether([
    ...corrections.releaseWrites(user),
    codes.removeWrite(userId),
    resets.removeWrite(userId),
    history.auditWrite({ ...entry, action: "email_released", before: {}, after: {} }),
  ]).catch((error: unknown) => asConflict(error));
}

/** The pool takes no user without an address; no mail goes to this one (RFC 2606, section 2). */
const NO_ADDRESS = "none@address.invalid";

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
