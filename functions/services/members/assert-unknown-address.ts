import type { EmailRepository } from "#functions/repositories/emails";
import type { UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import { dayOf } from "#shared/domain/days";

/**
 * Refuses an e-mail address that has an account. Its owner gets an e-mail about it, one a day.
 *
 * @throws AppError ACCOUNT_EXISTS
 */
export async function assertUnknownAddress(
  { email, language }: { email: string; language: Language },
  { users, emails }: { users: Pick<UserRepository, "ownerOf">; emails: Pick<EmailRepository, "add"> },
  at: Date,
): Promise<void> {
  const ownerId = await users.ownerOf("EMAIL", email);
  if (ownerId === undefined) return;
  await emails.add({ userId: ownerId, kind: "knownAddress", language, dedupeKey: dayOf(at) }, at);
  throw new AppError("ACCOUNT_EXISTS");
}
