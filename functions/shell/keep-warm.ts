import type { MiddlewareObj } from "@middy/core";
import type { ApiAnswer, ApiEvent } from "./call";

/** Answers the schedule's event that keeps a function warm before anything else, without I/O. */
export function keepWarm(): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    before: ({ event }) => (event.requestContext === undefined ? { statusCode: 204 } : undefined),
  };
}
