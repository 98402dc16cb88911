import { isDeepStrictEqual } from "node:util";
import { openField } from "#functions/providers/aws/field-encryption";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { newSession } from "#functions/repositories/sessions";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { emails, limits, onboarding, openStates, userPool, users } from "#functions/services";
import { memberOfVisitor } from "#functions/services/members/member-of-visitor";
import {
  assertMayRegister,
  type OpenVisitorServices,
  openVisitorAccount,
} from "#functions/services/members/open-account";
import { assertMayBegin, type StatedProfileServices, statedProfile } from "#functions/services/members/stated-profile";
import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";

type Request = Pick<
  RequestOf<"onboarding/create-account">,
  "user" | "body" | "address" | "language" | "idempotencyWrites"
>;
type Services = OpenVisitorServices &
  StatedProfileServices & {
    users: Pick<UserRepository, "get">;
    onboarding: Pick<OnboardingRepository, "dropDraftWrite" | "keepIdentityWrite">;
    openStates: readonly string[];
    now: () => Date;
  };

const BIRTH_DATE = "onboardingData.profile.dateOfBirth";

/**
 * Makes a visitor a member. Nothing is copied: report, documents, consent, contract and drafts are under the visitor's id, which
 * becomes the member's; the transaction adds the claims, the session, the status and the answer. A payment that is noted, or
 * an identity that is kept, in the same moment belongs to the member.
 *
 * @throws AppError ACCOUNT_EXISTS, STATE_NOT_SERVED, USERNAME_TAKEN, VALIDATION_FAILED, TOO_MANY_REQUESTS, CONFLICT
 */
export async function createAccount(request: Request, services: Services) {
  const { user, body, address } = request;
  const { openStates } = services;
  if (user.registeredAt) throw new AppError("ACCOUNT_EXISTS");
  const at = services.now();
  const stated = [user, await statedProfile(user, services), body.onboardingData.profile ?? {}];
  assertMayBegin(stated, { openStates, at, field: BIRTH_DATE });
  await assertMayRegister(memberOfVisitor(user, body, at), { password: body.password, address }, services, at);
  return makeMember(request, services, at).catch(async (error: unknown) => {
    const present = await changedMeanwhile(error, user, services);
    if (!present) throw error;
    return makeMember({ ...request, user: present }, services, at);
  });
}

async function makeMember({ user, body, language, idempotencyWrites }: Request, services: Services, at: Date) {
  const { onboarding } = services;
  const member = memberOfVisitor(user, body, at);
  const session = newSession(user.userId, "password", at);
  const answer = reply(userView(member, at), { session });
  const kept = user.ssnLast4 ? [onboarding.keepIdentityWrite(user.userId)] : [];
  const alongside = [onboarding.dropDraftWrite(user.userId), ...kept, ...idempotencyWrites(answer)];
  const account = { member, password: body.password, session, language, alongside };
  await openVisitorAccount(account, services, at);
  return answer;
}

/** The visitor as they are now, where the account was refused for what has come since they were read: a payment, or a report. */
async function changedMeanwhile(error: unknown, { userId, payment, ssnLast4 }: UserRecord, { users }: Services) {
  if (!(error instanceof AppError && error.code === "CONFLICT")) return undefined;
  const present = await users.get(userId, { isConsistent: true });
  if (!present || present.registeredAt) return undefined;
  const isSame = isDeepStrictEqual(present.payment, payment) && present.ssnLast4 === ssnLast4;
  return isSame ? undefined : present;
}

export const handler = apiHandler("onboarding/create-account", createAccount, () => ({
  users: users(),
  onboarding: onboarding(),
  emails: emails(),
  limits: limits(),
  pool: userPool(),
  openField,
  openStates: openStates(),
  now,
}));
