import { newMember } from "#functions/repositories/new-user";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import { newSession } from "#functions/repositories/sessions";
import { emails, limits, onboarding, sessions, userPool, users } from "#functions/services";
import { continuedVisitor } from "#functions/services/members/member-of-visitor";
import {
  assertMayRegister,
  type OpenVisitorServices,
  openAccount,
  openVisitorAccount,
} from "#functions/services/members/open-account";
import { userView } from "#functions/services/members/user-view";
import {
  endOnboardingWrites,
  type VisitorOfBrowserServices,
  visitorOfBrowser,
} from "#functions/services/members/visitor-of-browser";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";

type Services = OpenVisitorServices &
  VisitorOfBrowserServices & {
    onboarding: Pick<OnboardingRepository, "dropDraftWrite" | "keepIdentityWrite">;
    now: () => Date;
  };

/**
 * Opens an account with e-mail and password, and signs in. A known address is refused in plain words. What a visitor of that address
 * has done in this browser's onboarding is the account's.
 *
 * @throws AppError ACCOUNT_EXISTS, VALIDATION_FAILED for a common password, TOO_MANY_REQUESTS
 */
export async function register(request: RequestOf<"auth/register">, services: Services) {
  const { body, address, language, cookies, idempotencyWrites } = request;
  const { email, firstName, lastName, password } = body;
  const at = services.now();
  await assertMayRegister({ ...body, language }, { password, address }, services, at);

  const opening = { email, firstName, lastName, signInMethod: "password" as const, isAdmin: false };
  const visitor = await visitorOfBrowser(cookies, email, services, at);
  const opened = visitor ? continuedVisitor(visitor, opening, at) : newMember(language, opening, at);
  const member = { ...opened, email };
  const session = newSession(member.userId, "password", at);
  const answer = reply(userView(member, at), { session });
  const account = { member, visitor, password, session, language, alongside: idempotencyWrites(answer) };
  if (!visitor) await openAccount(account, services, at);
  else {
    const alongside = [...endOnboardingWrites(visitor, services.onboarding), ...account.alongside];
    await openVisitorAccount({ ...account, alongside }, services, at);
  }
  return answer;
}

export const handler = apiHandler("auth/register", register, () => ({
  users: users(),
  emails: emails(),
  limits: limits(),
  onboarding: onboarding(),
  sessions: sessions(),
  pool: userPool(),
  now,
}));
