import type { UserPool } from "#functions/providers/identity/user-pool";
import type { EmailRepository } from "#functions/repositories/emails";
import type { LimitRepository } from "#functions/repositories/limits";
import { newMember } from "#functions/repositories/new-user";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { newSession } from "#functions/repositories/sessions";
import { isMalformed } from "#functions/repositories/table";
import type { Registration, UserRecord, UserRepository } from "#functions/repositories/users";
import { emails, limits, onboarding, openStates, userPool, users } from "#functions/services";
import { assertUncommon } from "#functions/services/members/assert-uncommon";
import { userView } from "#functions/services/members/user-view";
import { registrationLimit } from "#functions/shell/address-limits";
import { apiHandler } from "#functions/shell/api-handler";
import { afterDeadline } from "#functions/shell/deadline";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import { isStateOpen } from "#shared/domain/contract/state-rules";
import { dayOf } from "#shared/domain/days";

type Request = Pick<RequestOf<"onboarding/create-account">, "user" | "body" | "address" | "language" | "keeping">;
type Services = {
  users: Pick<UserRepository, "ownerOf" | "register">;
  onboarding: Pick<OnboardingRepository, "beginAccount" | "endAccount" | "droppingDraft" | "keepingIdentity">;
  emails: Pick<EmailRepository, "add" | "item">;
  limits: Pick<LimitRepository, "hit">;
  pool: Pick<UserPool, "create" | "remove">;
  openStates: readonly string[];
  now: () => Date;
};

/**
 * Makes a visitor a member. Nothing is copied: report, documents, consent, contract and drafts are under the visitor's id, which
 * becomes the member's; the transaction adds the claims, the session, the status and the answer. One call at a time: the pool's
 * user of the one would otherwise get the password of the other, or go with it.
 *
 * @throws AppError ACCOUNT_EXISTS, STATE_NOT_SERVED, USERNAME_TAKEN, VALIDATION_FAILED, TOO_MANY_REQUESTS, CONFLICT
 */
export async function createAccount(request: Request, services: Services) {
  const { user, body, address } = request;
  if (user.registeredAt) throw new AppError("ACCOUNT_EXISTS");
  assertServed([user.address, body.onboardingData.profile?.address], services.openStates);
  const at = services.now();
  const member = memberOf(user, body, at);
  await assertUncommon(body.password, member);
  await services.limits.hit("register", address, registrationLimit(), at);
  await assertFree(member, services, at);

  await services.onboarding.beginAccount(user.userId, at);
  try {
    return await openAccount(member, request, services, at);
  } catch (error) {
    await afterDeadline(() => services.onboarding.endAccount(user.userId)).catch(() => undefined);
    throw error;
  }
}

async function openAccount(member: Member, { user, body, language, keeping }: Request, services: Services, at: Date) {
  await poolUser(member, body.password, services);
  const session = newSession(member.userId, "password", at);
  const welcome = services.emails.item({ userId: member.userId, kind: "accountOpened", language, once: "1" }, at);
  const answer = reply(userView(member, at), { session });
  const alongside = [welcome, ...leftovers(user, services), ...keeping(answer)];
  await open({ member, session, alongside }, services);
  return answer;
}

function assertServed(addresses: ({ state?: string } | undefined)[], openStates: readonly string[]): void {
  const isClosed = addresses.some((address) => !isStateOpen(address?.state || undefined, openStates));
  if (isClosed) throw new AppError("STATE_NOT_SERVED");
}

type Member = UserRecord & { email: string; username: string };

function memberOf(user: UserRecord, { username, onboardingData }: Request["body"], at: Date): Member {
  const { profile, selection } = onboardingData;
  const email = profile?.email ?? user.email;
  if (!email) {
    throw new AppError("VALIDATION_FAILED", {
      fieldErrors: { "onboardingData.profile.email": ["Please enter a valid email address"] },
    });
  }
  const opening = {
    email,
    username,
    firstName: user.firstName ?? profile?.firstName ?? "",
    lastName: user.lastName ?? profile?.lastName ?? "",
    signInMethod: "password" as const,
    subscriptionStatus: user.payment ? ("pending_verification" as const) : ("incomplete" as const),
    onboardingCompletedAt: at.toISOString(),
    isAdmin: false,
  };
  const member = newMember({ ...user, paymentType: user.paymentType ?? selection?.paymentType }, opening, at);
  return { ...member, email, username };
}

/** The owner of a known address gets a mail about it, one a day. */
async function assertFree({ email, username, language }: Member, { users, emails }: Services, at: Date): Promise<void> {
  const ownerId = await users.ownerOf("EMAIL", email);
  if (ownerId) {
    await emails.add({ userId: ownerId, kind: "knownAddress", language, once: dayOf(at) }, at);
    throw new AppError("ACCOUNT_EXISTS");
  }
  if (await users.ownerOf("USERNAME", username.toLowerCase())) throw new AppError("USERNAME_TAKEN");
}

/** A pool user of an attempt that ended before the account was there is made anew: the e-mail may be another now. */
async function poolUser({ userId, email }: Member, password: string, { pool }: Services): Promise<void> {
  const poolUser = { userId, email, password };
  await pool.create(poolUser).catch(async (error: unknown) => {
    if (!(error instanceof Error && error.name === "UsernameExistsException")) throw error;
    await pool.remove(userId);
    await pool.create(poolUser);
  });
}

function leftovers({ userId, ssnLast4 }: UserRecord, { onboarding }: Services) {
  return [onboarding.droppingDraft(userId), ...(ssnLast4 ? [onboarding.keepingIdentity(userId)] : [])];
}

async function open(registration: Registration, { users, pool }: Services): Promise<void> {
  try {
    await users.register(registration);
  } catch (error) {
    // Refused means that nothing was written. After anything else nobody knows, and the member may be there; CONFLICT says
    // that a call at the same moment was first, and the pool's user is that member's.
    const isTaken = error instanceof AppError && ["ACCOUNT_EXISTS", "USERNAME_TAKEN"].includes(error.code);
    if (isTaken || isMalformed(error)) await pool.remove(registration.member.userId);
    throw error;
  }
}

export const handler = apiHandler("onboarding/create-account", createAccount, () => ({
  users: users(),
  onboarding: onboarding(),
  emails: emails(),
  limits: limits(),
  pool: userPool(),
  openStates: openStates(),
  now,
}));
