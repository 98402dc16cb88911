import { ServiceError } from "../stand-in";

export type FormPost = { fields: Record<string, string>; file: { name: string; content: Buffer } | undefined };

/**
 * Reads a browser's form upload. Field names are in lower case; what follows the file is ignored, as S3 does.
 *
 * Source: RFC 7578; Amazon S3 API Reference, "POST Object".
 * @throws ServiceError 400 MalformedPOSTRequest
 */
export function parseFormPost(contentType: string | undefined, body: Buffer): FormPost {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(contentType ?? "")?.[1];
  if (boundary === undefined) throw malformed("It is not multipart/form-data.");

  const post: FormPost = { fields: {}, file: undefined };
  for (const part of partsOf(body, Buffer.from(`--${boundary}`))) {
    const { name, fileName, content } = readPart(part);
    if (name === "file") return { ...post, file: { name: fileName ?? "", content } };
    post.fields[name.toLowerCase()] = content.toString("utf8");
  }
  return post;
}

function* partsOf(body: Buffer, delimiter: Buffer): Generator<Buffer> {
  let start = body.indexOf(delimiter);
  if (start < 0) throw malformed("There is no boundary.");
  for (;;) {
    const contentStart = start + delimiter.length;
    if (body.toString("latin1", contentStart, contentStart + 2) === "--") return;
    const next = body.indexOf(Buffer.concat([Buffer.from("\r\n"), delimiter]), contentStart);
    if (next < 0) throw malformed("The last boundary is missing.");
    yield body.subarray(contentStart + 2, next);
    start = next + 2;
  }
}

function readPart(part: Buffer): { name: string; fileName: string | undefined; content: Buffer } {
  const headEnd = part.indexOf("\r\n\r\n");
  const disposition = /^content-disposition:(.*)$/im.exec(part.toString("utf8", 0, Math.max(headEnd, 0)))?.[1] ?? "";
  const name = /[;\s]name="([^"]*)"/i.exec(disposition)?.[1];
  if (headEnd < 0 || name === undefined) throw malformed("A part has no name.");
  return { name, fileName: /filename="([^"]*)"/i.exec(disposition)?.[1], content: part.subarray(headEnd + 4) };
}

function malformed(why: string): ServiceError {
  return new ServiceError("MalformedPOSTRequest", `The body of your POST request is not well-formed. ${why}`);
}
