import type { RouteName } from "#shared/api/routes";
import type { ApiError } from "./api-error";

/** Asking who is signed in, where "nobody" is an answer, and signing in, where a refusal ends no session. */
const askedWithoutSession = new Set<RouteName>([
  "auth/get-user",
  "auth/get-password-user",
  "auth/login",
  "auth/register",
]);

/** Fires `unauthorized` when a call, or the lookup of who was signed in, finds that the session is over. */
export const sessionEvents = new EventTarget();

export function announceSessionEnd(name: RouteName, { status }: ApiError): void {
  if (status !== 401 || askedWithoutSession.has(name)) return;
  announceEndOfSession();
}

export function announceEndOfSession(): void {
  sessionEvents.dispatchEvent(new Event("unauthorized"));
}
