import type { EmailRepository } from "#functions/repositories/emails";
import type { LimitRepository } from "#functions/repositories/limits";
import { emails, limits } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { EMAIL_CODES_PER_HOUR } from "#shared/domain/account/email-code";

type Request = Pick<RequestOf<"account/send-email-code">, "user">;
type Services = {
  emails: Pick<EmailRepository, "add">;
  limits: Pick<LimitRepository, "hit">;
  now: () => Date;
};

/**
 * Orders a mail with a fresh code for the member's own address; where the address is proven already there is nothing to do.
 *
 * @throws AppError CONFLICT for an account without an address, TOO_MANY_REQUESTS above 5 an hour
 */
export async function sendEmailCode({ user }: Request, { emails, limits, now }: Services): Promise<undefined> {
  const { userId, language, email, emailProvenAt } = user;
  if (emailProvenAt) return;
  if (!email) throw new AppError("CONFLICT");
  const at = now();
  await limits.hit("email-code", userId, { most: EMAIL_CODES_PER_HOUR, seconds: 3_600 }, at);
  await emails.add({ userId, kind: "confirmEmail", language }, at);
}

export const handler = apiHandler("account/send-email-code", sendEmailCode, () => ({
  emails: emails(),
  limits: limits(),
  now,
}));
