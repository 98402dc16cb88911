import type { MiddlewareObj } from "@middy/core";
import type { RouteLine, RouteName } from "#shared/api/routes";
import { type ApiAnswer, type ApiEvent, openCall } from "./call";
import { log } from "./log";

/** Reads the event first and writes the call's one log line last. */
export function requestLog(name: RouteName, line: RouteLine): MiddlewareObj<ApiEvent, ApiAnswer> {
  const close = (event: ApiEvent, status?: number) => {
    const { requestId, user, startedAt } = event.call;
    const durationMs = Math.round(performance.now() - startedAt);
    log({ event: "request", route: name, requestId, actorId: user?.userId, status, durationMs });
  };
  return {
    before: ({ event, context }) => {
      event.call = openCall(name, line, event, context);
    },
    after: ({ event, response }) => close(event, response?.statusCode),
    onError: ({ event, response }) => close(event, response?.statusCode),
  };
}
