import type { MiddlewareObj } from "@middy/core";
import { isRefused } from "#functions/repositories/table";
import { AppError } from "#shared/api/errors";
import { finishAnswer } from "./answers";
import type { ApiAnswer, ApiEvent } from "./call";
import { refusalAnswer } from "./failure-page";
import { faultOf, log } from "./log";
import { now } from "./now";

// Throttling, time limits and broken connections: the same call may work in a moment.
const passing = new Set([
  "ThrottlingException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "TooManyRequestsException",
  "LimitExceededException",
  "InternalServerError",
  "InternalErrorException",
  "InternalFailure",
  "ServiceUnavailable",
  "ServiceUnavailableException",
  "SlowDown",
  "TransactionInProgressException",
  "KMSInternalException",
  "DependencyTimeoutException",
  "DeadlineError",
  "TimeoutError",
  "RequestTimeout",
  "NetworkError",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
]);

/** Makes whatever was thrown an answer: a "no" as it is, a lost race 409, an overload 503, anything else 500. */
export function errors(): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    onError: (request) => {
      const { call } = request.event;
      const error = refusalOf(request.error);
      if (error.status >= 500) {
        const fault = faultOf(request.error);
        log({ event: "fault", route: call.name, requestId: call.requestId, code: error.code, fault });
      } else {
        log({
          event: "refusal",
          route: call.name,
          requestId: call.requestId,
          actorId: call.user?.userId,
          code: error.code,
        });
      }
      request.response = finishAnswer(refusalAnswer(error, call), call, now());
    },
  };
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isRefused(error)) return new AppError("CONFLICT");
  return isPassing(error) ? new AppError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 2 }) : new AppError("INTERNAL");
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata: metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return passing.has(error.name) || passing.has(String(code)) || (metadata?.httpStatusCode ?? 0) >= 500;
}
