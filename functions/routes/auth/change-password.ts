import type { PasswordCheck } from "#functions/providers/identity/password-check";
import type { EmailRepository } from "#functions/repositories/emails";
import type { LimitRepository } from "#functions/repositories/limits";
import { newSession, type SessionRepository } from "#functions/repositories/sessions";
import { emails, limits, passwordCheck, sessions, userPool, users } from "#functions/services";
import { assertUncommon } from "#functions/services/members/assert-uncommon";
import { countOwnTry } from "#functions/services/members/own-password";
import { type ReplaceServices, replacePassword } from "#functions/services/members/replace-password";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";

export type ChangeServices = ReplaceServices & {
  sessions: Pick<SessionRepository, "open">;
  emails: Pick<EmailRepository, "add">;
  limits: Pick<LimitRepository, "attempt" | "forget" | "takeBack">;
  passwords: Pick<PasswordCheck, "isRight">;
};

/**
 * Changes the password of a member who knows the present one. All sessions end first, and this browser gets a new one (ASVS 6.2.3,
 * 7.4.3). Wrong tries are limited as in `assertPassword()`. The member gets a mail.
 *
 * @throws AppError VALIDATION_FAILED for `currentPassword` when it is wrong, for `password` when it is too easy; TOO_MANY_REQUESTS
 */
export async function changePassword(
  { user, session: present, body: { currentPassword, password } }: RequestOf<"auth/change-password">,
  services: ChangeServices,
) {
  const { sessions, emails, passwords } = services;
  const at = services.now();
  const { userId, language } = user;
  await countOwnTry(userId, services, async () => {
    if (!(await passwords.isRight(userId, currentPassword))) throw wrong();
  });
  await assertUncommon(password, user);

  const changedAt = await replacePassword(user, password, services);
  const { hasSecondFactor, device } = present;
  const session = await sessions.open(newSession(userId, "password", changedAt, { hasSecondFactor, device }));
  await emails.add({ userId, kind: "passwordChanged", language }, at);
  return reply(undefined, { session });
}

function wrong(): AppError {
  return new AppError("VALIDATION_FAILED", { fieldErrors: { currentPassword: ["This is not your current password"] } });
}

export const handler = apiHandler("auth/change-password", changePassword, () => ({
  users: users(),
  sessions: sessions(),
  emails: emails(),
  limits: limits(),
  passwords: passwordCheck(),
  pool: userPool(),
  now,
}));
