import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip";

/** The encoding that CloudFront sends a text in: brotli where the browser takes it. It leaves other files as they are. */
export function encodingFor(content: Buffer, headers: Record<string, string>, accepted = ""): Encoding | undefined {
  if (!isCompressible(content, headers)) return undefined;
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

export function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(content);
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** CloudFront compresses text of 1,000 to 10,000,000 bytes that is not packed yet. */
function isCompressible(content: Buffer, headers: Record<string, string>): boolean {
  const type = headers["content-type"] ?? "";
  if (headers["content-encoding"] !== undefined) return false;
  return (
    /^text\/|json|javascript|xml|svg|manifest/.test(type) && content.length >= 1_000 && content.length <= 10_000_000
  );
}
