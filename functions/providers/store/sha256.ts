import { createHash } from "node:crypto";

/** The hash of a file, hexadecimal, as people compare it. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
