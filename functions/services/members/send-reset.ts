import { emailText } from "#functions/emails/email-text";
import type { EmailProvider } from "#functions/providers/email/email";
import type { UserPool } from "#functions/providers/identity/user-pool";
import type { PasswordResets } from "#functions/repositories/password-resets";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { greetingName } from "#shared/domain/account/greeting";

export type ResetMailServices = {
  users: Pick<UserRepository, "getByEmail">;
  pool: Pick<UserPool, "hasPassword">;
  resets: Pick<PasswordResets, "issue">;
  mail: EmailProvider;
  business: { business: string; address: string; site: string };
  now: () => Date;
};

/**
 * Answers a person who forgot a password, if the address is a member's: with a link, or with the word that the account has no
 * password. An administrator without one gets the link, too: the second factor that administrators need belongs to a password.
 * The code is behind the `#`, where it reaches neither a server's log nor another site.
 */
export async function sendReset(email: string, services: ResetMailServices): Promise<void> {
  const user = await services.users.getByEmail(email);
  if (!user?.email || !user.registeredAt || user.disabledAt) return;
  const { kind, link } = await answerFor(user, services);
  const words = emailText(kind, user.language, { ...services.business, name: greetingName(user), link });
  await services.mail.send({ to: user.email, ...words });
}

async function answerFor(user: UserRecord, { pool, resets, business, now }: ResetMailServices) {
  if (!user.isAdmin && !(await pool.hasPassword(user.userId))) return { kind: "noPassword" as const };
  const code = await resets.issue(user, now());
  return { kind: "passwordReset" as const, link: `${business.site}/reset-password#code=${code}` };
}
