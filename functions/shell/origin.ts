import type { MiddlewareObj } from "@middy/core";
import { AppError } from "#shared/api/errors";
import type { ApiAnswer, ApiEvent } from "./call";
import { env } from "./env";

/**
 * Refuses a change that another site's page asks for (ASVS 3.5.1). Programs send neither header and are let through: they
 * hold no one else's cookies.
 *
 * @throws AppError FORBIDDEN
 */
export function origin(): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    before: ({ event: { call } }) => {
      if (call.method === "GET" || call.method === "HEAD") return;
      const { origin: from, "sec-fetch-site": site } = call.headers;
      if (site === "cross-site" || (from !== undefined && from !== env("SITE_ORIGIN"))) throw new AppError("FORBIDDEN");
    },
  };
}
