import type { EmailCodes } from "#functions/repositories/email-codes";
import type { EmailRepository } from "#functions/repositories/emails";
import { as, type Transact } from "#functions/repositories/table";
import type { UserRepository } from "#functions/repositories/users";
import { emailCodes, emails, users, writeTogether } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"account/confirm-email">, "user" | "body">;
type Services = {
  users: Pick<UserRepository, "updateWrite">;
  emails: Pick<EmailRepository, "addWrite">;
  codes: Pick<EmailCodes, "isRight" | "removeWrite">;
  writeTogether: Transact;
  now: () => Date;
};

/**
 * Proves the member's address with the code that was mailed to it. It takes both, the member's session and the mail: a code alone
 * would let the owner of an address prove it for a stranger who registered with it. An address that is corrected at the same moment
 * stays unproven. Copies of a signed contract follow by mail.
 *
 * @throws AppError EMAIL_CODE_INVALID for a code that is wrong, replaced, mailed to another address, too old or was tried too often
 */
export async function confirmEmail({ user, body }: Request, services: Services): Promise<undefined> {
  const { users, emails, codes, writeTogether } = services;
  const { userId, email, language, contract, emailProvenAt } = user;
  if (emailProvenAt) return;
  const at = services.now();
  if (!(await codes.isRight(user, body.code, at))) throw new AppError("EMAIL_CODE_INVALID");
  await writeTogether([
    users.updateWrite(userId, { emailProvenAt: at.toISOString() }, { email }),
    codes.removeWrite(userId),
    ...(contract ? [emails.addWrite({ userId, kind: "contractCopies", language }, at)] : []),
  ]).catch(as("EMAIL_CODE_INVALID"));
}

export const handler = apiHandler("account/confirm-email", confirmEmail, () => ({
  users: users(),
  emails: emails(),
  codes: emailCodes(),
  writeTogether,
  now,
}));
