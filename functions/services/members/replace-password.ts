import type { UserPool } from "#functions/providers/identity/user-pool";
import type { UserChanges, UserRecord, UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";

export type ReplaceServices = {
  users: Pick<UserRepository, "update">;
  pool: Pick<UserPool, "setPassword">;
  now: () => Date;
};

/**
 * Gives a member a new password. Sessions end before it is set: after a crash in between, no session of before lives with the new
 * password. They end a second time after it, for a sign-in with the old one in between.
 *
 * @param changes what else is true of the member from then on; written last
 * @param only as of `UserRepository.update()`: what must be so before the password is set, and when `changes` are written
 * @returns the instant from which sessions count
 * @throws AppError VALIDATION_FAILED when the pool does not take the password; then every session is as it was. CONFLICT by `only`
 */
export async function replacePassword(
  { userId, sessionsFrom }: Pick<UserRecord, "userId" | "sessionsFrom">,
  password: string,
  { users, pool, now }: ReplaceServices,
  changes: UserChanges = {},
  only: UserChanges = {},
): Promise<Date> {
  const ended = now().toISOString();
  await users.update(userId, { sessionsFrom: ended }, { only });
  await pool.setPassword(userId, password).catch(async (error: unknown) => {
    if (error instanceof AppError)
      await restore(users.update(userId, { sessionsFrom }, { only: { sessionsFrom: ended } }));
    throw error;
  });
  const at = now();
  await users.update(userId, { ...changes, sessionsFrom: at.toISOString() }, { only });
  return at;
}

// When the member was signed out everywhere in the meantime, that stays.
async function restore(update: Promise<UserRecord>): Promise<void> {
  await update.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "CONFLICT")) throw error;
  });
}
