import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareObj } from "@middy/core";
import { AppError } from "#shared/api/errors";
import type { ApiAnswer, ApiEvent } from "./call";
import { env, optionalEnv } from "./env";
import { log } from "./log";

/**
 * Refuses what did not come through the distribution: the firewall is there, and a client's address is only what the
 * distribution says that it is. The key is the distribution's own; functions know its SHA-256 (`ORIGIN_KEY_DIGEST`, in hex).
 * A new key takes minutes to reach every edge of the network: until then the one before it (`PREVIOUS_ORIGIN_KEY_DIGEST`,
 * otherwise empty) is taken too. A key that is another one is logged: where the two were deployed with different values, all that
 * people do is refused, and no answer is a fault.
 *
 * @throws AppError FORBIDDEN
 */
export function throughDistribution(): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    before: ({ event: { call } }) => {
      const { "x-origin-key": key = "" } = call.headers;
      const given = createHash("sha256").update(key).digest();
      const accepted = [env("ORIGIN_KEY_DIGEST"), optionalEnv("PREVIOUS_ORIGIN_KEY_DIGEST") ?? ""];
      if (!accepted.some((digest) => isDigest(given, digest))) {
        // Who looks for open doors at the API's own address shows no key.
        if (key !== "") log({ event: "origin_key_refused", requestId: call.requestId });
        throw new AppError("FORBIDDEN");
      }
      call.isThroughDistribution = true;
    },
  };
}

function isDigest(given: Buffer, hex: string): boolean {
  const digest = Buffer.from(hex, "hex");
  return given.length === digest.length && timingSafeEqual(given, digest);
}
