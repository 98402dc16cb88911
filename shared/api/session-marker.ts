/**
 * The name of a cookie without content that comes with a session's: without it the screens ask for no one, and a visit without
 * a session makes no refused call. Scripts can read it; it opens nothing.
 */
export const SESSION_MARKER = "__Host-has-session";
