import type { Identity } from "#functions/providers/identity/identity-token";
import { type OutsideSignIn, OutsideUnavailable } from "#functions/providers/identity/outside-sign-in";
import { faultOf, log } from "#functions/shell/log";
import { isSameSecret, type PendingSignIn } from "#functions/shell/sign-in-cookie";
import type { SignInProblem } from "#shared/api/sign-in-problems";

export type RedeemServices = { outside: Pick<OutsideSignIn, "identityOf"> };

/** Redeems the code of a sign-in at the outside provider and verifies the token's nonce. */
export async function redeemSignIn(
  code: string,
  { codeVerifier, nonce }: PendingSignIn,
  { outside }: RedeemServices,
  requestId: string,
): Promise<Identity | SignInProblem> {
  try {
    const identity = await outside.identityOf({ code, codeVerifier });
    return isSameSecret(identity.nonce, nonce) ? identity : "provider";
  } catch (error) {
    log({ event: "refusal", route: "auth/finish-sign-in", requestId, outcome: "provider", fault: faultOf(error) });
    return error instanceof OutsideUnavailable ? "unavailable" : "provider";
  }
}
