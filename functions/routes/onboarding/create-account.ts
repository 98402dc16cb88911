import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { newSession } from "#functions/repositories/sessions";
import { emails, limits, onboarding, openStates, userPool, users } from "#functions/services";
import { memberOfVisitor } from "#functions/services/members/member-of-visitor";
import { assertMayRegister, type OpenAccountServices, openAccount } from "#functions/services/members/open-account";
import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { afterDeadline } from "#functions/shell/deadline";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";
import { isStateOpen } from "#shared/domain/contract/state-rules";

type Request = Pick<
  RequestOf<"onboarding/create-account">,
  "user" | "body" | "address" | "language" | "idempotencyWrites"
>;
type Services = OpenAccountServices & {
  onboarding: Pick<OnboardingRepository, "beginAccount" | "endAccount" | "dropDraftWrite" | "keepIdentityWrite">;
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
export async function createAccount({ user, body, address, language, idempotencyWrites }: Request, services: Services) {
  const { onboarding, openStates } = services;
  if (user.registeredAt) throw new AppError("ACCOUNT_EXISTS");
  const states = [user.address?.state, body.onboardingData.profile?.address?.state];
  if (!states.every((state) => isStateOpen(state || undefined, openStates))) throw new AppError("STATE_NOT_SERVED");
  const at = services.now();
  const member = memberOfVisitor(user, body, at);
  await assertMayRegister(member, { password: body.password, address }, services, at);

  const session = newSession(user.userId, "password", at);
  const answer = reply(userView(member, at), { session });
  const kept = user.ssnLast4 ? [onboarding.keepIdentityWrite(user.userId)] : [];
  const alongside = [onboarding.dropDraftWrite(user.userId), ...kept, ...idempotencyWrites(answer)];
  await onboarding.beginAccount(user.userId, at);
  await openAccount({ member, password: body.password, session, language, alongside }, services, at).catch(
    async (error: unknown) => {
      await afterDeadline(() => onboarding.endAccount(user.userId)).catch(() => undefined);
      throw error;
    },
  );
  return answer;
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
