import { openField } from "#functions/providers/aws/field-encryption";
import { emails, limits, onboarding, openStates, userPool, users } from "#functions/services";
import { memberOfVisitor } from "#functions/services/members/member-of-visitor";
import { assertMayRegister } from "#functions/services/members/open-account";
import { openForVisitor, type VisitorServices } from "#functions/services/members/open-for-visitor";
import { assertMayBegin, type StatedProfileServices, statedProfile } from "#functions/services/members/stated-profile";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<
  RequestOf<"onboarding/create-account">,
  "user" | "body" | "address" | "language" | "idempotencyWrites"
>;
type Services = VisitorServices & StatedProfileServices & { openStates: readonly string[]; now: () => Date };

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
  return openForVisitor(request, services, at);
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
