import { newMember } from "#functions/repositories/new-user";
import { newSession } from "#functions/repositories/sessions";
import { emails, limits, userPool, users } from "#functions/services";
import { assertMayRegister, type OpenAccountServices, openAccount } from "#functions/services/members/open-account";
import { userView } from "#functions/services/members/user-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";

type Services = OpenAccountServices & { now: () => Date };

/**
 * Opens an account with e-mail and password, and signs in. A known address is refused in plain words.
 *
 * @throws AppError ACCOUNT_EXISTS, VALIDATION_FAILED for a common password, TOO_MANY_REQUESTS
 */
export async function register(request: RequestOf<"auth/register">, services: Services) {
  const { body, address, language, idempotencyWrites } = request;
  const { email, firstName, lastName, password } = body;
  const at = services.now();
  await assertMayRegister({ ...body, language }, { password, address }, services, at);

  const opening = { email, firstName, lastName, signInMethod: "password" as const, isAdmin: false };
  const member = { ...newMember(language, opening, at), email };
  const session = newSession(member.userId, "password", at);
  const answer = reply(userView(member, at), { session });
  await openAccount({ member, password, session, language, alongside: idempotencyWrites(answer) }, services, at);
  return answer;
}

export const handler = apiHandler("auth/register", register, () => ({
  users: users(),
  emails: emails(),
  limits: limits(),
  pool: userPool(),
  now,
}));
