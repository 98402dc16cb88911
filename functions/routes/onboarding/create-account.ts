import { openField } from "#functions/providers/aws/field-encryption";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { newSession } from "#functions/repositories/sessions";
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
    onboarding: Pick<OnboardingRepository, "dropDraftWrite" | "keepIdentityWrite">;
    openStates: readonly string[];
    now: () => Date;
  };

const BIRTH_DATE = "onboardingData.profile.dateOfBirth";

/**
 * Makes a visitor a member. Nothing is copied: report, documents, consent, contract and drafts are under the visitor's id, which
 * becomes the member's; the transaction adds the claims, the session, the status and the answer.
 *
 * @throws AppError ACCOUNT_EXISTS, STATE_NOT_SERVED, USERNAME_TAKEN, VALIDATION_FAILED, TOO_MANY_REQUESTS, CONFLICT
 */
export async function createAccount({ user, body, address, language, idempotencyWrites }: Request, services: Services) {
  const { onboarding, openStates } = services;
  if (user.registeredAt) throw new AppError("ACCOUNT_EXISTS");
  const at = services.now();
  const stated = [user, await statedProfile(user, services), body.onboardingData.profile ?? {}];
  assertMayBegin(stated, { openStates, at, field: BIRTH_DATE });
  const member = memberOfVisitor(user, body, at);
  await assertMayRegister(member, { password: body.password, address }, services, at);

  const session = newSession(user.userId, "password", at);
  const answer = reply(userView(member, at), { session });
  const kept = user.ssnLast4 ? [onboarding.keepIdentityWrite(user.userId)] : [];
  const alongside = [onboarding.dropDraftWrite(user.userId), ...kept, ...idempotencyWrites(answer)];
  const account = { member, password: body.password, session, language, alongside };
  await openVisitorAccount(account, services, at);
  return answer;
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
