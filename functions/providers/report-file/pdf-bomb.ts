import { inflateSync } from "node:zlib";

/** A page's text has some 100 KB, a scanned one without compression 26 MB. */
const MOST_STREAM_BYTES = 48 * 1024 * 1024;
/** As much is unpacked to look at it; what hides behind it is stopped by the limits of the thread. */
const MOST_LOOKED_AT = 128 * 1024 * 1024;
const FAILURE_COSTS = 1024 * 1024;
const KEYWORD = "stream";

/** Whether a part of a PDF unpacks into more than any page has: known in milliseconds, before anything reads the file. */
export function isPdfBomb(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = MOST_LOOKED_AT;
  for (let at = file.indexOf(KEYWORD); at >= 0 && left > 0; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    const begin = at + KEYWORD.length + (file[at + KEYWORD.length] === 13 ? 2 : 1);
    if (!isPacked(file, begin)) continue;
    const size = unpackedSize(file.subarray(begin));
    if (size === "too-large") return true;
    left -= Math.max(size, 1_024);
  }
  return false;
}

/** The two bytes with which packed data begins: RFC 1950. */
function isPacked(file: Buffer, at: number): boolean {
  const [method = 0, flags = 0] = [file[at], file[at + 1]];
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

function unpackedSize(packed: Buffer): number | "too-large" {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_STREAM_BYTES }).length;
  } catch (error) {
    const isTooLarge =
      typeof error === "object" && error !== null && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? "too-large" : FAILURE_COSTS;
  }
}
