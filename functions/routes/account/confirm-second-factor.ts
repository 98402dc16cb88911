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
 * screen offers to turn off what does not ask yet, and never the other way round. This browser has given both by then, and gets a
 * session that says so; the member's others stay as they began.
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
  const at = services.now();
  await assertPasswordAlone(userId, password, services);
  await countOwnTry(userId, services, async () => {
    if ((await passwords.confirmSecret(userId, password, code)) !== "right") throw wrongCode();
  });
  await users.update(userId, { secondFactorSince: at.toISOString() });
  await pool.setSecondFactor(userId, true);
  await emails.add({ userId, kind: "secondFactorOn", language }, at);

  const { method, poolUsername } = session;
  const opened = await sessions.open(newSession(userId, method, at, { poolUsername, hasSecondFactor: true }));
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
