import { isDeepStrictEqual } from "node:util";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { newSession } from "#functions/repositories/sessions";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { type Reply, reply } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import type { CreateAccountBody } from "#shared/api/schemas/onboarding";
import type { User } from "#shared/api/schemas/user";
import { memberOfVisitor } from "./member-of-visitor";
import { type OpenVisitorServices, openVisitorAccount } from "./open-account";
import { userView } from "./user-view";
import { endOnboardingWrites } from "./visitor-of-browser";

export type VisitorServices = OpenVisitorServices & {
  users: Pick<UserRepository, "get">;
  onboarding: Pick<OnboardingRepository, "dropDraftWrite" | "keepIdentityWrite">;
};

type Opening = {
  user: UserRecord;
  body: CreateAccountBody;
  language: Language;
  /** What is written with the answer, in the same transaction. */
  idempotencyWrites: (answer: Reply<User>) => TransactItem[];
};

/**
 * Opens a visitor's account and session, and gives the answer. What came in the same moment, a payment or an identity, belongs to the
 * member: the account is opened once more with the visitor as they are then.
 *
 * @throws AppError ACCOUNT_EXISTS, USERNAME_TAKEN, CONFLICT
 */
export async function openForVisitor(opening: Opening, services: VisitorServices, at: Date): Promise<Reply<User>> {
  return open(opening, services, at).catch(async (error: unknown) => {
    const present = await changedMeanwhile(error, opening.user, services);
    if (!present) throw error;
    return open({ ...opening, user: present }, services, at);
  });
}

async function open({ user, body, language, idempotencyWrites }: Opening, services: VisitorServices, at: Date) {
  const { onboarding } = services;
  const member = memberOfVisitor(user, body, at);
  const session = newSession(user.userId, "password", at);
  const answer = reply(userView(member, at), { session });
  const alongside = [...endOnboardingWrites(user, onboarding), ...idempotencyWrites(answer)];
  const account = { member, visitor: user, password: body.password, session, language, alongside };
  await openVisitorAccount(account, services, at);
  return answer;
}

/** The visitor as they are now, where the account was refused for what has come since they were read: a payment, a contract, or a report. */
async function changedMeanwhile(
  error: unknown,
  { userId, payment, contract, ssnLast4 }: UserRecord,
  { users }: Pick<VisitorServices, "users">,
): Promise<UserRecord | undefined> {
  if (!(error instanceof AppError && error.code === "CONFLICT")) return undefined;
  const present = await users.get(userId, { isConsistent: true });
  if (!present || present.registeredAt) return undefined;
  const read = { payment, contract, ssnLast4 };
  const { payment: paid, contract: signed, ssnLast4: stated } = present;
  return isDeepStrictEqual({ payment: paid, contract: signed, ssnLast4: stated }, read) ? undefined : present;
}
