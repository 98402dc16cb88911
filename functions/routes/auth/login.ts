import type { UserRepository } from "#functions/repositories/users";
import {
  admins,
  devices,
  emails,
  limits,
  openStates,
  passwordCheck,
  payments,
  reports,
  sessions,
  users,
  writeTogether,
} from "#functions/services";
import { type CheckSignInServices, checkSignIn } from "#functions/services/members/check-sign-in";
import { type JoinServices, joinVisitor } from "#functions/services/members/join-visitor";
import { type StartSessionServices, startSession } from "#functions/services/members/start-session";
import { userView } from "#functions/services/members/user-view";
import { addressLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { chosenLanguage, DEVICE_COOKIE, SESSION_COOKIE } from "#functions/shell/cookies";
import { now } from "#functions/shell/now";
import { reply } from "#functions/shell/reply";

type Services = CheckSignInServices &
  StartSessionServices &
  JoinServices & { users: Pick<UserRepository, "update">; now: () => Date };

/**
 * Signs in with e-mail or username and a password. What was paid before, and the bureaus answered, in the onboarding of this browser is saved.
 * Later e-mails are in the language that was chosen here.
 *
 * @throws AppError INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function login(request: RequestOf<"auth/login">, services: Services) {
  const { body, address, userAgent, cookies, requestId } = request;
  const { users, limits } = services;
  const at = services.now();
  await limits.hit("sign-in", address, addressLimit(), at);
  const origin = { address, device: cookies[DEVICE_COOKIE], requestId };
  const { user, hasSecondFactor } = await checkSignIn(body, origin, services, at);

  await joinVisitor(user, { route: "auth/login", cookies, requestId }, services, at);
  const signedIn = { lastLoginAt: at.toISOString(), signInMethod: "password", ...chosenLanguage(cookies) } as const;
  const changed = await users.update(user.userId, signedIn);
  const signIn = { hasSecondFactor, oldSessionId: cookies[SESSION_COOKIE], requestId, userAgent };
  const { member, session } = await startSession(changed, { method: "password", ...signIn }, services, at);
  return reply(userView(member, at), { session });
}

export const handler = apiHandler("auth/login", login, () => ({
  users: users(),
  admins: admins(),
  sessions: sessions(),
  reports: reports(),
  emails: emails(),
  payments: payments(),
  openStates: openStates(),
  transact: writeTogether,
  limits: limits(),
  devices: devices(),
  passwords: passwordCheck(),
  now,
}));
