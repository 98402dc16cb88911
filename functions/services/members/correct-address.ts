import type { EmailCodes } from "#functions/repositories/email-codes";
import type { EmailCorrections } from "#functions/repositories/email-corrections";
import type { EmailRepository } from "#functions/repositories/emails";
import type { PasswordResets } from "#functions/repositories/password-resets";
import { asConflict, type Transact } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { assertUnknownAddress } from "./assert-unknown-address";

export type CorrectAddressServices = {
  users: Pick<UserRepository, "ownerOf">;
  corrections: Pick<EmailCorrections, "writes">;
  emails: Pick<EmailRepository, "add" | "addWrite">;
  codes: Pick<EmailCodes, "removeWrite">;
  resets: Pick<PasswordResets, "removeWrite">;
  writeTogether: Transact;
};

/**
 * Puts another e-mail address in the place of one that is unproven. What was mailed to the old one opens and proves nothing
 * any more; a code goes to the new one.
 *
 * @throws AppError ACCOUNT_EXISTS; CONFLICT when the address was proven or corrected meanwhile
 */
export async function correctAddress(
  user: UserRecord,
  email: string,
  { users, corrections, emails, codes, resets, writeTogether }: CorrectAddressServices,
  at: Date,
): Promise<void> {
  const { userId, language } = user;
  await assertUnknownAddress({ email, language }, { users, emails }, at);
  await writeTogether([
    ...corrections.writes(user, email),
    codes.removeWrite(userId),
    resets.removeWrite(userId),
    emails.addWrite({ userId, kind: "confirmEmail", language }, at),
  ]).catch((error: unknown) => asConflict(error));
}
