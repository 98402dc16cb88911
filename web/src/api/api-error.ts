import type { ErrorCode, FieldErrors } from "#shared/api/errors";

type Facts = {
  status: number;
  body: string;
  code?: ErrorCode;
  details?: string;
  seen?: unknown;
  fieldErrors?: FieldErrors;
};

/** A "no" from the server. `message` is the status, a colon, a space and the body's text, as it came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code?: ErrorCode;
  readonly details?: string;
  /** What was seen in a file that is refused, not yet checked: zod is no part of the first page. */
  readonly seen?: unknown;
  /** By field name, dotted for nested ones (`address.zipCode`). */
  readonly fieldErrors?: FieldErrors;

  constructor({ status, body, code, details, seen, fieldErrors }: Facts) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.details = details;
    this.seen = seen;
    this.fieldErrors = fieldErrors;
  }
}

/** The server said why, in a code that the catalogues have words for. */
export function hasWords(error: unknown): boolean {
  return error instanceof ApiError && error.code !== undefined;
}

/** The server wants a subscription before it does this. */
export function isSubscriptionNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.message.includes("SUBSCRIPTION_REQUIRED");
}

/** The server answered and said no: nothing was done. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** The gateway's 29 seconds were over before the server's work was (API Gateway's own 504): the work may go on. */
export function isTimedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 504 && error.code === undefined;
}

/** No session goes with the call. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** For a call whose work may be done already, by another tab or by a first try whose answer got lost: that refusal is a success. */
export const orDoneAlready =
  (code: ErrorCode) =>
  (error: unknown): undefined => {
    if (!(error instanceof ApiError && error.code === code)) throw error;
  };

/** There were too many tries in a short time: the same one may be made later. */
export function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.code === "TOO_MANY_REQUESTS";
}

/** The password was right, and the code of the member's authenticator app is needed beside it. */
export function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === "SECOND_FACTOR_REQUIRED";
}

/** The code of the authenticator app is not the one of now, or was used before. */
export function isCodeWrong(error: unknown): boolean {
  return error instanceof ApiError && error.code === "SECOND_FACTOR_WRONG";
}

/** The server wants a sign-in of the last 20 minutes before it does this. */
export function isSignInNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === "REAUTHENTICATION_REQUIRED";
}

/** The deployment asks administrators for a second factor, and this session began without one. */
export function isFactorMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === "SECOND_FACTOR_MISSING";
}
