import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import type { LimitRepository } from "#functions/repositories/limits";
import { newMember } from "#functions/repositories/new-user";
import { newSession } from "#functions/repositories/sessions";
import { isMalformed } from "#functions/repositories/table";
import type { Registration, UserRepository } from "#functions/repositories/users";
import { emails, limits, userPool, users } from "#functions/services";
import { assertUncommon } from "#functions/services/members/assert-uncommon";
import { userView } from "#functions/services/members/user-view";
import { registrationLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";
import { dayOf } from "#shared/domain/days";

export type RegisterServices = {
  users: Pick<UserRepository, "ownerOf" | "register">;
  emails: Pick<EmailRepository, "add" | "item">;
  limits: Pick<LimitRepository, "hit">;
  pool: Pick<UserPool, "create" | "remove">;
  now: () => Date;
};

/**
 * Opens an account with e-mail and password, and signs in.
 *
 * The pool's user comes first and the record, its claims and the session follow in one transaction: a crash in between leaves
 * a pool user whom nobody can reach. A known address is refused in plain words, and its owner gets a mail, one a day.
 *
 * @throws AppError ACCOUNT_EXISTS, VALIDATION_FAILED for a common password, TOO_MANY_REQUESTS
 */
export async function register(
  { body, address, language, keeping }: RequestOf<"auth/register">,
  services: RegisterServices,
) {
  const { users, limits, pool } = services;
  const at = services.now();
  const { email, firstName, lastName, password } = body;
  await assertUncommon(password, body);
  await limits.hit("register", address, registrationLimit(), at);
  const ownerId = await users.ownerOf("EMAIL", email);
  if (ownerId !== undefined) return refuse(ownerId, services, at, language);

  const opening = { email, firstName, lastName, signInMethod: "password" as const };
  const member = newMember(language, { ...opening, isAdmin: false }, at);
  await pool.create({ userId: member.userId, email, password });
  const session = newSession(member.userId, "password", at);
  const welcome = services.emails.item({ userId: member.userId, kind: "accountOpened", language, once: "1" }, at);
  const answer = reply(userView(member, at), { session });
  await open({ member, session, alongside: [welcome, ...keeping(answer)] }, services);
  return answer;
}

async function refuse(userId: string, { emails }: RegisterServices, at: Date, language: "en" | "es"): Promise<never> {
  await emails.add({ userId, kind: "knownAddress", language, once: dayOf(at) }, at);
  throw new AppError("ACCOUNT_EXISTS");
}

async function open(registration: Registration, { users, pool }: RegisterServices): Promise<void> {
  try {
    await users.register(registration);
  } catch (error) {
    // Refused means that nothing was written. After anything else nobody knows, and the member may be there.
    const isRefused = error instanceof AppError && error.status < 500;
    if (isRefused || isMalformed(error)) await pool.remove(registration.member.userId);
    throw error;
  }
}

export const handler = apiHandler("auth/register", register, () => ({
  users: users(),
  emails: emails(),
  limits: limits(),
  pool: userPool(),
  now,
}));
