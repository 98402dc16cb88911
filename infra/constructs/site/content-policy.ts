import { readFileSync } from "node:fs";

type InlineHashes = { script: string[]; style: string[] };

// Emotion adds one empty style element and writes its rules through the CSSOM: this is the hash of the empty string.
const EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/**
 * The Content-Security-Policy of the site's pages.
 *
 * @param hashesFile the built site's `csp.json`
 * @param uploadOrigins `https://` addresses that a page may speak to beside its own origin
 */
export function contentPolicy(hashesFile: string, uploadOrigins: string[]): string {
  const { script, style } = readHashes(hashesFile);
  const hashes = (list: string[]) => list.map((hash) => ` '${hash}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(script)}`,
    `style-src 'self'${hashes([EMPTY_STYLE, ...style])}`,
    `img-src 'self' blob: data: ${uploadOrigins.join(" ")}`,
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${uploadOrigins.join(" ")}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

function readHashes(file: string): InlineHashes {
  return JSON.parse(readFileSync(file, "utf8"));
}
