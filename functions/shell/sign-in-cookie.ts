import { timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { setCookie } from "#functions/shell/cookies";
import type { SignInProblem } from "#shared/api/sign-in-problems";
import { isOwnPath } from "#shared/domain/account/own-path";

/** What waits in the browser while someone signs in at the outside provider. */
export const SIGN_IN_COOKIE = "__Host-signin";
export const SIGN_IN_SECONDS = 600;

/** Where a sign-in leads when no page asked for it. */
export const HOME = "/dashboard";

/** Says that the user pool's domain may remember this browser's sign-in: it does for an hour, also after our session has ended. */
export const OUTSIDE_COOKIE = "__Host-outside";
const OUTSIDE_SECONDS = 3_600;

const PendingSignIn = z.object({
  state: z.string().min(40),
  nonce: z.string().min(40),
  codeVerifier: z.string().min(43),
  returnTo: z.string(),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

/**
 * The sign-in screen that says why an outside sign-in failed. After a sign-in it goes on to the page that was asked for.
 *
 * @param returnTo from the cookie; only a path of this site is taken over
 */
export function signInAddress(error: SignInProblem, returnTo = HOME): string {
  const isKept = isOwnPath(returnTo) && returnTo !== HOME;
  return `/login?${new URLSearchParams({ error, ...(isKept && { returnTo }) })}`;
}

/** The `Set-Cookie` value that says so. */
export function outsideCookie(): string {
  return setCookie(OUTSIDE_COOKIE, "1", OUTSIDE_SECONDS);
}

/** The cookie's value: JSON in base64url. It is not signed: nothing in it is trusted beyond this browser. */
export function encodeSignIn(pending: PendingSignIn): string {
  return Buffer.from(JSON.stringify(pending)).toString("base64url");
}

/** What the cookie holds; undefined when it is missing or not ours. */
export function decodeSignIn(cookie: string | undefined): PendingSignIn | undefined {
  if (!cookie) return undefined;
  try {
    return PendingSignIn.safeParse(JSON.parse(Buffer.from(cookie, "base64url").toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

/** Compares what came back with what waited, in a time that says nothing about where they differ. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
