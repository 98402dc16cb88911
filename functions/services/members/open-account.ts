import type { PoolUser, UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import type { LimitRepository } from "#functions/repositories/limits";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import type { NewSession } from "#functions/repositories/sessions";
import { isMalformed, type TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { registrationLimit } from "#functions/shell/address-limits";
import { afterDeadline } from "#functions/shell/deadline";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import type { Person } from "#shared/domain/account/password-rules";
import { assertUncommon } from "./assert-uncommon";
import { assertUnknownAddress } from "./assert-unknown-address";

export type OpenAccountServices = {
  users: Pick<UserRepository, "ownerOf" | "register">;
  emails: Pick<EmailRepository, "add" | "addWrite">;
  limits: Pick<LimitRepository, "hit">;
  pool: Pick<UserPool, "create" | "remove">;
};

export type OpenVisitorServices = OpenAccountServices & {
  onboarding: Pick<OnboardingRepository, "beginAccount" | "endAccount">;
};

/** Who registers, and from which client address. */
type Registrant = Person & { email: string; username?: string; language: Language };
type Attempt = { password: string; address: string };

type NewAccount = {
  /** As `newMember()` makes it: of a visitor, or of a person without a record (version 0). */
  member: UserRecord & { email: string };
  /** The visitor who they were, as read. */
  visitor?: UserRecord;
  password: string;
  /** Opened in the same transaction. */
  session: NewSession;
  /** The language of the welcome e-mail. */
  language: Language;
  /** What else belongs to the same transaction. */
  alongside: TransactItem[];
};

/**
 * Refuses a password that is easy to guess, too many accounts from one client address, and an e-mail address or username that has
 * an account.
 *
 * @throws AppError VALIDATION_FAILED, TOO_MANY_REQUESTS, ACCOUNT_EXISTS, USERNAME_TAKEN
 */
export async function assertMayRegister(
  person: Registrant,
  { password, address }: Attempt,
  { users, emails, limits }: Pick<OpenAccountServices, "users" | "emails" | "limits">,
  at: Date,
): Promise<void> {
  const { email, username, language } = person;
  await assertUncommon(password, person);
  await limits.hit("register", address, registrationLimit(), at);
  await assertUnknownAddress({ email, language }, { users, emails }, at);
  const isTaken = username !== undefined && (await users.ownerOf("USERNAME", username.toLowerCase())) !== undefined;
  if (isTaken) throw new AppError("USERNAME_TAKEN");
}

/**
 * Opens an account with e-mail and password. The pool's user comes first; the record, its claims, the session and the welcome
 * e-mail follow in one transaction: a crash in between leaves a pool user without a record, with which no one can sign in.
 *
 * @throws AppError ACCOUNT_EXISTS, USERNAME_TAKEN, CONFLICT
 */
export async function openAccount(
  { member, visitor, password, session, language, alongside }: NewAccount,
  { users, emails, pool }: OpenAccountServices,
  at: Date,
): Promise<void> {
  const { userId, email } = member;
  await createPoolUser({ userId, email, password }, pool);
  const welcome = emails.addWrite({ userId, kind: "accountOpened", language, dedupeKey: "1" }, at);
  await users
    .register({ member, visitor, session, alongside: [welcome, ...alongside] })
    .catch(async (error: unknown) => {
      if (isPoolUserUnused(error, member)) await pool.remove(userId);
      throw error;
    });
}

/**
 * Opens the account of a visitor, one call at a time: the pool's user of the one would otherwise get the password of the other, or
 * go with it. A call that fails lets the next one in.
 *
 * @throws AppError CONFLICT while another call opens it; see `openAccount`
 */
export async function openVisitorAccount(account: NewAccount, services: OpenVisitorServices, at: Date): Promise<void> {
  const { onboarding } = services;
  const { userId } = account.member;
  await onboarding.beginAccount(userId, at);
  await openAccount(account, services, at).catch(async (error: unknown) => {
    await afterDeadline(() => onboarding.endAccount(userId)).catch(() => undefined);
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
