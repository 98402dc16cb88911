import type { RouteName } from "#shared/api/routes";
import type { ApiError } from "./api-error";

/** Asking who is signed in: "nobody" is an answer. */
const lookups = new Set<RouteName>(["auth/get-user", "auth/get-password-user"]);

/** A sign-in was refused: no session has ended. */
const refusedSignIns = new Set<string | undefined>([
  "INVALID_CREDENTIALS",
  "SECOND_FACTOR_REQUIRED",
  "SECOND_FACTOR_WRONG",
]);

/** Fires `unauthorized` when a call, or the lookup of who was signed in, finds that the session is over. */
export const sessionEvents = new EventTarget();

export function announceSessionEnd(name: RouteName, { status, code }: ApiError): void {
  if (status !== 401 || lookups.has(name) || refusedSignIns.has(code)) return;
  announceEndOfSession();
}

export function announceEndOfSession(): void {
  sessionEvents.dispatchEvent(new Event("unauthorized"));
}
