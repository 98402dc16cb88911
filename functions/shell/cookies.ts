import { Language } from "#shared/api/schemas/common";
import { SESSION_MARKER } from "#shared/api/session-marker";

/** The cookie of a member's session. */
export const SESSION_COOKIE = "__Host-session";
/** What the id of a session looks like. */
export const SESSION_ID = /^[\w-]{43}$/;

/** The cookie of a visitor's onboarding session, 24 hours. */
export const ONBOARDING_COOKIE = "__Host-onboarding";
/** The cookie of a browser in which a member has signed in, 90 days. It gives no access and outlives signing out. */
export const DEVICE_COOKIE = "__Host-device";

const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** @param maxAgeSeconds without it the cookie ends with the browser */
export function setCookie(name: string, value: string, maxAgeSeconds?: number): string {
  return `${name}=${value}; ${ATTRIBUTES}${maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`}`;
}

/** A `Set-Cookie` value that deletes the cookie. */
export function clearCookie(name: string): string {
  return setCookie(name, "", 0);
}

/** The cookies of an answer: the marker that scripts can read comes and goes with the session's. */
export function withSessionMarker(cookies: string[]): string[] {
  const ofSession = cookies.findLast((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  if (ofSession === undefined) return cookies;
  const [, value, attributes] = /^[^=]+=([^;]*)(.*)$/.exec(ofSession) ?? [];
  return [...cookies, `${SESSION_MARKER}=${value ? 1 : ""}${attributes?.replace("; HttpOnly", "")}`];
}

/** Cookies by name, of the `cookies` list of an API Gateway event. The first of a name counts. */
export function parseCookies(cookies: string[] = []): Record<string, string> {
  const parsed: Record<string, string> = Object.create(null);
  for (const cookie of cookies.flatMap((line) => line.split(";"))) {
    const split = cookie.indexOf("=");
    if (split < 1) continue;
    const name = cookie.slice(0, split).trim();
    parsed[name] ??= cookie.slice(split + 1).trim();
  }
  return parsed;
}

/** The language that was chosen in this browser; without a choice nothing. */
export function chosenLanguage(cookies: Readonly<Record<string, string>>): { language?: Language } {
  const { data } = Language.safeParse(cookies.language);
  return data === undefined ? {} : { language: data };
}
