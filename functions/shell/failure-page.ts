import type { AppError, ErrorCode } from "#shared/api/errors";
import type { SignInProblem } from "#shared/api/sign-in-problems";
import { errorAnswer } from "./answers";
import type { ApiAnswer, Call } from "./call";
import { clearCookie } from "./cookies";
import { decodeSignIn, SIGN_IN_COOKIE, signInAddress } from "./sign-in-cookie";

type Failed = Pick<Call, "line" | "headers" | "cookies" | "requestId">;

const problems: Partial<Record<ErrorCode, SignInProblem>> = { TOO_MANY_REQUESTS: "limit", VALIDATION_FAILED: "link" };

/** The HTTP answer for a "no" or a fault of this call: the documented body, or the way to a page that says it in words. */
export function refusalAnswer(error: AppError, call: Failed): ApiAnswer {
  const { line, headers, cookies, requestId } = call;
  const isBrowser = headers["sec-fetch-site"] !== undefined;
  const leads = line.failsOnPage === "always" || (line.failsOnPage === "in browsers" && isBrowser);
  // Forbidden is what did not come through the distribution: there is no page at that address.
  if (!leads || error.code === "FORBIDDEN") return errorAnswer(error, requestId);
  return signInPage(problems[error.code] ?? "fault", 302, decodeSignIn(cookies[SIGN_IN_COOKIE])?.returnTo);
}

/** Ends a sign-in at the sign-in screen. @param returnTo where it was to lead, if that is known */
export function signInPage(problem: SignInProblem, statusCode: 302 | 303 = 302, returnTo?: string): ApiAnswer {
  const headers = { location: signInAddress(problem, returnTo) };
  return { statusCode, headers, cookies: [clearCookie(SIGN_IN_COOKIE)] };
}
