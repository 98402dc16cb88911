import type { PoolUser, UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import type { NewSession } from "#functions/repositories/sessions";
import { isMalformed, type TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import { dayOf } from "#shared/domain/days";

export type OpenAccountServices = {
  users: Pick<UserRepository, "ownerOf" | "register">;
  emails: Pick<EmailRepository, "add" | "item">;
  pool: Pick<UserPool, "create" | "remove">;
};

type NewAccount = {
  /** As `newMember()` makes it: of a visitor, or of a person without a record (version 0). */
  member: UserRecord & { email: string };
  password: string;
  /** Opened in the same transaction. */
  session: NewSession;
  /** The language of the welcome e-mail. */
  language: Language;
  /** What else belongs to the same transaction. */
  alongside: TransactItem[];
};

/** Refuses an e-mail address that has an account; its owner gets an e-mail about it, one a day. @throws AppError ACCOUNT_EXISTS */
export async function assertAddressFree(
  { email, language }: { email: string; language: Language },
  { users, emails }: Pick<OpenAccountServices, "users" | "emails">,
  at: Date,
): Promise<void> {
  const ownerId = await users.ownerOf("EMAIL", email);
  if (ownerId === undefined) return;
  await emails.add({ userId: ownerId, kind: "knownAddress", language, once: dayOf(at) }, at);
  throw new AppError("ACCOUNT_EXISTS");
}

/**
 * Opens an account with e-mail and password. The pool's user comes first; the record, its claims, the session and the welcome
 * e-mail follow in one transaction: a crash in between leaves a pool user without a record, with which no one can sign in.
 *
 * @throws AppError ACCOUNT_EXISTS, USERNAME_TAKEN, CONFLICT
 */
export async function openAccount(
  { member, password, session, language, alongside }: NewAccount,
  { users, emails, pool }: OpenAccountServices,
  at: Date,
): Promise<void> {
  const { userId, email } = member;
  await createPoolUser({ userId, email, password }, pool);
  const welcome = emails.item({ userId, kind: "accountOpened", language, once: "1" }, at);
  await users.register({ member, session, alongside: [welcome, ...alongside] }).catch(async (error: unknown) => {
    if (isPoolUserUnused(error, member)) await pool.remove(userId);
    throw error;
  });
}

/** Replaces the pool user of an attempt that ended before the account was there: its e-mail may be another now. */
async function createPoolUser(poolUser: PoolUser, pool: OpenAccountServices["pool"]): Promise<void> {
  await pool.create(poolUser).catch(async (error: unknown) => {
    if (!(error instanceof Error && error.name === "UsernameExistsException")) throw error;
    await pool.remove(poolUser.userId);
    await pool.create(poolUser);
  });
}

/**
 * A refused transaction has written nothing; after any other failure the member may exist. CONFLICT about a visitor says that a
 * call at the same moment was first, and the pool's user is that member's.
 */
function isPoolUserUnused(error: unknown, { version }: UserRecord): boolean {
  if (isMalformed(error)) return true;
  if (!(error instanceof AppError) || error.status >= 500) return false;
  return error.code !== "CONFLICT" || version === 0;
}
