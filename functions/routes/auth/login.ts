import type { PasswordCheck } from "#functions/providers/identity/password-check";
import { AdminRepository } from "#functions/repositories/admins";
import { LimitRepository } from "#functions/repositories/limits";
import { newSession, SessionRepository } from "#functions/repositories/sessions";
import { UserRepository } from "#functions/repositories/users";
import { addressLimit } from "#functions/runtime/address-limit";
import { apiHandler, type RequestOf } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { SESSION_COOKIE } from "#functions/runtime/cookies";
import { deployedPasswords } from "#functions/runtime/deployed-passwords";
import { type OwnerServices, recogniseOwner } from "#functions/runtime/deployment-owner";
import { env } from "#functions/runtime/env";
import { log } from "#functions/runtime/log";
import { now } from "#functions/runtime/now";
import { reply } from "#functions/runtime/reply";
import { userView } from "#functions/runtime/user-view";
import { AppError } from "#shared/api/errors";

export type LoginServices = OwnerServices & {
  users: Pick<UserRepository, "ownerOf" | "get" | "update">;
  sessions: Pick<SessionRepository, "open" | "close">;
  limits: Pick<LimitRepository, "hit" | "assertRoom" | "attempt" | "forget">;
  passwords: Pick<PasswordCheck, "check">;
  now: () => Date;
};

const LIMIT = "sign-in";
/** Wrong passwords for one account from one address, which the owner's own sign-ins do not make forgotten. */
const PAIR_LIMIT = "sign-in-pair";
const PAIR = { most: 50, seconds: 12 * 3_600 };
/** Asked for in place of an account that does not exist: a name that the pool can hold and never will. */
const NOBODY = "00000000000000000000000000";

/**
 * Signs in with e-mail or username and a password; a new session at every sign-in, and the browser's old one ends.
 *
 * Known and unknown e-mails take the same way: a count, a claim, the pool, the same refusal (ASVS 6.3.8). Tries are counted per
 * account before they are made: 10 are free, then each waits longer. 50 wrong ones from one address end the half-day. Wrong
 * codes of an authenticator app count with them.
 *
 * @throws AppError INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; VALIDATION_FAILED for
 * what is no e-mail and nobody's username
 */
export async function login({ body, address, cookies, requestId }: RequestOf<"auth/login">, services: LoginServices) {
  const { users, sessions, limits, passwords } = services;
  const at = services.now();
  await limits.hit(LIMIT, address, addressLimit(), at);
  const ownerId = await ownerOf(body.email, users);
  const account = ownerId ?? body.email;
  const pair = `${account} ${address}`;
  await limits.assertRoom(PAIR_LIMIT, pair, PAIR, at);
  await limits.attempt(LIMIT, account, at);

  const result = await passwords.check(ownerId ?? NOBODY, body.password, body.code);
  const user = result !== "wrong" && ownerId !== undefined ? await users.get(ownerId) : undefined;
  if (user && !user.disabledAt && result === "code_required") throw new AppError("SECOND_FACTOR_REQUIRED");
  if (!user || user.disabledAt || result === "code_wrong") {
    log({ event: "sign-in", outcome: "refused", subjectId: ownerId, requestId });
    await limits.hit(PAIR_LIMIT, pair, PAIR, at);
    throw new AppError(user && !user.disabledAt ? "SECOND_FACTOR_WRONG" : "INVALID_CREDENTIALS");
  }

  await limits.forget(LIMIT, account);
  const hasSecondFactor = result === "right_with_code";
  const session = await sessions.open(newSession(user.userId, "password", at, { hasSecondFactor }));
  const old = cookies[SESSION_COOKIE];
  if (old) await sessions.close(old);
  const changes = { lastLoginAt: at.toISOString(), signInMethod: "password" as const };
  log({ event: "sign-in", outcome: "signed in", subjectId: user.userId, requestId });
  const member = await recogniseOwner(await users.update(user.userId, changes), services, at);
  return reply(userView(member, at), { session });
}

async function ownerOf(name: string, users: LoginServices["users"]): Promise<string | undefined> {
  if (name.includes("@")) return users.ownerOf("EMAIL", name);
  const ownerId = await users.ownerOf("USERNAME", name);
  if (ownerId) return ownerId;
  // Usernames are no secret: opening an account says which are taken.
  throw new AppError("VALIDATION_FAILED", { fieldErrors: { email: ["Please enter a valid email address"] } });
}

export const handler = apiHandler("auth/login", login, () => ({
  users: new UserRepository(documents(), env("USERS_TABLE")),
  admins: new AdminRepository(documents(), env("USERS_TABLE")),
  sessions: new SessionRepository(documents(), env("USERS_TABLE")),
  limits: new LimitRepository(documents(), env("USERS_TABLE")),
  passwords: deployedPasswords(),
  now,
}));
