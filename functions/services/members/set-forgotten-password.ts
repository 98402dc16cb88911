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

/** What a member types before any report, proof or contract. */
const NOTHING_TYPED = {
  firstName: undefined,
  lastName: undefined,
  phone: undefined,
  address: undefined,
  mailTopicsOff: undefined,
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
 * An account whose address was never proven may be another person's work until now: with the password and the sessions goes the
 * second factor that was set up in it, and what was typed to register unless it is known to be the same person. An address that is
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

  const proven = { emailProvenAt: at.toISOString(), secondFactorSince: undefined };
  const setting = { ...services, pool: poolFor(user, services.pool) };
  const changes = user.emailProvenAt ? {} : { ...proven, ...(isSamePerson ? {} : NOTHING_TYPED) };
  await replacePassword(user, password, setting, changes, { email: user.email }).catch(async (error: unknown) => {
    if (error instanceof AppError) await resets.restore(code);
    throw error;
  });
  if (!isSamePerson) await users.forgetName(user);
  await emails.add({ userId: user.userId, kind: "passwordChanged", language: user.language }, at);
}

/**
 * How the pool takes the new password of this member. A factor of before the address was proven goes before the record says that
 * it is: after a crash in between, the next e-mail does all of it again.
 */
function poolFor(
  { email = "", emailProvenAt }: UserRecord,
  pool: ForgottenPasswordServices["pool"],
): ReplaceServices["pool"] {
  return {
    setPassword: async (userId, password) => {
      await pool.givePassword({ userId, email, password });
      if (!emailProvenAt) await pool.setSecondFactor(userId, false);
    },
  };
}
