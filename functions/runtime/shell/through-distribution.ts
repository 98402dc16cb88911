import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareObj } from "@middy/core";
import { AppError } from "#shared/api/errors";
import { env } from "../env";
import type { ApiAnswer, ApiEvent } from "./call";

/**
 * Refuses what did not come through the distribution: the firewall stands there, and a client's address is only what the
 * distribution says that it is. The key is the distribution's own; functions know its SHA-256 (`ORIGIN_KEY_DIGEST`, in hex).
 *
 * @throws AppError FORBIDDEN
 */
export function throughDistribution(): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    before: ({ event: { call } }) => {
      const given = createHash("sha256")
        .update(call.headers["x-origin-key"] ?? "")
        .digest();
      const expected = Buffer.from(env("ORIGIN_KEY_DIGEST"), "hex");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError("FORBIDDEN");
      call.isThroughDistribution = true;
    },
  };
}
