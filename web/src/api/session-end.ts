import type { RouteName } from "#shared/api/routes";
import type { ApiError } from "./api-error";

/** Calls whose 401 ends no session: asking who is signed in, and signing in. */
const askedWithoutSession = new Set<RouteName>([
  "auth/get-user",
  "auth/get-password-user",
  "auth/login",
  "auth/register",
]);

/**
 * Fires `unauthorized` when a call, or the lookup of who was signed in, finds that the session is over, and `other-member` when the lookup
 * finds another person than the page was drawn for.
 */
export const sessionEvents = new EventTarget();

export function announceSessionEnd(name: RouteName, { status }: ApiError): void {
  if (status !== 401 || askedWithoutSession.has(name)) return;
  announceEndOfSession();
}

export function announceEndOfSession(): void {
  sessionEvents.dispatchEvent(new Event("unauthorized"));
}

export function announceOtherMember(): void {
  sessionEvents.dispatchEvent(new Event("other-member"));
}
