import { ulid } from "ulid";
import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailCodes } from "#functions/repositories/email-codes";
import type { EmailCorrections } from "#functions/repositories/email-corrections";
import type { HistoryRepository } from "#functions/repositories/history";
import type { PasswordResets } from "#functions/repositories/password-resets";
import { asConflict, type Transact } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";

export type ReleaseAddressServices = {
  corrections: Pick<EmailCorrections, "releaseWrites">;
  codes: Pick<EmailCodes, "removeWrite">;
  resets: Pick<PasswordResets, "removeWrite">;
  history: Pick<HistoryRepository, "auditWrite">;
  pool: Pick<UserPool, "setEmail">;
  writeTogether: Transact;
};

/** The pool takes no user without an address; no mail goes to this one (RFC 2606, section 2). */
const NO_ADDRESS = "none@address.invalid";

/**
 * Removes an unproven e-mail address from an account, so that its owner can register with it. Codes that were mailed to it stop
 * working, and the audit log records the removal.
 *
 * @throws AppError CONFLICT for an address that is proven, or another by now
 */
export async function releaseAddress(user: UserRecord, services: ReleaseAddressServices, at: Date): Promise<void> {
  const { corrections, codes, resets, history, pool, writeTogether } = services;
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
