import { SESSION_MARKER } from "#shared/api/session-marker";

/** Whether this browser may have a session; tests put their own in its place. */
export const sessionMarker = {
  isThere: () => document.cookie.split("; ").some((cookie) => cookie.startsWith(`${SESSION_MARKER}=`)),
};
