import type { OnboardingRepository } from "#functions/repositories/onboarding";
import type { SessionRepository } from "#functions/repositories/sessions";
import type { TransactItem } from "#functions/repositories/table";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { ONBOARDING_COOKIE, SESSION_ID } from "#functions/shell/cookies";

export type VisitorOfBrowserServices = {
  users: Pick<UserRepository, "get">;
  sessions: Pick<SessionRepository, "find">;
};

/**
 * The visitor whose onboarding is open in a browser, where they gave the very address that an account is opened with: then report,
 * documents, contract and drafts are that account's, whichever way it is opened. Anybody else's stay theirs.
 */
export async function visitorOfBrowser(
  cookies: Readonly<Record<string, string>>,
  email: string,
  { users, sessions }: VisitorOfBrowserServices,
  at: Date,
): Promise<UserRecord | undefined> {
  const id = cookies[ONBOARDING_COOKIE];
  const session = id !== undefined && SESSION_ID.test(id) ? await sessions.find(id, at) : undefined;
  if (session?.kind !== "onboarding") return undefined;
  const visitor = await users.get(session.memberId, { isConsistent: true });
  const isOpen = visitor && !visitor.registeredAt && !visitor.disabledAt;
  return isOpen && visitor.email?.toLowerCase() === email.toLowerCase() ? visitor : undefined;
}

/** What belongs to the transaction that makes a visitor a member: what they typed is done with, and their identity stops expiring. */
export function endOnboardingWrites(
  { userId, ssnLast4 }: UserRecord,
  onboarding: Pick<OnboardingRepository, "dropDraftWrite" | "keepIdentityWrite">,
): TransactItem[] {
  return [onboarding.dropDraftWrite(userId), ...(ssnLast4 ? [onboarding.keepIdentityWrite(userId)] : [])];
}
