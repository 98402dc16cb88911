import type { PasswordCheck } from "#functions/providers/identity/password-check";
import type { DeviceRepository } from "#functions/repositories/devices";
import type { LimitRepository } from "#functions/repositories/limits";
import { newSession, type SessionRepository } from "#functions/repositories/sessions";
import type { UserRepository } from "#functions/repositories/users";
import { admins, devices, limits, passwordCheck, sessions, users } from "#functions/services";
import { type OwnerServices, recogniseOwner } from "#functions/services/members/deployment-owner";
import { userView } from "#functions/services/members/user-view";
import { addressLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { DEVICE_COOKIE, SESSION_COOKIE } from "#functions/shell/cookies";
import { log } from "#functions/shell/log";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import { countTry, noteRight, noteWrong } from "#functions/shell/sign-in-tries";
import { AppError } from "#shared/api/errors";

export type LoginServices = OwnerServices & {
  users: Pick<UserRepository, "ownerOf" | "get" | "update">;
  sessions: Pick<SessionRepository, "open" | "close">;
  limits: Pick<LimitRepository, "hit" | "assertRoom" | "attempt" | "forget" | "takeBack">;
  devices: Pick<DeviceRepository, "isKnown">;
  passwords: Pick<PasswordCheck, "check">;
  now: () => Date;
};

/** Asked for in place of an account that does not exist: a name that the pool can hold and never will. */
const NOBODY = "00000000000000000000000000";

/**
 * Signs in with e-mail or username and a password; a new session at every sign-in, and the browser's old one ends.
 *
 * Known and unknown e-mails and usernames take the same way: a claim, a look for the browser, the counts, the pool, the same refusal
 * (ASVS 6.3.8). Wrong codes of an authenticator app count with wrong passwords; see `countTry()`.
 *
 * @throws AppError INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function login({ body, address, cookies, requestId }: RequestOf<"auth/login">, services: LoginServices) {
  const { users, sessions, limits, passwords, devices } = services;
  const at = services.now();
  await limits.hit("sign-in", address, addressLimit(), at);
  const ownerId = await users.ownerOf(body.email.includes("@") ? "EMAIL" : "USERNAME", body.email);
  const device = cookies[DEVICE_COOKIE];
  const isKnown = await devices.isKnown(ownerId ?? NOBODY, device, at);
  const given = { account: ownerId ?? body.email, address, deviceId: isKnown ? device : undefined };
  await countTry(given, limits, at);

  const result = await passwords.check(ownerId ?? NOBODY, body.password, body.code);
  const user = result !== "wrong" && ownerId !== undefined ? await users.get(ownerId) : undefined;
  if (user && !user.disabledAt && result === "code_required") throw new AppError("SECOND_FACTOR_REQUIRED");
  if (!user || user.disabledAt || result === "code_wrong") {
    log({ event: "sign-in", outcome: "refused", subjectId: ownerId, requestId });
    await noteWrong(given, limits, at);
    throw new AppError(user && !user.disabledAt ? "SECOND_FACTOR_WRONG" : "INVALID_CREDENTIALS");
  }

  await noteRight(given, limits);
  const hasSecondFactor = result === "right_with_code";
  const session = await sessions.open(newSession(user.userId, "password", at, { hasSecondFactor }));
  const old = cookies[SESSION_COOKIE];
  if (old) await sessions.close(old);
  const changes = { lastLoginAt: at.toISOString(), signInMethod: "password" as const };
  log({ event: "sign-in", outcome: "signed in", subjectId: user.userId, requestId });
  const member = await recogniseOwner(await users.update(user.userId, changes), services, at);
  return reply(userView(member, at), { session });
}

export const handler = apiHandler("auth/login", login, () => ({
  users: users(),
  admins: admins(),
  sessions: sessions(),
  limits: limits(),
  devices: devices(),
  passwords: passwordCheck(),
  now,
}));
