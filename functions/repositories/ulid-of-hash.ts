import { ulid } from "ulid";

/** A ULID with this time (milliseconds), the rest of it from a hash of at least 16 bytes: the same for the same thing. */
export function ulidOfHash(at: number, hash: Uint8Array): string {
  let position = 0;
  // A ULID asks for each of its 16 random letters once: 32 of them, one byte each.
  return ulid(at, () => ((hash[position++] ?? 0) % 32) / 32);
}
