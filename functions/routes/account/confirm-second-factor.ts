import type { PasswordCheck } from "#functions/providers/identity/password-check";
import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import { newSession, type SessionRepository } from "#functions/repositories/sessions";
import type { UserRepository } from "#functions/repositories/users";
import { emails, limits, passwordCheck, sessions, userPool, users } from "#functions/services";
import {
  assertPasswordAlone,
  countOwnTry,
  type OwnPasswordServices,
  wrongCode,
} from "#functions/services/members/own-password";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { SESSION_COOKIE } from "#functions/shell/cookies";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";

type Services = OwnPasswordServices & {
  users: Pick<UserRepository, "update">;
  sessions: Pick<SessionRepository, "open" | "close">;
  emails: Pick<EmailRepository, "add">;
  passwords: Pick<PasswordCheck, "confirmSecret">;
  pool: Pick<UserPool, "setSecondFactor">;
};

/**
 * Turns the second factor on, once the app has shown a right code. The record says so first: should the pool fail after it, the
 * screen offers to turn off what does not ask yet, and never the other way round. Sessions that began without the code end with it, as
 * often as in `replacePassword()`: who learned the password may be in one. This browser has given both by then, and gets a new one.
 *
 * @throws AppError VALIDATION_FAILED for `password` or `code`, CONFLICT when it is on already, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(
  { user, session, cookies, body }: RequestOf<"account/confirm-second-factor">,
  services: Services,
) {
  const { users, sessions, emails, passwords, pool } = services;
  const { userId, language } = user;
  const { password, code } = body;
  await assertPasswordAlone(userId, password, services);
  await countOwnTry(userId, services, async () => {
    if ((await passwords.confirmSecret(userId, password, code)) !== "right") throw wrongCode();
  });
  const since = services.now().toISOString();
  await users.update(userId, { secondFactorSince: since, sessionsFrom: since });
  await pool.setSecondFactor(userId, true);
  const at = services.now();
  await users.update(userId, { sessionsFrom: at.toISOString() });
  await emails.add({ userId, kind: "secondFactorOn", language }, at);

  const { method, poolUsername, device } = session;
  const opened = await sessions.open(newSession(userId, method, at, { poolUsername, device, hasSecondFactor: true }));
  const old = cookies[SESSION_COOKIE];
  if (old) await sessions.close(old);
  return reply(undefined, { session: opened });
}

export const handler = apiHandler("account/confirm-second-factor", confirmSecondFactor, () => ({
  users: users(),
  sessions: sessions(),
  emails: emails(),
  limits: limits(),
  passwords: passwordCheck(),
  pool: userPool(),
  now,
}));
