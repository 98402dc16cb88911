import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareObj } from "@middy/core";
import type { LimitRepository } from "#functions/repositories/limits";
import { AppError } from "#shared/api/errors";
import type { ApiAnswer, ApiEvent } from "./call";
import { now } from "./now";

/** What a route of the access level `admin+key` must bring along. */
export type KeyServices = {
  /** The stored secret. */
  adminKey: () => Promise<string>;
  limits: Pick<LimitRepository, "attempt" | "forget">;
};

const LIMIT = "admin-key";

/**
 * Compares `adminKey` of the body with the stored secret, in constant time (ASVS 11.2.4). The key supplements the role and
 * never replaces it. Each try is counted before it is compared, so that simultaneous ones are counted too; after 10 wrong ones an
 * administrator must wait, longer each time, until one is right.
 *
 * @throws AppError INVALID_ADMIN_KEY, TOO_MANY_REQUESTS
 */
export function adminKey(services: () => unknown): MiddlewareObj<ApiEvent, ApiAnswer> {
  return {
    before: async ({ event: { call } }) => {
      if (call.line.access !== "admin+key") return;
      const provided = services();
      if (!call.user || !hasKey(provided)) throw new Error(`${call.name} has no admin key to compare with.`);
      const { limits } = provided;
      const adminId = call.user.userId;
      const stored = await provided.adminKey();
      await limits.attempt(LIMIT, adminId, now());
      if (!isSame(typedKey(call.body), stored)) throw new AppError("INVALID_ADMIN_KEY");
      await limits.forget(LIMIT, adminId);
    },
  };
}

function hasKey(services: unknown): services is KeyServices {
  return typeof services === "object" && services !== null && "adminKey" in services && "limits" in services;
}

function typedKey(body: unknown): string {
  return typeof body === "object" && body !== null && "adminKey" in body ? String(body.adminKey) : "";
}

// Hashes have one length, so that the comparison does not reveal that of the key.
function isSame(typed: string, stored: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(typed), hash(stored));
}
