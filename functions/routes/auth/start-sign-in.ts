import { createHash, randomBytes } from "node:crypto";
import {
  type OutsideSettings,
  outsideAddress,
  outsideLogoutAddress,
} from "#functions/providers/identity/outside-sign-in";
import { outsideIfAny } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { clearCookie, setCookie } from "#functions/shell/cookies";
import { redirectTo } from "#functions/shell/reply";
import {
  decodeSignIn,
  encodeSignIn,
  HOME,
  OUTSIDE_COOKIE,
  SIGN_IN_COOKIE,
  SIGN_IN_SECONDS,
} from "#functions/shell/sign-in-cookie";
import { AppError } from "#shared/api/errors";
import { isOwnPath } from "#shared/domain/account/own-path";

/**
 * Sends the browser to the outside provider. What comes back is only taken from the same browser within 10 minutes: state,
 * nonce and the PKCE verifier wait in a cookie that no script can read. A deployment without a provider has the sign-in screen, and
 * so has a member whose session has ended: the provider is one of two ways.
 *
 * @throws AppError VALIDATION_FAILED for a `returnTo` that is not a path of this site
 */
export async function startSignIn(
  { query, cookies }: RequestOf<"auth/start-sign-in">,
  { outside }: { outside?: OutsideSettings },
) {
  const isRemembered = cookies[OUTSIDE_COOKIE] !== undefined;
  const waiting = isRemembered ? undefined : decodeSignIn(cookies[SIGN_IN_COOKIE])?.returnTo;
  const { returnTo = waiting ?? HOME } = query;
  if (!isOwnPath(returnTo)) throw new AppError("VALIDATION_FAILED", { fieldErrors: { returnTo: ["Invalid format"] } });

  if (outside && query.ended) return redirectTo(`/login?${new URLSearchParams({ return: returnTo, ended: "1" })}`);
  if (!outside) return redirectTo(`/login?${new URLSearchParams({ error: "absent", returnTo })}`);

  const [state, nonce, codeVerifier] = [secretText(), secretText(), secretText()];
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const cookie = setCookie(SIGN_IN_COOKIE, encodeSignIn({ state, nonce, codeVerifier, returnTo }), SIGN_IN_SECONDS);
  // From its memory the domain would answer for who sat here an hour ago: it forgets first, and leads back here.
  if (isRemembered) {
    return redirectTo(outsideLogoutAddress(outside, "/api/login"), { cookies: [cookie, clearCookie(OUTSIDE_COOKIE)] });
  }
  return redirectTo(outsideAddress(outside, { state, nonce, codeChallenge }), { cookies: [cookie] });
}

function secretText(): string {
  return randomBytes(32).toString("base64url");
}

export const handler = apiHandler("auth/start-sign-in", startSignIn, () => ({
  outside: outsideIfAny(),
}));
