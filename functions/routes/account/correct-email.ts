import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailCodes } from "#functions/repositories/email-codes";
import type { EmailCorrections } from "#functions/repositories/email-corrections";
import type { EmailRepository } from "#functions/repositories/emails";
import type { LimitRepository } from "#functions/repositories/limits";
import type { PasswordResets } from "#functions/repositories/password-resets";
import { asConflict, type Transact } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
import {
  emailCodes,
  emailCorrections,
  emails,
  limits,
  passwordCheck,
  passwordResets,
  userPool,
  users,
  writeTogether,
} from "#functions/services";
import { assertPassword, type OwnPasswordServices } from "#functions/services/members/own-password";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { dayOf } from "#shared/domain/days";

type Request = Pick<RequestOf<"account/correct-email">, "user" | "body">;
type Services = OwnPasswordServices & {
  users: Pick<UserRepository, "ownerOf">;
  corrections: Pick<EmailCorrections, "writes">;
  emails: Pick<EmailRepository, "add" | "addWrite">;
  limits: Pick<LimitRepository, "hit">;
  codes: Pick<EmailCodes, "removeWrite">;
  resets: Pick<PasswordResets, "removeWrite">;
  pool: Pick<UserPool, "setEmail">;
  writeTogether: Transact;
};

const CORRECTIONS_A_DAY = { most: 5, seconds: 86_400 };

/**
 * Corrects an address that was mistyped, as long as nobody has proven it. What was mailed to the old one opens and proves nothing any
 * more; a code goes to the new one. The same address again is no change: after a crash the call is made once more.
 *
 * @throws AppError VALIDATION_FAILED for `password`, CONFLICT for an address that is proven, ACCOUNT_EXISTS (the owner gets the mail
 * of a registration with a known address), TOO_MANY_REQUESTS above 5 a day
 */
export async function correctEmail({ user, body }: Request, services: Services): Promise<undefined> {
  const { users, emails, limits, pool } = services;
  const { userId, language } = user;
  const { email, password } = body;
  const at = services.now();
  if (user.emailProvenAt) throw new AppError("CONFLICT");
  await assertPassword(userId, password, undefined, services);
  await limits.hit("correct-email", userId, CORRECTIONS_A_DAY, at);

  if (email !== user.email) {
    const ownerId = await users.ownerOf("EMAIL", email);
    if (ownerId !== undefined) {
      await emails.add({ userId: ownerId, kind: "knownAddress", language, dedupeKey: dayOf(at) }, at);
      throw new AppError("ACCOUNT_EXISTS");
    }
    await changeAddress({ user, email }, services, at);
  }
  await pool.setEmail(userId, email);
}

async function changeAddress(
  { user, email }: { user: Request["user"]; email: string },
  { corrections, emails, codes, resets, writeTogether }: Services,
  at: Date,
): Promise<void> {
  const { userId, language } = user;
  await writeTogether([
    ...corrections.writes(user, email),
    codes.removeWrite(userId),
    resets.removeWrite(userId),
    emails.addWrite({ userId, kind: "confirmEmail", language }, at),
  ]).catch((error: unknown) => asConflict(error));
}

export const handler = apiHandler("account/correct-email", correctEmail, () => ({
  users: users(),
  corrections: emailCorrections(),
  emails: emails(),
  limits: limits(),
  codes: emailCodes(),
  resets: passwordResets(),
  passwords: passwordCheck(),
  pool: userPool(),
  writeTogether,
  now,
}));
