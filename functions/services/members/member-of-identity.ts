import type { Identity } from "#functions/providers/identity/identity-token";
import { newMember } from "#functions/repositories/new-user";
import type { OnboardingRepository } from "#functions/repositories/onboarding";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { chosenLanguage } from "#functions/shell/cookies";
import { log } from "#functions/shell/log";
import { AppError } from "#shared/api/errors";
import type { Language } from "#shared/api/schemas/common";
import { PersonName } from "#shared/api/schemas/user";
import type { SignInProblem } from "#shared/api/sign-in-problems";
import { outsideProblemOf } from "#shared/domain/account/outside-sign-in";
import { continuedVisitor } from "./member-of-visitor";
import { endOnboardingWrites, type VisitorOfBrowserServices, visitorOfBrowser } from "./visitor-of-browser";

export type MemberOfIdentityServices = VisitorOfBrowserServices & {
  users: Pick<UserRepository, "getByIdentity" | "getByEmail" | "update" | "register" | "link">;
  onboarding: Pick<OnboardingRepository, "dropDraftWrite" | "keepIdentityWrite">;
};

/** Where the person comes back to: the language there, and the visitor whose onboarding may be open. */
type Browser = { language: Language; cookies: Readonly<Record<string, string>>; requestId: string };

/**
 * Finds or makes the member whom the outside provider names. A person is known by the provider's own name for them, or by an
 * e-mail that the provider has verified; an unverified one opens no account. A new account has what a visitor of its address has done.
 */
export async function memberOfIdentity(
  identity: Identity,
  browser: Browser,
  services: MemberOfIdentityServices,
  at: Date,
): Promise<UserRecord | SignInProblem> {
  const { users } = services;
  const known = await users.getByIdentity(identity.subject);
  if (known) return join(known, browser, services, at);

  const email = identity.isEmailVerified ? identity.email : undefined;
  if (email === undefined) return "email";
  const sameEmail = await users.getByEmail(email);
  if (!sameEmail) return open({ ...identity, email }, browser, services, at);
  return join(sameEmail, browser, services, at, identity);
}

/** @param identity a name of the provider that is not linked to the account yet */
async function join(
  user: UserRecord,
  { cookies, requestId }: Browser,
  { users }: MemberOfIdentityServices,
  at: Date,
  identity?: Identity,
) {
  const problem = outsideProblemOf(user, { isLinked: identity === undefined });
  if (problem) {
    log({ event: "sign-in", outcome: "refused", subjectId: user.userId, requestId });
    return problem;
  }
  if (identity) await users.link(user.userId, identity);
  return users.update(user.userId, {
    lastLoginAt: at.toISOString(),
    signInMethod: "provider",
    ...chosenLanguage(cookies),
  });
}

async function open(
  { subject, username, email, firstName, lastName }: Identity & { email: string },
  { language, cookies }: Browser,
  services: MemberOfIdentityServices,
  at: Date,
): Promise<UserRecord | SignInProblem> {
  const { users, onboarding } = services;
  const visitor = await visitorOfBrowser(cookies, email, services, at);
  const names = { firstName: usableName(firstName), lastName: usableName(lastName) };
  const opening = { email, ...names, signInMethod: "provider" as const, isAdmin: false };
  const opened = visitor ? continuedVisitor(visitor, opening, at) : newMember(language, opening, at);
  const member = { ...opened, emailProvenAt: at.toISOString() };
  const alongside = visitor ? endOnboardingWrites(visitor, onboarding) : [];
  return users.register({ member, visitor, outside: { subject, username }, alongside }).catch((error: unknown) => {
    // Another account took the address a moment ago.
    if (error instanceof AppError && error.code === "ACCOUNT_EXISTS") return "unproven";
    throw error;
  });
}

/** A provider's name that our own registration would refuse is left out; the member states it later, see `save-contact`. */
function usableName(name: string | undefined): string {
  return PersonName.safeParse(name).data ?? "";
}
