import type { MiddlewareObj } from "@middy/core";
import { AppError } from "#shared/api/errors";
import type { ApiAnswer, ApiEvent, Call } from "./call";
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
      const { origin: from } = call.headers;
      const isForeignOrigin = from !== undefined && from !== env("SITE_ORIGIN");
      if (isForeignOrigin || isForeignPage(call.headers)) throw new AppError("FORBIDDEN");
    },
  };
}

/** Whether the browser says that a page of another site asks, or of another name under the same domain. */
export function isForeignPage({ "sec-fetch-site": site = "none" }: Call["headers"]): boolean {
  return site !== "same-origin" && site !== "none";
}
