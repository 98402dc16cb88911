import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import { type GoodCode, isMailedTo, type PasswordResets } from "#functions/repositories/password-resets";
import type { UserChanges, UserRecord, UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import { type ReplaceServices, replacePassword } from "./replace-password";

export type ForgottenPasswordServices = Omit<ReplaceServices, "pool"> & {
  users: Pick<UserRepository, "get" | "forgetName">;
  emails: Pick<EmailRepository, "add">;
  resets: Pick<PasswordResets, "find" | "take" | "restore">;
  pool: Pick<UserPool, "givePassword" | "setSecondFactor">;
};

/** What goes of an account that may be another person's: what is typed before any report, proof or contract, and their second factor. */
const OF_ANOTHER = {
  firstName: undefined,
  lastName: undefined,
  phone: undefined,
  address: undefined,
  mailTopicsOff: undefined,
  secondFactorSince: undefined,
} satisfies UserChanges;

/** The member whose code an e-mail brought, who may still sign in. @throws AppError RESET_CODE_INVALID */
export async function findResetCode(
  typed: string,
  { users, resets }: { users: Pick<UserRepository, "get">; resets: Pick<PasswordResets, "find"> },
  at: Date,
): Promise<{ user: UserRecord; code: GoodCode }> {
  const code = await resets.find(typed, at);
  const user = code && (await users.get(code.userId));
  if (!code || !user?.registeredAt || user.disabledAt || !isMailedTo(code, user.email))
    throw new AppError("RESET_CODE_INVALID");
  return { user, code };
}

/**
 * Sets a new password with the code of an e-mail, which thereby proves the address. The code is used up before the password is
 * set: of two at once one succeeds, and after a crash in between a new e-mail is asked for.
 *
 * An account whose address was never proven may be another person's work until now: unless it is known to be the same person, with
 * the password and the sessions goes the second factor that was set up in it, and what was typed to register. An address that is
 * corrected in the same moment is not proven.
 *
 * @throws AppError RESET_CODE_INVALID, CONFLICT when the address is another by now, VALIDATION_FAILED for a password that the pool
 * refuses (the code stays good)
 */
export async function setForgottenPassword(
  user: UserRecord,
  { code, password, isSamePerson }: { code: GoodCode; password: string; isSamePerson: boolean },
  services: ForgottenPasswordServices,
  at: Date,
): Promise<void> {
  const { users, resets, emails } = services;
  if (!(await resets.take(code))) throw new AppError("RESET_CODE_INVALID");

  const proven = user.emailProvenAt ? {} : { emailProvenAt: at.toISOString() };
  const setting = { ...services, pool: poolFor(user, { isSamePerson }, services.pool) };
  const changes = { ...proven, ...(isSamePerson ? {} : OF_ANOTHER) };
  await replacePassword(user, password, setting, changes, { email: user.email }).catch(async (error: unknown) => {
    if (error instanceof AppError) await resets.restore(code);
    throw error;
  });
  if (!isSamePerson) await users.forgetName(user);
  const { userId, language } = user;
  await emails.add({ userId, kind: "passwordChanged", language }, at);
  const isFactorGone = !isSamePerson && user.secondFactorSince !== undefined;
  if (isFactorGone) await emails.add({ userId, kind: "secondFactorOff", language }, at);
}

/**
 * How the pool takes the new password of this member. A factor that may be another person's goes before the record says that the
 * address is proven: after a crash in between, the next e-mail does all of it again.
 */
function poolFor(
  { email = "" }: UserRecord,
  { isSamePerson }: { isSamePerson: boolean },
  pool: ForgottenPasswordServices["pool"],
): ReplaceServices["pool"] {
  return {
    setPassword: async (userId, password) => {
      await pool.givePassword({ userId, email, password });
      if (!isSamePerson) await pool.setSecondFactor(userId, false);
    },
  };
}
