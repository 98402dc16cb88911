import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { ServiceError, type StandInRequest } from "../stand-in";

/**
 * The content that a request uploads, freed of its chunk framing and checked against its stated checksums.
 *
 * Source: Amazon S3 API Reference, "Uploading objects with trailing checksums" (aws-chunked).
 * @throws ServiceError 400 BadDigest, IncompleteBody; 501 NotImplemented for signed chunks
 */
export function contentOf(request: StandInRequest): Buffer {
  const kind = request.headers["x-amz-content-sha256"] ?? "";
  if (kind.startsWith("STREAMING-AWS4")) {
    throw new ServiceError("NotImplemented", "Signed chunks are not implemented here.", 501);
  }
  if (kind !== "STREAMING-UNSIGNED-PAYLOAD-TRAILER") return checkContent(request.body, request.headers);

  const { content, trailers } = unframed(request.body);
  const stated = Number(request.headers["x-amz-decoded-content-length"]);
  if (content.length !== stated) throw incomplete();
  return checkContent(content, { ...request.headers, ...trailers });
}

function unframed(framed: Buffer): { content: Buffer; trailers: Record<string, string> } {
  const chunks: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = framed.indexOf("\r\n", position);
    if (lineEnd < 0) throw incomplete();
    const size = Number.parseInt(framed.toString("latin1", position, lineEnd), 16);
    const start = lineEnd + 2;
    if (!(start + size <= framed.length)) throw incomplete();
    if (size === 0) return { content: Buffer.concat(chunks), trailers: trailersOf(framed.toString("latin1", start)) };
    chunks.push(framed.subarray(start, start + size));
    position = start + size + 2;
  }
}

function trailersOf(text: string): Record<string, string> {
  const lines = text.split("\r\n").filter((line) => line.includes(":"));
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function checkContent(content: Buffer, headers: StandInRequest["headers"]): Buffer {
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(content));
  const real: Record<string, string> = {
    "content-md5": createHash("md5").update(content).digest("base64"),
    "x-amz-checksum-sha256": createHash("sha256").update(content).digest("base64"),
    "x-amz-checksum-sha1": createHash("sha1").update(content).digest("base64"),
    "x-amz-checksum-crc32": crc.toString("base64"),
  };
  const wrong = Object.keys(real).find((name) => headers[name] !== undefined && headers[name] !== real[name]);
  if (wrong) throw new ServiceError("BadDigest", `The ${wrong} you specified did not match what we received.`);
  return content;
}

function incomplete(): ServiceError {
  return new ServiceError("IncompleteBody", "You did not provide the number of bytes specified.");
}
