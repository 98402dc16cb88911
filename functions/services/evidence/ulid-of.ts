const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_LENGTH = 10;
const REST_LENGTH = 16;

/** A ULID with the time of another one, the rest of it from a hash: the same for the same thing. */
export function ulidOf(other: string, hash: Uint8Array): string {
  const rest = [...hash.subarray(0, REST_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join("");
  return `${other.slice(0, TIME_LENGTH)}${rest}`;
}
